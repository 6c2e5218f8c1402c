// What is painted on the lanes: chevrons of this turn, grey ones of a bust, the preview, won columns.
import { svg } from '../dom/elements.js';
import { octagon } from '../draw/octagon.js';
import { chevron } from '../draw/signs.js';
import { colourOf, shape } from '../draw/piece.js';
import { HEIGHT, columnX, lane, spaceY } from './geometry.js';

/** The steps of this turn in a column: a double chevron each, over a soft glow, from the bottom up. */
export function stakes(column, from, to, colour) {
  const x = columnX(column);
  const spaces = range(from + 1, to).filter(space => space < HEIGHT[column]);
  const glow = range(from + 1, to).map(space => svg('circle.glow', { cx: x, cy: spaceY(column, space), r: 40, fill: `url(#glow-${colour})` }));
  return svg('g', null, glow, spaces.map((space, index) => pair(x, spaceY(column, space), 30, `var(--seat-${colour})`, 6,
    { class: 'step', style: `--nth:${index}` })));
}

/** What a bust has cost. */
export function lostSteps(column, from, to) {
  const x = columnX(column);
  return svg('g.lost', null, range(from + 1, to).map((space, index, all) =>
    pair(x, spaceY(column, space), 30, 'var(--skid)', 3, { class: 'lost-step', style: `--nth:${all.length - index}` })));
}

/** Where a considered option leads: thin yellow chevrons. */
export function preview(column, from, to) {
  const x = columnX(column);
  const steps = range(from + 1, to).filter(space => space < HEIGHT[column]);
  return svg('g.preview', null, steps.map(space => pair(x, spaceY(column, space), 28, 'var(--caution)', 3, { opacity: .95 })));
}

/** The keyline of a lane that an option would climb. */
export function lit(column) {
  const { x, middle, height } = lane(column);
  return svg('polygon.lit', { points: octagon(x, middle, 53.5, height + 5.5, 12), fill: 'none', stroke: 'var(--caution)', 'stroke-width': 3 });
}

/** A column that is won: paved in its owner's colour, with their shape in every space. */
export function paving(column, badge) {
  const { x, middle, height } = lane(column), colour = colourOf(badge), edge = `var(--seat-${colour}-edge)`;
  return svg('g.paving', null,
    svg('polygon', { points: octagon(x, middle, 50, height + 2, 11), fill: `url(#seat-${colour})` }),
    range(1, HEIGHT[column] - 1).map(space => shape(badge.shape, x, spaceY(column, space), 9, edge, { opacity: .3 })),
    svg('polygon', { points: octagon(x, middle, 45, height - 4, 9), fill: 'none', stroke: edge, 'stroke-opacity': .7, 'stroke-width': 1.6 }));
}

function pair(x, y, width, stroke, thick, attributes) {
  return svg('g', attributes, chevron(x, y + 7, width, stroke, thick), chevron(x, y - 6, width, stroke, thick));
}

const range = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
