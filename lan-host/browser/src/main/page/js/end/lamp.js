// The lamp goes down on all but the winner's columns, and four fireworks of road paint go up.
import { svg } from '../dom/elements.js';
import { octagon } from '../draw/octagon.js';
import { colourOf, piece } from '../draw/piece.js';
import { standingSign } from '../draw/signs.js';
import { HEIGHT, MIDDLE, lane, spaceY } from '../board/geometry.js';
import { paving } from '../board/marks.js';
import { letterOf } from '../table/people.js';

const FIREWORKS = [[146, 176, 84, 20], [578, 206, 104, 24], [118, 560, 66, 18], [566, 566, 92, 20]];

export function dim(board, table) {
  board.above.replaceChildren();
  const winner = table.winner === null ? null : table.seats[table.winner];
  if (!winner) return;
  const colour = colourOf(winner);
  board.above.append(
    svg('polygon.dim', { points: octagon(MIDDLE.x, MIDDLE.y, 642, 674, 196.4) }),
    ...winner.won.map((column, index) => lit(column, winner, letterOf(table.seats, table.winner), index)),
    ...FIREWORKS.map((place, index) => burst(...place, colour, index)));
}

/** A column of the winner, drawn once more above the dark. */
function lit(column, badge, letter, index) {
  const { x, middle, height } = lane(column), colour = colourOf(badge);
  const at = (y, drawn) => svg('g', { transform: `translate(${x},${y})` }, drawn);
  return svg('g.winner-light', { style: `--nth:${index}` },
    svg('ellipse', { cx: x, cy: middle, rx: 60, ry: height * .62, fill: `url(#glow-${colour})`, opacity: .5 }),
    svg('polygon', { points: octagon(x, middle, 53.5, height + 5.5, 12), fill: 'var(--keyline)' }),
    paving(column, badge), at(MIDDLE.y - 11, piece(badge, letter, 17)),
    at(spaceY(column, HEIGHT[column]), standingSign(column, colour)));
}

/** Dashes that lengthen on their way out, each with an octagon at its head. */
function burst(x, y, radius, count, colour, nth) {
  const rays = Array.from({ length: count }, (_, index) => {
    const reach = radius * (index % 2 ? 1 : .74), paint = index % 2 ? 'var(--rim)' : `var(--seat-${colour})`;
    const dash = (from, to, width) => svg('path', { d: `M0,${-reach * from}V${-reach * to}`, stroke: paint, 'stroke-width': width, opacity: .45 + .5 * from });
    return svg('g', { transform: `rotate(${360 * (index + .5 * (nth % 2)) / count})` },
      dash(.24, .32, 2.2), dash(.4, .54, 3.2), dash(.62, .84, 4.4), svg('polygon', { points: octagon(0, -reach, index % 2 ? 10 : 8), fill: paint }));
  });
  return svg('g', { transform: `translate(${x},${y})` }, svg('g.burst', { style: `--nth:${nth}` }, rays));
}
