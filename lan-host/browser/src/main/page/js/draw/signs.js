// Octagons with numbers, chevrons, the caution diamond, a number that stands on its post.
import { svg } from '../dom/elements.js';
import { octagon, round } from './octagon.js';

/** A column's octagon with its number: enamel, or a seat's colour. */
export function numberSign(x, y, size, number, fill = 'var(--sign)', ink = 'var(--sign-text)', frame = 'var(--rim)') {
  return svg('g', null,
    svg('polygon', { points: octagon(x, y, size), fill, stroke: frame, 'stroke-width': frame === 'none' ? 0 : 2 }),
    svg('text', { x, y: round(y + size * .185), 'font-size': round(size * .52), 'text-anchor': 'middle', fill: ink }, number));
}

/** A number that is of no use: its outline, struck through. */
export function struckSign(x, y, size, number) {
  const half = size * .48;
  return svg('g', null,
    svg('polygon', { points: octagon(x, y, size), fill: 'none', stroke: 'var(--text-muted)', 'stroke-width': 1.5 }),
    svg('text', { x, y: round(y + size * .185), 'font-size': round(size * .52), 'text-anchor': 'middle', fill: 'var(--text-muted)' }, number),
    svg('path', { d: `M${x - half},${y + half}L${x + half},${y - half}`, stroke: 'var(--alarm)', 'stroke-width': 2.6, 'stroke-linecap': 'round' }));
}

/** One chevron that points up. */
export function chevron(x, y, width, stroke, thick, attributes) {
  const h = width * .21;
  return svg('path', {
    d: `M${round(x - width / 2)},${round(y + h)}L${round(x)},${round(y - h)}L${round(x + width / 2)},${round(y + h)}`,
    fill: 'none', stroke, 'stroke-width': thick, ...attributes,
  });
}

/** The caution sign that grows with what is at stake: a drawing of its own around (0, 0). */
export function diamond(radius, text, label) {
  const d = (r, dy = 0) => `M0,${dy - r}L${r},${dy}L0,${dy + r}L${-r},${dy}Z`;
  const size = radius * (text.length < 3 ? .84 : .62);
  const figure = (kind, y, scale) => svg(`text.stake-${kind}`, {
    y: round(y), 'font-size': round(size * scale), 'text-anchor': 'middle', fill: 'var(--caution-text)', 'letter-spacing': -1.5,
  }, text);
  const solid = (fill, edge, width) => ({ fill, stroke: edge, 'stroke-width': width, 'stroke-linejoin': 'round' });
  return svg('g', null,
    svg('path', { d: d(radius), transform: 'translate(5,8)', ...solid('var(--shadow)', 'var(--shadow)', 2) }),
    svg('path', { d: d(radius, 4), ...solid('var(--caution-edge)', 'var(--caution-edge)', 12) }),
    svg('path', { d: d(radius), ...solid('url(#caution)', 'var(--caution)', 12) }),
    svg('path', { d: d(radius - 7), ...solid('none', 'var(--caution-text)', 3.2) }),
    figure('bare', radius * .34, 1.12), figure('labelled', radius * .2, 1),
    svg('text.stake-labelled.stake-word', { y: round(radius * .5), 'font-size': round(radius * .25), 'text-anchor': 'middle', fill: 'var(--caution-text)' }, label));
}

/** The number of a won column stands up as a little sign on its post. */
export function standingSign(number, colour) {
  return svg('g.standing', null,
    svg('path', { d: 'M0,20 L46,30 L58,16 L40,-2 L18,10 Z', fill: 'var(--shadow)' }),
    svg('ellipse', { cy: 20, rx: 9, ry: 3.5, opacity: .5 }),
    svg('rect', { x: -3, y: 2, width: 6, height: 19, fill: 'var(--post)' }),
    svg('rect', { x: 1, y: 2, width: 2, height: 19, fill: 'var(--post-shade)' }),
    svg('polygon', { points: octagon(1.8, -8.2, 50), fill: `var(--seat-${colour}-edge)` }),
    svg('polygon', { points: octagon(0, -10, 50), fill: 'var(--card)' }),
    svg('polygon', { points: octagon(0, -10, 45), fill: `url(#seat-${colour})` }),
    svg('text', { y: -1, 'font-size': 26, 'text-anchor': 'middle', fill: 'var(--ink)' }, number));
}
