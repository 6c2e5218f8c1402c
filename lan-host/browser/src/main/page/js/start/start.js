// Who starts: each player's two dice, over the live table, for a moment and without a button.
import { html, svg } from '../dom/elements.js';
import { pieceIcon } from '../draw/piece.js';
import { smallDie } from '../draw/die.js';
import { letterOf, nameOf } from '../table/people.js';
import { say } from '../words/words.js';

const SHOWN = 2600;

/** Shows one round of throws over a node; done when it has gone. */
export function startRound(parent, event, table, still) {
  const highest = Math.max(...event.throws.map(one => one.total));
  const best = event.throws.filter(one => one.total === highest);
  const node = html('div.start-round', { role: 'status' }, html('h2', null, say('start.title')),
    event.throws.map((one, index) => row(table, one, one.total === highest, index)),
    html('p.start-word', null, best.length > 1
      ? say('start.tie', best.map(one => nameOf(table, one.seat)).join(', ')) : say('page.starts', nameOf(table, best[0].seat))));
  parent.append(node);
  let finish;
  const done = new Promise(resolve => (finish = resolve)).then(() => node.remove());
  const timer = setTimeout(finish, still ? 1200 : SHOWN);
  return { done, end: () => (clearTimeout(timer), finish()) };
}

function row(table, { seat, dice, total }, highest, index) {
  const values = dice || [];
  return html(`div.start-row${highest ? '.highest' : ''}`, { style: `--nth:${index}` },
    table.seats[seat] ? pieceIcon(table.seats[seat], letterOf(table.seats, seat)) : null,
    html('b', null, nameOf(table, seat)),
    svg('svg', { viewBox: '0 0 76 36', 'aria-hidden': true }, values.map((value, at) => smallDie(18 + at * 40, 17, 32, value))),
    html('span.total', null, String(total)));
}
