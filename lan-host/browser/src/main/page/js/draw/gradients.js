// The gradients of all materials, once for the whole page: other drawings name them by id.
import { svg } from '../dom/elements.js';

const SEATS = ['orange', 'blue', 'green', 'purple'];

const LINEAR = {
  enamel: [0, 0, 1, 1, [0, '--enamel-light'], [.45, '--enamel'], [1, '--enamel-far']],
  rim: [0, 0, 1, 1, [0, '--rim'], [1, '--rim-far']],
  pad: [0, 0, .6, 1, [0, '--pad-light'], [.35, '--pad'], [1, '--pad-low']],
  lane: [0, 0, 0, 1, [0, '--lane-high'], [1, '--lane']],
  tile: [0, 0, 1, 1, [0, '--tile-light'], [1, '--tile-far']],
  die: [0, 0, 1, 1, [0, '--die-light'], [.6, '--die'], [1, '--die-low']],
  dieBust: [0, 0, 1, 1, [0, '--die-bust'], [1, '--die-bust-low']],
  cone: [0, 0, 1, 0, [0, '--runner'], [.45, '--runner'], [1, '--runner-shade']],
  caution: [0, 0, 1, 1, [0, '--caution-light'], [1, '--caution-low']],
  cautionHot: [0, 0, 1, 1, [0, '--caution-hot-light'], [1, '--caution-hot']],
};

function stop(offset, role, opacity) {
  return svg('stop', { offset, style: `stop-color:var(${role})${opacity === undefined ? '' : `;stop-opacity:${opacity}`}` });
}

function linear(id, x1, y1, x2, y2, ...stops) {
  return svg('linearGradient', { id, x1, y1, x2, y2 }, stops.map(one => stop(...one)));
}

/** The hidden drawing that holds them. */
export function gradients() {
  const shade = (id, x2, y2, stops) => svg('linearGradient', { id, x1: 0, y1: 0, x2, y2 },
    stops.map(([offset, colour, opacity]) => svg('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity })));
  return svg('svg', { width: 0, height: 0, 'aria-hidden': true, style: 'position:absolute' }, svg('defs', null,
    Object.entries(LINEAR).map(([id, values]) => linear(id, ...values)),
    shade('coneShade', 1, 0, [[0, '#fff', .35], [.45, '#fff', 0], [1, '#000', .38]]),
    shade('shine', 1, 1, [[0, '#fff', .18], [.33, '#fff', .05], [.34, '#fff', 0]]),
    SEATS.map(seat => [
      linear(`seat-${seat}`, 0, 0, 1, 1, [0, `--seat-${seat}-light`], [.55, `--seat-${seat}`]),
      svg('radialGradient', { id: `glow-${seat}` }, stop(0, `--seat-${seat}`, .75), stop(1, `--seat-${seat}`, 0)),
    ])));
}
