// The lay-by: asphalt let into the table, where dice land and drive into pairs.
import { html, say as text, set, show } from '../dom/elements.js';
import { largeDie } from '../draw/die.js';
import { say } from '../words/words.js';
import { paired, row } from './rest.js';
import { tumble } from './tumble.js';

export function bay() {
  const dice = [0, 1, 2, 3].map(largeDie);
  const sums = [0, 1].map(half => html(`div.sum.sum-${half}`, { 'aria-hidden': true }));
  const split = html('div.split');
  const words = html('p.spoken');
  const painted = html('div.painted', { 'aria-hidden': true });
  const skids = html('div.skids', { hidden: true });
  const node = html('div.bay', { role: 'group' }, html('div.frame'), skids, split, painted, dice, sums, words);
  let seed = '', places = row('');

  function face(index, value) {
    set(dice[index], 'data-face', value);
  }

  function lay() {
    dice.forEach((die, index) => {
      const { x, y, r } = places[index];
      die.style.transform = `translate(calc(${x * 100}cqw - 50%), calc(${y * 100}cqh - 50%)) rotate(${r}deg)`;
    });
  }

  function paint(option) {
    show(split, Boolean(option));
    sums.forEach((sum, half) => {
      show(sum, Boolean(option));
      if (!option) return;
      text(sum, String(option.sums[half]));
      sum.classList.toggle('useless', !option.usable[half]);
    });
  }

  return {
    node,
    /** @param option the one considered: its pairs drive apart
        @param line what is painted on the asphalt while no dice lie there */
    show(table, option, line) {
      const thrown = table.dice && table.dice.length === 4;
      set(node, 'aria-label', say('page.dice'));
      show(painted, !thrown);
      text(painted, thrown ? '' : line);
      dice.forEach((die, index) => {
        show(die, Boolean(thrown));
        if (thrown && node.dataset.moving !== 'yes') face(index, table.dice[index]);
      });
      node.classList.toggle('bust', Boolean(table.bust));
      node.classList.toggle('falling', table.phase === 'FALLING');
      show(skids, Boolean(table.bust));
      places = option ? paired(option.pairs) : row(seed);
      paint(option);
      lay();
      text(words, thrown ? say(table.bust ? 'dice.bust' : 'dice.shown', table.dice.join(', ')) : say('dice.none'));
    },
    /** Throws the dice; the promise comes true when they lie. `end` ends it at once. */
    throwDice(values, newSeed) {
      seed = newSeed || '';
      places = row(seed);
      paint(null);
      dice.forEach(die => show(die, true));
      show(painted, false);
      node.classList.remove('bust', 'falling');
      show(skids, false);
      lay();
      const { width, height } = node.getBoundingClientRect(), size = dice[0].offsetWidth || 60;
      const rest = places.map(({ x, y, r }) => ({ x: x * width - size / 2, y: y * height - size * 1.12 / 2, r }));
      node.dataset.moving = 'yes';
      const moving = tumble(dice, rest, size, values, seed, (index, value) => node.dataset.moving === 'yes' && face(index, value));
      const done = Promise.all(moving.map(one => one.finished.catch(() => null))).then(() => {
        node.dataset.moving = 'no';
        values.forEach((value, index) => face(index, value));
      });
      return { done, end: () => moving.forEach(one => one.finish()) };
    },
    settle(newSeed) {
      seed = newSeed || '';
    },
  };
}
