// The three places below the dice: options, then what each runner has gained, after a bust what was of no use.
import { fill, html, svg } from '../dom/elements.js';
import { cone } from '../draw/cone.js';
import { colourOf } from '../draw/piece.js';
import { numberSign } from '../draw/signs.js';
import { runners } from '../board/places.js';
import { HEIGHT } from '../board/geometry.js';
import { list, say } from '../words/words.js';
import { place } from './option.js';
import { places as optionsByPlace, sumsOf } from './options.js';

export function places(heard) {
  const node = html('div.places', { role: 'group' });
  let drawn = '';
  return {
    node,
    show(table, lost) {
      const kind = kindOf(table);
      const look = JSON.stringify([kind, table.dice, table.options, table.columns, table.myTurn, table.advice, lost, say('stop')]);
      if (look === drawn) return;
      drawn = look;
      node.className = `places ${kind}`;
      node.setAttribute('aria-label', say(kind === 'choose' ? 'turn.toChoose.mine' : 'page.stakes'));
      fill(node, CONTENT[kind](table, lost, heard));
    },
    /** The option that is considered, by anyone: its card is warm. */
    mark(index) {
      for (const button of node.querySelectorAll('.option')) {
        button.classList.toggle('considered', Number(button.dataset.option) === index);
      }
    },
    button: index => node.querySelector(`[data-option="${index}"]`),
  };
}

function kindOf(table) {
  if (table.bust) return 'lost';
  if (table.phase === 'CHOOSE' && table.dice) return 'choose';
  return 'gained';
}

const CONTENT = {
  choose: (table, lost, heard) => optionsByPlace(table).map((options, index) =>
    html('div.place', null, place(table, index, options, heard))),
  gained: table => {
    const out = runners(table);
    return [0, 1, 2].map(index => html('div.place', null, out[index] ? runnerCard(table, out[index]) : emptyCard(table, index)));
  },
  lost: (table, lost) => [bustCard(table, lost)],
};

function runnerCard(table, { column, from, space, seat }) {
  const left = HEIGHT[column] - space;
  return html('div.runner-card', { role: 'img', 'aria-label': say('runner.said', String(column), space - from, say('runner.left', left)) },
    svg('svg.runner-cone', { viewBox: '-22 -44 66 56', 'aria-hidden': true }, cone(colourOf(table.seats[seat]))),
    svg('svg.runner-column', { viewBox: '0 0 44 44', 'aria-hidden': true }, numberSign(22, 22, 40, column)),
    html('span.gain', { 'aria-hidden': true }, say('runner.gained', space - from)),
    html('span.left', { 'aria-hidden': true }, say('runner.left.brief', left)));
}

function emptyCard() {
  return html('div.empty-place', { 'aria-hidden': true });
}

/** What a bust has cost, and the six sums that did not help. */
function bustCard(table, lost) {
  const steps = lost ? lost.steps : 0;
  const sums = [...new Set([0, 1, 2].flatMap(index => sumsOf(table.dice, index)))].sort((a, b) => a - b);
  const needs = lost && lost.needs.length ? say('bust.reason', steps, list(lost.needs.map(String), 'list.or')) : say('board.words.stake', steps);
  return html('div.bust-card', null,
    html('span.bust-sign', null, say('page.bust')),
    html('span.bust-words', null, needs),
    html('span.bust-sums', { 'aria-hidden': true }, sums.map(sum => html('s', null, String(sum)))));
}
