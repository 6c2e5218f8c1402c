// A throw: four dice tumble into the bay from the left, by transform alone. Motion decides nothing.
import { byteOf } from './rest.js';

const LENGTH = 800;
const STAGGER = 45;
const HOPS = [[0, .3, 46], [.3, .65, 24], [.65, .92, 9]];
const TOUCHDOWNS = [.3, .55, .65, .82];
const SAMPLES = 16;

const ease = t => 1 - (1 - t) ** 2.6;

/** The height above the table at a moment, in hundredths of a die. */
function height(t) {
  const hop = HOPS.find(([from, to]) => t >= from && t < to);
  if (!hop) return 0;
  const [from, to, top] = hop, part = (t - from) / (to - from);
  return 4 * top * part * (1 - part);
}

/**
 * Throws the dice.
 * @param dice their nodes, with `body` and `shadow` inside
 * @param rest where each will lie: x, y in pixels, r in degrees
 * @param size of a die in pixels
 * @param face shows a face of a die
 * @returns the animations, which end in the dice at rest
 */
export function tumble(dice, rest, size, values, seed, face) {
  return dice.flatMap((node, index) => {
    const timing = { duration: LENGTH - 3 * STAGGER, delay: STAGGER * index, fill: 'backwards' };
    const from = { x: -size * 1.2, y: rest[index].y + size * (byteOf(seed, index + 9) / 255 - .5), r: rest[index].r - 160 };
    roll(index, values[index], seed, face, timing);
    return [
      node.animate(frames(t => at(from, rest[index], t, -height(t) * size / 100)), timing),
      node.querySelector('.die-shadow').animate(frames(t => {
        const up = height(t) * size / 100;
        return { transform: `translate(${up * .4}px,${up * 1.5}px)`, opacity: 1 - height(t) / 90 };
      }), timing),
    ];
  });
}

function at(from, to, t, lift) {
  const part = ease(t), mix = name => from[name] + (to[name] - from[name]) * part;
  return { transform: `translate(${mix('x')}px,${mix('y') + lift}px) rotate(${mix('r')}deg)` };
}

function frames(sample) {
  return Array.from({ length: SAMPLES + 1 }, (_, index) => sample(index / SAMPLES));
}

/** Other faces on the way, changed at each touchdown; the last well before the die lies still. */
function roll(index, value, seed, face, timing) {
  TOUCHDOWNS.forEach((moment, hop) => {
    const shown = hop === TOUCHDOWNS.length - 1 ? value : 1 + (byteOf(seed, index * 4 + hop) + hop) % 6;
    setTimeout(() => face(index, shown), timing.delay + timing.duration * moment);
  });
}
