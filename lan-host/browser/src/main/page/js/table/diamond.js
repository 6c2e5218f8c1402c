// What is at stake: a caution sign that grows, in the corner below the sign. After a bust it hangs askew.
import { fill, html, show, svg } from '../dom/elements.js';
import { diamond } from '../draw/signs.js';
import { say } from '../words/words.js';

export function stakes() {
  const drawing = svg('svg', { viewBox: '-90 -90 180 180', 'aria-hidden': true });
  const node = html('div.stakes', null, drawing);
  return {
    node,
    show(table, lost) {
      const steps = lost ? lost.steps : table.stake ? table.stake.steps : 0;
      show(node, steps > 0);
      node.classList.toggle('lost', Boolean(lost));
      const text = lost ? `−${steps}` : String(steps);
      const radius = Math.min(72, 50 + 1.2 * (steps - 1));
      fill(drawing, diamond(radius, text, say('board.steps', steps)));
    },
  };
}
