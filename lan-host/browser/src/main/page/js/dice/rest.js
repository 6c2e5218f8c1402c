// How fallen dice lie: turn and shift come from the throw's digest, the same on all screens.

const TURNS = [-9, 6, -4, 11];
const SHIFTS = [-6, 10, -2, 7];

/** A number from 0 to 255 out of a throw's digest. */
export function byteOf(seed, index) {
  const at = (index * 2) % Math.max(2, (seed || '').length - 1);
  return parseInt((seed || '').slice(at, at + 2), 16) || 0;
}

/** Four dice in the order in which they fell: x and y as shares of the bay, r in degrees. */
export function row(seed) {
  return [0, 1, 2, 3].map(die => {
    const style = (die + byteOf(seed, 0)) % 4;
    return { x: (die + .5) / 4, y: .5 + SHIFTS[style] / 200, r: TURNS[style] + (byteOf(seed, die + 1) - 128) / 64 };
  });
}

/** The dice of an option: a pair in each half, beside the place of its sum. */
export function paired(pairs) {
  const places = [];
  pairs.forEach((pair, half) => pair.forEach((die, index) => {
    places[die] = { x: half / 2 + .112 + index * .168, y: half ? .51 : .49, r: (half ? 2 : -3) * (index ? -1 : 1) };
  }));
  return places;
}
