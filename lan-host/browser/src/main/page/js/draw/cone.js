// A runner: a white traffic cone with two bands in its player's colour. (0, 0) is the middle of its foot.
import { svg } from '../dom/elements.js';

const BODY = 'M-12,-3 L-4.2,-40 Q0,-42.6 4.2,-40 L12,-3 Q0,3.4 -12,-3 Z';

export function cone(colour, scale = .92) {
  const band = `var(--seat-${colour})`;
  const path = (d, fill, attributes) => svg('path', { d, fill, ...attributes });
  return svg('g.cone', { transform: `scale(${scale})` },
    path('M-17,6 L17,9 L40,12 L46,2 L18,-5 Z', 'var(--shadow)', { class: 'cone-shadow' }),
    path('M-20,3 L-16,-7 L16,-7 L20,3 L20,8 L-20,8 Z', 'var(--cone-side)'),
    path('M-20,3 L-16,-7 L16,-7 L20,3 Z', 'url(#cone)'),
    path('M-20,3 L20,3 L20,8 L-20,8 Z', 'var(--cone-foot)'),
    path('M-20,8 L20,8', 'none', { stroke: 'var(--rubber)', 'stroke-width': 1.4 }),
    path(BODY, 'url(#cone)', { stroke: 'var(--rubber)', 'stroke-opacity': .55 }),
    path('M-10.1,-12 L-7.5,-24.5 Q0,-21.5 7.5,-24.5 L10.1,-12 Q0,-8 -10.1,-12 Z', band),
    path('M-5.9,-32 L-5.1,-36 Q0,-34.4 5.1,-36 L5.9,-32 Q0,-30 -5.9,-32 Z', band),
    path(BODY, 'url(#coneShade)'),
    svg('ellipse', { cy: -40.4, rx: 4.1, ry: 1.7, fill: 'var(--pad)' }));
}

/** Where a runner would stand: the outline of one. */
export function ghost(scale = .92) {
  return svg('g.ghost', {
    transform: `scale(${scale})`, fill: '#fff', stroke: '#fff', 'stroke-width': 2, 'stroke-dasharray': '4 3', opacity: .95,
  },
  svg('path', { d: 'M-19,3 L-15,-6 L15,-6 L19,3 L19,7 L-19,7 Z', 'fill-opacity': .3 }),
  svg('path', { d: 'M-11,-3 L-4,-38 Q0,-41 4,-38 L11,-3', 'fill-opacity': .42 }));
}
