// Which pieces stand where: pure lists that the board draws and keeps by key.
import { HEIGHT, MIDDLE, PITCH, columnX, spaceY } from './geometry.js';

/** Where several squares of one space stand, and how large they are. */
function corners(count) {
  if (count === 1) return { radius: 16.5, at: [[0, 0]] };
  if (count === 2) return { radius: 10.8, at: [[-10.5, 0], [10.5, 0]] };
  return { radius: 9.4, at: [[-10.5, -10], [10.5, -10], [-10.5, 11], [10.5, 11]] };
}

/** All squares of a table with place and radius. Those on a runner's space step to its feet. */
export function squares(table, previewed) {
  return table.columns.flatMap(column => {
    if (column.owner !== null) return [flagSquare(column)];
    const busy = new Set([column.runner && column.runner.space, previewed[column.number]].filter(Boolean));
    const spaces = groupBySpace(column.pieces);
    return [...spaces].flatMap(([space, seats]) => busy.has(space)
      ? seats.map((seat, index) => besideRunner(column.number, space, seat, index, seats.length))
      : seats.map((seat, index) => inCorner(column.number, space, seat, index, seats.length)));
  });
}

function groupBySpace(pieces) {
  const spaces = new Map();
  for (const { seat, space } of pieces) spaces.set(space, [...(spaces.get(space) || []), seat]);
  return spaces;
}

function inCorner(column, space, seat, index, count) {
  const { radius, at } = corners(count), [dx, dy] = at[index];
  return placed(column, seat, columnX(column) + dx, spaceY(column, space) + dy, radius);
}

function besideRunner(column, space, seat, index, count) {
  const dx = count > 1 ? (index - (count - 1) / 2) * 21 : -13;
  return placed(column, seat, columnX(column) + dx, spaceY(column, space) + 13, 9, 40);
}

/** The winner's own counter in the middle of a column that is won. */
function flagSquare(column) {
  const y = MIDDLE.y - 11 + (HEIGHT[column.number] < 4 ? PITCH.y / 2 : 0);
  return placed(column.number, column.owner, columnX(column.number), y, 17);
}

function placed(column, seat, x, y, radius, front = 0) {
  return { key: `square-${column}-${seat}`, kind: 'square', seat, x, y, radius, depth: y + front };
}

/** The runners, the foot of each in the lower half of its space. */
export function runners(table) {
  return table.columns.filter(column => column.runner).map(({ number, runner }) => ({
    key: `runner-${number}`, kind: 'runner', seat: runner.seat, column: number, from: runner.from, space: runner.space,
    x: columnX(number), y: spaceY(number, runner.space) + 7, depth: spaceY(number, runner.space) + 5,
  }));
}

/** Numbers that stand on their posts. */
export function posts(table) {
  return table.columns.filter(column => column.owner !== null).map(({ number, owner }) => ({
    key: `post-${number}`, kind: 'post', seat: owner, column: number, x: columnX(number),
    y: spaceY(number, HEIGHT[number]), depth: spaceY(number, HEIGHT[number]),
  }));
}

/** Where the runners of a considered option would stand. */
export function ghosts(previewed) {
  return Object.entries(previewed).map(([column, space]) => ({
    key: `ghost-${column}`, kind: 'ghost', x: columnX(Number(column)), y: spaceY(Number(column), space) + 7,
    depth: spaceY(Number(column), space) + 6,
  }));
}
