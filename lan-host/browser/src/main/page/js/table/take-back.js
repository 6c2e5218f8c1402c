// Taking a choice back, where the table allows it, until the next roll or stop.
import { html, say as text, show } from '../dom/elements.js';
import { say } from '../words/words.js';

export function takeBack(act) {
  const node = html('button.take-back', { type: 'button', 'aria-keyshortcuts': 'Backspace', onclick: () => act('takeBack') });
  return {
    node,
    show(table, hindrance) {
      show(node, Boolean(table.mayTakeBack && table.myTurn && !hindrance));
      text(node, say('table.takeBack'));
    },
  };
}
