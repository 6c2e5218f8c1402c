// The big screen: the table without what is pressed, in large letters, for a TV browser or a projector.
import { fill, html } from '../dom/elements.js';
import { nameOf } from '../table/people.js';
import { headlineOf } from '../table/headline.js';
import { list, say } from '../words/words.js';

/** @param table the screen of the table, of which the big screen is another dress */
export function watchScreen(table) {
  const node = html('div.watch');
  return {
    node,
    /** Takes the table's node as long as the big screen is shown. */
    takes(shown) {
      if (shown && table.node.parentNode !== node) fill(node, table.node);
      document.documentElement.classList.toggle('watching', shown);
    },
    show(at, lost) {
      table.show(at, lost, say('hindrance.watching'), 0);
      table.headline.tell(lineOf(at, lost));
    },
  };
}

/** What alone keeps the next roll from being a bust, or who is to do what. */
function lineOf(table, lost) {
  if (table.phase === 'LOBBY') return say('watch.waiting');
  if (table.phase === 'OVER') return table.winner === null ? say('board.words.ended') : say('end.won', nameOf(table, table.winner));
  const { stake } = table;
  if (!lost && ['ROLL', 'DECIDE', 'FALLING'].includes(table.phase) && stake && stake.runners === 3 && stake.needs && stake.needs.length) {
    return say('watch.needs', nameOf(table, table.mover), list(stake.needs.map(String), 'list.or'));
  }
  return headlineOf(table, lost);
}
