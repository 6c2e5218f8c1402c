// One place of a pairing: two pairs of small dice, each above the octagon that it climbs.
import { html, svg } from '../dom/elements.js';
import { smallDie } from '../draw/die.js';
import { numberSign, struckSign } from '../draw/signs.js';
import { climbs, say } from '../words/words.js';
import { sumsOf } from './options.js';

const ARROW = 'M-6,0h12l-6,6Z';

/** A half: a pair of dice and where it leads, drawn around x. */
function half(x, dice, sum, usable) {
  return svg('g', null,
    smallDie(x - 14.5, 17, 26, dice[0]), smallDie(x + 14.5, 17, 26, dice[1]),
    svg('path', { d: ARROW, transform: `translate(${x},36)`, fill: 'var(--text-muted)' }),
    usable ? numberSign(x, 68, 46, sum) : struckSign(x, 68, 46, sum));
}

function drawing(width, halves) {
  return svg('svg', { viewBox: `0 0 ${width} 94`, 'aria-hidden': true, preserveAspectRatio: 'xMidYMid meet' }, halves);
}

/** A place with one option. */
function whole(table, option, heard) {
  const pairs = option.pairs.map(pair => pair.map(die => table.dice[die]));
  return html('button.option', attributes(table, option, heard),
    html('kbd', null, String(option.index + 1)),
    drawing(128, [half(32, pairs[0], option.sums[0], option.usable[0]), half(96, pairs[1], option.sums[1], option.usable[1])]),
    odds(table, option));
}

/** One half of an either-or, a button of its own. */
function either(table, option, other, heard) {
  const column = option.columns[0], which = option.sums.indexOf(column);
  const dice = option.pairs[which].map(die => table.dice[die]);
  return html('button.option.either', attributes(table, option, heard),
    html('kbd', null, String(option.index + 1)), drawing(62, [half(31, dice, column, true)]), odds(table, option));
}

function odds(table, option) {
  if (!table.settings.odds || option.bustChance === undefined || option.bustChance === null) return null;
  return html('span.option-odds', null, say('odds.option', option.bustChance));
}

function attributes(table, option, heard) {
  const considered = (table.advice && table.advice.option === option.index) ? 'advised' : null;
  return {
    type: 'button', 'data-option': option.index, 'data-advised': considered,
    'aria-label': say('board.option.place', option.index + 1, climbs(option.columns)),
    'aria-keyshortcuts': option.index + 1,
    'aria-disabled': table.myTurn ? null : 'true',
    onclick: () => heard.choose(option),
    onpointerdown: () => heard.consider(option),
    onpointerenter: event => event.pointerType === 'mouse' && heard.consider(option),
    onpointerleave: () => heard.consider(null),
    onpointercancel: () => heard.consider(null),
    onfocus: event => event.target.matches(':focus-visible') && heard.consider(option),
    onblur: () => heard.consider(null),
  };
}

/** A pairing that another place shows already. */
const sameSums = ([a, b], [c, d]) => (a === c && b === d) || (a === d && b === c);

/** What stands in a place: its option, an either-or, or sums of no use. */
export function place(table, index, options, heard) {
  if (options.length === 1) return [whole(table, options[0], heard)];
  if (options.length === 2) {
    return [either(table, options[0], options[1], heard), html('span.or', { 'aria-hidden': true }, say('page.or')),
      either(table, options[1], options[0], heard)];
  }
  const [first, second] = sumsOf(table.dice, index);
  if (table.options.some(option => sameSums(option.sums, [first, second]))) return [html('div.empty-place', { 'aria-hidden': true })];
  return [html('div.useless-place', { role: 'img', 'aria-label': say('board.option.none', String(first), String(second)) },
    drawing(128, [struckSign(36, 47, 44, first), struckSign(92, 47, 44, second)]))];
}
