// The sign that never moves: enamel, print, screws, empty lanes and their numbers.
import { svg } from '../dom/elements.js';
import { octagon } from '../draw/octagon.js';
import { COLUMNS, HEIGHT, MIDDLE, columnX, lane, spaceY } from './geometry.js';

export const VIEW = '6 4 692 726';

export function sign() {
  return svg('svg.sign', { viewBox: VIEW, 'aria-hidden': true }, plate(), print(), COLUMNS.map(column => laneOf(column)));
}

function plate() {
  const { x, y } = MIDDLE, face = attributes => svg('polygon', attributes);
  return svg('g', null,
    face({ points: octagon(x + 12, y + 18, 668, 700, 204), class: 'sign-shadow' }),
    [8, 6, 4, 2].map(drop => face({ points: octagon(x, y + drop, 668, 700, 204), fill: 'var(--enamel-edge)' })),
    face({ points: octagon(x, y, 668, 700, 204), fill: 'url(#enamel)' }),
    face({ points: octagon(x, y, 658, 690, 201), fill: 'url(#rim)' }),
    face({ points: octagon(x, y, 642, 674, 196.4), fill: 'url(#enamel)' }),
    face({ points: octagon(x, y, 642, 674, 196.4), fill: 'url(#shine)' }),
    face({ points: octagon(x, y, 644, 676, 197), fill: 'none', stroke: '#000', 'stroke-opacity': .22, 'stroke-width': 2 }));
}

function print() {
  const word = (text, turn, x) => svg('text', {
    transform: `translate(${x},154) rotate(${turn})`, 'font-size': 50, 'letter-spacing': 2, 'text-anchor': 'middle', fill: 'var(--rim)',
  }, text);
  return svg('g', null, word('CAN’T', -45, 154), word('STOP', 45, 546), screw(136, 584), screw(564, 584));
}

function screw(x, y) {
  return svg('g', { transform: `translate(${x},${y})` },
    svg('circle', { cx: 2, cy: 3, r: 9, fill: '#000', opacity: .35 }), svg('circle', { r: 9, fill: 'var(--screw)' }),
    svg('circle', { cx: -1, cy: -1.5, r: 7, fill: 'var(--screw-light)' }),
    svg('path', { d: 'M-4,2L4,-3', stroke: 'var(--screw-slot)', 'stroke-width': 2 }));
}

function laneOf(column) {
  const { x, bottom, middle, height } = lane(column);
  const spaces = Array.from({ length: HEIGHT[column] }, (_, index) => pad(x, spaceY(column, index + 1)));
  return svg('g', null,
    svg('polygon', { points: octagon(x, middle, 53.5, height + 5.5, 12), fill: 'var(--keyline)' }),
    svg('polygon', { points: octagon(x, middle, 50, height + 2, 11), fill: 'url(#lane)' }),
    spaces,
    svg('text.foot', { x, y: bottom + 20, 'text-anchor': 'middle', fill: 'var(--stop-text)' }, column));
}

/** A space: a pad whose upper edge lies in the light, so that spaces can be counted. */
function pad(x, y) {
  const left = x - 21.5, right = x + 21.5, top = y - 20;
  return svg('g', null,
    svg('polygon', { points: octagon(x, y + 1.4, 43, 40, 7), opacity: .5 }),
    svg('polygon.pad', { points: octagon(x, y, 43, 40, 7), fill: 'url(#pad)' }),
    svg('path.pad-line', {
      d: `M${left + .6},${top + 12}V${top + 7}L${left + 7},${top + .6}H${right - 7}L${right - .6},${top + 7}`,
      fill: 'none', stroke: 'var(--pad-line)', 'stroke-width': 1.3,
    }));
}

/** The ivory tile on a column's top space. */
export function tile(column) {
  const x = columnX(column), y = spaceY(column, HEIGHT[column]);
  return svg('g.tile', null,
    svg('polygon', { points: octagon(x + 3, y + 5, 44, 42), fill: 'var(--shadow)' }),
    svg('polygon', { points: octagon(x, y + 3, 44, 42), fill: 'var(--tile-edge)' }),
    svg('polygon', { points: octagon(x, y - 1, 44, 42), fill: 'url(#tile)' }),
    svg('polygon', { points: octagon(x, y - 1, 37, 35), fill: 'none', stroke: 'var(--tile-ink)', 'stroke-width': 1.1, opacity: .5 }),
    svg('text.tile-number', { x, y: y + 7.8, 'text-anchor': 'middle', fill: 'var(--tile-ink)' }, column));
}
