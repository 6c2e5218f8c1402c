// Where things are on the sign, in its own units: 668 x 700 around (350, 360).
export const COLUMNS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
export const HEIGHT = { 2: 3, 3: 5, 4: 7, 5: 9, 6: 11, 7: 13, 8: 11, 9: 9, 10: 7, 11: 5, 12: 3 };
export const MIDDLE = { x: 350, y: 360 };
export const PITCH = { x: 54, y: 48 };

/** The middle of a column. */
export const columnX = column => MIDDLE.x + (column - 7) * PITCH.x;

/** The middle of a space; space 1 is the lowest. */
export const spaceY = (column, space) => MIDDLE.y - 11 + ((HEIGHT[column] - 1) / 2 - (space - 1)) * PITCH.y;

/** A lane from its upper to its lower edge. */
export function lane(column) {
  const top = spaceY(column, HEIGHT[column]) - 25, bottom = spaceY(column, 1) + 24;
  return { x: columnX(column), top, bottom, middle: (top + bottom) / 2, height: bottom - top };
}
