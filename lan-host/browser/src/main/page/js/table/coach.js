// The coach's line: asked by a tap, where the table allows it. Odds stand on Roll and on the options themselves.
import { html, say as text, set, show } from '../dom/elements.js';
import { iconButton } from '../draw/icons.js';
import { climbs, say } from '../words/words.js';

export function coachLine(act) {
  const ask = iconButton('coach', '', () => act('advice'));
  set(ask, 'aria-keyshortcuts', 'C');
  const line = html('p.coach-says', { 'aria-live': 'polite' });
  const node = html('div.coach', { hidden: true }, ask);
  return {
    node, line,
    show(table) {
      const may = Boolean(table.settings.coach && table.myTurn && ['CHOOSE', 'DECIDE'].includes(table.phase));
      show(node, may && !table.advice);
      show(line, Boolean(may && table.advice));
      if (!may) return;
      set(ask, 'aria-label', say('coach.ask'));
      set(ask, 'title', say('coach.title'));
      text(line, table.advice ? adviceWords(table.advice, table.options) : '');
    },
  };
}

/** What the coach advises, in words: what to do, and why. */
function adviceWords({ text: ready, key, args = [], bot, stop, option }, options) {
  if (ready) return ready;
  const columns = option === null || option === undefined ? null : options[option].columns;
  if (!key) return columns ? say('coach.take', say('coach.title'), climbs(columns)) : say(stop ? 'coach.stop' : 'coach.roll', say('coach.title'));
  const because = say(key, ...args.map(one => (Array.isArray(one) ? climbs(one) : one)));
  if (!bot) return because;
  const coach = say(`bot.${bot}`);
  const does = columns ? say('coach.take', coach, climbs(columns)) : say(stop ? 'coach.stop' : 'coach.roll', coach);
  return `${does}. ${because}`;
}
