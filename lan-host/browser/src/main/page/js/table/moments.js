// The great moments on the board: a bust, a column that is won; by transform and opacity alone.
import { svg } from '../dom/elements.js';
import { cone } from '../draw/cone.js';
import { colourOf } from '../draw/piece.js';
import { COLUMNS, columnX, lane, spaceY, HEIGHT } from '../board/geometry.js';

const TURNS = [62, -112, 150];
const RIM = 676;

/** Everything of one moment: done when all has ended, and `end` ends it at once. */
export function moment(animations) {
  return {
    done: Promise.all(animations.map(one => one.finished.catch(() => null))),
    end: () => animations.forEach(one => one.finish()),
  };
}

/** The runners of a bust tip, slide down their lanes and lie at the sign's rim. */
export function fall(board, after, table, still) {
  const heavy = after.steps > 3, hold = heavy ? 150 : 0;
  const animations = after.fallen.map((one, index) => {
    const turn = TURNS[index % 3], fallen = svg('g.thing.fallen', null, cone(colourOf(table.seats[one.seat]), 1));
    const x = one.x + (index - 1) * 14 + (turn > 0 ? 12 : -12);
    const y = Math.min(RIM, lane(one.column).bottom + 42);
    board.above.append(fallen);
    fallen.style.transform = `translate(${x}px,${y}px) rotate(${turn}deg)`;
    const lies = `translate(${x}px,${y}px) rotate(${turn}deg)`;
    return fallen.animate([
      { transform: `translate(${one.x}px,${one.y}px) rotate(0deg)`, easing: 'ease-in', offset: 0 },
      { transform: `translate(${one.x}px,${one.y}px) rotate(${turn * .45}deg)`, easing: 'cubic-bezier(.6,0,1,.6)', offset: .3 },
      { transform: lies, offset: .74 },
      { transform: `translate(${x}px,${y - 12}px) rotate(${turn + 8}deg)`, offset: .86 },
      { transform: lies, offset: 1 },
    ], { duration: still ? 1 : heavy ? 900 : 550, delay: still ? 0 : hold + 100 + index * 60, fill: 'backwards' });
  });
  return moment(animations);
}

/** A column is won: the paving runs up the lane, the number tips up, eight short rays. */
export function pave(board, columns, table, still) {
  if (still) return null;
  const animations = columns.flatMap(column => {
    const colour = colourOf(table.seats[table.columns[COLUMNS.indexOf(column)].owner]);
    return [...veil(board, column), ...rise(board, column), ...rays(board, column, colour)];
  });
  return animations.length ? moment(animations) : null;
}

/** What hides the paving is drawn away upwards. */
function veil(board, column) {
  const { top, height } = lane(column);
  const cover = svg('rect', { x: columnX(column) - 25, y: top, width: 50, height, fill: 'var(--lane)', class: 'veil' });
  board.above.append(cover);
  const motion = cover.animate([{ transform: 'scaleY(1)' }, { transform: 'scaleY(0)' }], { duration: 500, delay: 250, fill: 'both' });
  motion.finished.then(() => cover.remove(), () => cover.remove());
  return [motion];
}

function rise(board, column) {
  const post = board.pieces.querySelector(`[data-key="post-${column}"] .standing`);
  if (!post) return [];
  return [post.animate([{ transform: 'scaleY(0)' }, { transform: 'scaleY(1)' }],
    { duration: 320, delay: 650, fill: 'backwards', easing: 'cubic-bezier(.34,1.7,.64,1)' })];
}

function rays(board, column, colour) {
  const x = columnX(column), y = spaceY(column, HEIGHT[column]) - 10;
  return Array.from({ length: 8 }, (_, index) => {
    const angle = index * 45 + 22;
    const ray = svg('path', { d: `M0,-46V-${62 + (index % 2) * 8}`, stroke: `var(--seat-${colour}-light)`, 'stroke-width': 6 });
    board.above.append(svg('g', { transform: `translate(${x},${y}) rotate(${angle})` }, ray));
    const motion = ray.animate([{ opacity: 0 }, { opacity: 1, offset: .3 }, { opacity: 0 }], { duration: 550, delay: 650, fill: 'both' });
    motion.finished.then(() => ray.parentNode.remove(), () => ray.parentNode.remove());
    return motion;
  });
}
