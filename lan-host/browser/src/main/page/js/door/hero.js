// The sign at full size, with dice and cones at its foot: what one sees first.
import { svg } from '../dom/elements.js';
import { cone } from '../draw/cone.js';
import { octagon } from '../draw/octagon.js';
import { smallDie } from '../draw/die.js';

export function hero() {
  const face = attributes => svg('polygon', attributes);
  return svg('svg.hero', { viewBox: '-310 -300 620 640', role: 'img', 'aria-label': 'Can’t Stop' },
    face({ points: octagon(20, 26, 560), class: 'sign-shadow' }),
    [11, 9, 7, 5, 3].map(drop => face({ points: octagon(drop * .35, drop, 560), fill: 'var(--enamel-edge)' })),
    face({ points: octagon(0, 0, 560), fill: 'url(#enamel)' }), face({ points: octagon(0, 0, 548), fill: 'url(#rim)' }),
    face({ points: octagon(0, 0, 524), fill: 'url(#enamel)' }), face({ points: octagon(0, 0, 524), fill: 'url(#shine)' }),
    word('CAN’T', -84, 112, 4), svg('g', { transform: 'scale(1,1.12)' }, word('STOP', 72, 176, 2)),
    svg('rect', { x: -168, y: 128, width: 336, height: 5, rx: 2.5, fill: 'var(--rim)' }),
    word('FOR A LAN PARTY', 172, 31, 3),
    smallDie(-212, 262, 74, 6), smallDie(-122, 296, 74, 1), smallDie(208, 268, 74, 5),
    svg('g', { transform: 'translate(24,316)' }, cone('orange', 1.5)),
    svg('g', { transform: 'translate(106,330)' }, cone('blue', 1.5)));
}

function word(text, y, size, spacing) {
  return svg('text', { y, 'font-size': size, 'letter-spacing': spacing, 'text-anchor': 'middle', fill: 'var(--rim)' }, text);
}
