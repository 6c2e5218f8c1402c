// The board: the still sign below, above it what changes. Pieces are kept by key, so that they move by transition.
import { fill, html, keyed, svg } from '../dom/elements.js';
import { cone, ghost } from '../draw/cone.js';
import { colourOf, piece } from '../draw/piece.js';
import { standingSign } from '../draw/signs.js';
import { letterOf } from '../table/people.js';
import { COLUMNS } from './geometry.js';
import { lit, lostSteps, paving, preview, stakes } from './marks.js';
import { ghosts, posts, runners, squares } from './places.js';
import { VIEW, sign, tile } from './sign.js';

export function board() {
  const paint = svg('g'), tiles = svg('g'), shown = svg('g'), pieces = svg('g'), above = svg('g.above');
  const play = svg('svg.play', { viewBox: VIEW, 'aria-hidden': true }, paint, tiles, shown, pieces, above);
  const node = html('div.board', null, sign(), play);
  return {
    node, above, pieces,
    /** @param previewed the spaces that a considered option leads to, by column
        @param after what a bust has left: `{fallen, lost}`, or null */
    show(table, previewed = {}, after = null) {
      fill(paint, paintOf(table, after));
      keyed(tiles, openColumns(table), column => tile(column.number), () => {});
      fill(shown, previewOf(table, previewed));
      const things = [...squares(table, previewed), ...runners(table), ...posts(table), ...ghosts(previewed)];
      keyed(pieces, things.sort((a, b) => a.depth - b.depth).map(thing => styled(thing, table)), make, place);
    },
  };
}

const openColumns = table => table.columns.filter(column => column.owner === null).map(column => ({ key: column.number, ...column }));

function paintOf(table, after) {
  const won = table.columns.filter(column => column.owner !== null).map(column => paving(column.number, table.seats[column.owner]));
  const steps = runners(table).map(one => stakes(one.column, one.from, one.space, colourOf(table.seats[one.seat])));
  const lost = after ? after.lost.map(one => lostSteps(one.column, one.from, one.space)) : [];
  return [...won, ...steps, ...lost];
}

function previewOf(table, previewed) {
  return COLUMNS.filter(column => previewed[column]).flatMap(column => {
    const { runner, pieces } = table.columns[COLUMNS.indexOf(column)];
    const own = pieces.find(one => one.seat === table.mover);
    const from = runner ? runner.space : own ? own.space : 0;
    return [lit(column), preview(column, from, previewed[column])];
  });
}

/** What a piece looks like, so that it is drawn anew only when its look changes. */
function styled(thing, table) {
  const badge = thing.seat === undefined ? null : table.seats[thing.seat] || LEFT;
  const letter = badge && thing.seat !== undefined ? letterOf(table.seats, thing.seat) : '';
  return { ...thing, badge, letter, look: badge ? `${badge.colour} ${badge.shape} ${letter} ${thing.radius || ''}` : '' };
}

/** The badge of pieces whose player's seat is empty. */
const LEFT = { colour: 'ORANGE', shape: 'CIRCLE' };

function make(thing) {
  return svg(`g.thing.${thing.kind}`, { 'data-key': thing.key });
}

function place(node, thing) {
  node.style.transform = `translate(${thing.x}px,${thing.y}px)`;
  if (node.look === thing.look) return;
  node.look = thing.look;
  fill(node, drawn(thing));
}

function drawn(thing) {
  if (thing.kind === 'square') return piece(thing.badge, thing.letter, thing.radius);
  if (thing.kind === 'runner') return cone(colourOf(thing.badge));
  if (thing.kind === 'post') return standingSign(thing.column, colourOf(thing.badge));
  return ghost();
}
