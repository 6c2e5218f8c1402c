// A player's piece: an enamelled counter in colour, shape and letter.
import { svg } from '../dom/elements.js';
import { round } from './octagon.js';

const OUTLINES = {
  CIRCLE: r => `M${-r},0a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`,
  SQUARE: r => `M${-.9 * r},${-.9 * r}h${1.8 * r}v${1.8 * r}h${-1.8 * r}Z`,
  TRIANGLE: r => `M0,${-1.137 * r}L${1.137 * r},${.858 * r}L${-1.137 * r},${.858 * r}Z`,
  DIAMOND: r => `M0,${-1.16 * r}L${1.16 * r},0L0,${1.16 * r}L${-1.16 * r},0Z`,
};
const ROUNDNESS = { CIRCLE: 0, SQUARE: .14, TRIANGLE: .18, DIAMOND: .12 };

/** The role of a seat's colour: `--seat-orange`. */
export const colourOf = badge => badge.colour.toLowerCase();

/** A shape alone, around (x, y). */
export function shape(name, x, y, radius, fill, attributes) {
  return svg('path', {
    d: OUTLINES[name](radius), transform: `translate(${round(x)},${round(y)})`, fill, stroke: fill,
    'stroke-width': round(radius * ROUNDNESS[name]), 'stroke-linejoin': 'round', ...attributes,
  });
}

/** A counter that stands around (0, 0). */
export function piece(badge, letter, radius, flat = false) {
  const colour = colourOf(badge), edge = `var(--seat-${colour}-edge)`;
  const thickness = Math.max(2, radius * .34), top = -thickness / 2;
  const sides = [1, .66, .33].map(part => shape(badge.shape, 0, top + thickness * part, radius, edge));
  const rim = badge.shape === 'CIRCLE' || badge.shape === 'SQUARE'
    ? shape(badge.shape, 0, top, radius * .8, 'none', { stroke: edge, 'stroke-width': 1, opacity: .5 }) : null;
  return svg('g.piece', null,
    flat ? null : shape(badge.shape, radius * .26, thickness * 1.05, radius, 'var(--shadow)'),
    sides, shape(badge.shape, 0, top, radius, `url(#seat-${colour})`), rim, lettering(badge, letter, radius, top));
}

function lettering(badge, letter, radius, top) {
  const wide = badge.shape === 'CIRCLE' || badge.shape === 'SQUARE';
  const size = radius * (wide ? 1.08 : .92) * (letter.length > 1 ? .72 : 1);
  const drop = size * .36 + (badge.shape === 'TRIANGLE' ? radius * .2 : 0);
  return svg('text', { y: round(top + drop), 'font-size': round(size), 'text-anchor': 'middle', fill: 'var(--ink)' }, letter);
}

/** A drawing of its own with one piece in it, for plates and lists. */
export function pieceIcon(badge, letter, className = 'icon') {
  return svg(`svg.${className}`, { viewBox: '-22 -22 44 44', 'aria-hidden': true }, piece(badge, letter, 15, true));
}
