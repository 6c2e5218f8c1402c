// A mark in the dice's bay that says how many laptops threw, and opens who they were.
import { html, say as text, show } from '../dom/elements.js';
import { say } from '../words/words.js';

export function proofMark(open) {
  const label = html('span');
  const node = html('button.proof-mark', { type: 'button', onclick: open }, label);
  return {
    node,
    show(table) {
      const { proof, dice } = table;
      show(node, Boolean(proof && dice && dice.length));
      if (!proof) return;
      text(label, proof.alone ? say('dice.byHost') : say('dice.by', proof.laptops));
      node.setAttribute('aria-haspopup', 'dialog');
    },
  };
}
