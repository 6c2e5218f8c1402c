// The drawings on round buttons. Arrows, ticks and crosses are paths, never letters.
import { html, svg } from '../dom/elements.js';

const ICONS = {
  gear: '<circle r="4"/><path d="M0,-9V-6M0,9V6M-9,0H-6M9,0H6M-6.4,-6.4L-4.2,-4.2M6.4,6.4L4.2,4.2M-6.4,6.4L-4.2,4.2M6.4,-6.4L4.2,-4.2"/>',
  leave: '<path d="M2,-7H-7V7H2M-2,0H9M5,-4L9,0L5,4"/>',
  words: '<path d="M-7,-5H7M-7,0H7M-7,5H3"/>',
  talk: '<path d="M-8,-6H8V4H0L-4,8V4H-8Z"/>',
  close: '<path d="M-6,-6L6,6M6,-6L-6,6"/>',
  full: '<path d="M-8,-3V-8H-3M3,-8H8V-3M8,3V8H3M-3,8H-8V3"/>',
  phone: '<rect x="-5" y="-9" width="10" height="18" rx="2"/><path d="M-1,6H1"/>',
  coach: '<circle cy="-2" r="5.5"/><path d="M-2.5,6H2.5M-2,9H2"/>',
  lock: '<path d="M-6,-1H6V8H-6ZM-3.5,-1V-5A3.5,3.5 0 0 1 3.5,-5V-1"/>',
  eye: '<path d="M-9,0Q0,-11 9,0Q0,11 -9,0Z"/><circle r="2.6"/>',
  GO_ON: '<path d="M-7,1L0,-6L7,1M-7,7L0,0L7,7"/>',
  STOP: '<path d="M-3.5,-8.5H3.5L8.5,-3.5V3.5L3.5,8.5H-3.5L-8.5,3.5V-3.5ZM-4,0H4"/>',
  CHICKEN: '<path d="M-7,7Q-9,-2 -2,-3Q-1,-9 3,-8Q7,-7 6,-3L9,-1L6,0Q7,7 -2,7ZM-3,7V10M2,7V10"/>',
  OUCH: '<path d="M0,-9L2,-3L8,-6L4,0L9,4L3,4L1,9L-2,4L-8,6L-4,0L-9,-4L-3,-3Z"/>',
  BRAVO: '<path d="M-8,8L-3,-3L3,3ZM1,-5L3,-9M5,-1L9,-3M3,-3L7,-7"/>',
  LUCKY: '<path d="M0,0Q-8,-1 -5,-6Q-1,-8 0,0Q1,-8 6,-6Q8,-1 0,0Q8,1 5,6Q1,8 0,0Q-1,8 -6,6Q-8,1 0,0V9"/>',
};

export function icon(name) {
  const drawn = svg('svg.icon', { viewBox: '-12 -12 24 24', 'aria-hidden': true });
  drawn.innerHTML = `<g fill="none" stroke="currentColor" stroke-width="2.2">${ICONS[name]}</g>`;
  return drawn;
}

/** A round button with a drawing; its name is for ears and for a finger that rests on it. */
export function iconButton(name, label, onclick) {
  return html(`button.round.round-${name}`, { type: 'button', 'aria-label': label, title: label, onclick }, icon(name));
}
