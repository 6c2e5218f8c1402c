// Ivory dice: a large one that can show any face, and the small ones on options.
import { html, svg } from '../dom/elements.js';

const PIPS = {
  1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** A die of the bay: a shadow, and above it the die with all six faces, of which one shows. */
export function largeDie() {
  const faces = Object.keys(PIPS).map(face => svg(`g.pips.pips-${face}`, null, PIPS[face].map(([x, y]) => pip(x * 26, y * 26))));
  return html('div.die', { 'aria-hidden': true },
    html('div.die-shadow'),
    svg('svg.die-body', { viewBox: '-52 -58 104 116' },
      [1, .75, .5, .25].map(part => block(-50, -55 + 10.5 * part, 100, 20, 'edge')),
      block(-50, -55, 100, 20, 'top'),
      svg('rect', { x: -45.5, y: -50.5, width: 91, height: 91, rx: 17, fill: 'none', stroke: '#fff', 'stroke-width': 2.2, class: 'die-rim' }),
      svg('g', { transform: 'translate(0,-5)' }, faces)));
}

function block(x, y, size, radius, className) {
  return svg(`rect.die-${className}`, { x, y, width: size, height: size, rx: radius });
}

function pip(x, y) {
  return [
    svg('circle.pip-light', { cx: x + 1.2, cy: y + 1.6, r: 10.2, fill: '#fff', opacity: .85 }),
    svg('circle.pip', { cx: x, cy: y, r: 9.8 }),
  ];
}

/** A small flat die around (x, y). */
export function smallDie(x, y, size, value) {
  return svg('g.small-die', { transform: `translate(${x},${y}) scale(${size / 100})` },
    svg('rect', { x: -50, y: -40, width: 100, height: 100, rx: 20, fill: 'var(--die-edge)' }),
    svg('rect', { x: -50, y: -50, width: 100, height: 100, rx: 20, fill: 'url(#die)' }),
    PIPS[value].map(([px, py]) => svg('circle', { cx: px * 26, cy: py * 26, r: 10, fill: 'var(--pip)' })));
}
