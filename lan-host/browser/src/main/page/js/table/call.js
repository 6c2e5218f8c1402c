// "I bet on bust": the one raised thing while another decides, where the table plays with calls.
import { html, say as text, set, show } from '../dom/elements.js';
import { say } from '../words/words.js';

export function callSign(act) {
  const label = html('span');
  const node = html('button.call', { type: 'button', 'aria-keyshortcuts': 'B', onclick: () => act('callBust') }, label);
  return {
    node,
    show(table) {
      const sits = table.mySeat !== null;
      const open = sits && !table.myTurn && table.settings.calls && (table.mayCall === undefined ? table.phase === 'DECIDE' : table.mayCall);
      const called = sits && table.seats[table.mySeat] && table.seats[table.mySeat].calling;
      show(node, Boolean(open || called));
      set(node, 'aria-disabled', called ? 'true' : null);
      set(node, 'title', say('talk.call.hint'));
      text(label, say(called ? 'plate.calling' : 'talk.call'));
    },
  };
}
