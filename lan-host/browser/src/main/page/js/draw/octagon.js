// The octagon that most of the game's things are.

/** The points of an octagon, as SVG writes them. */
export function octagon(x, y, width, height = width, cut = Math.min(width, height) * .293) {
  const left = x - width / 2, right = x + width / 2, top = y - height / 2, bottom = y + height / 2;
  return [[left + cut, top], [right - cut, top], [right, top + cut], [right, bottom - cut],
    [right - cut, bottom], [left + cut, bottom], [left, bottom - cut], [left, top + cut]]
    .map(([px, py]) => `${round(px)},${round(py)}`).join(' ');
}

export const round = value => Math.round(value * 10) / 10;
