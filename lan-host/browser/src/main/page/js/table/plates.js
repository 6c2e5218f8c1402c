// Number plates: one a player, in order of play; the one to move is lifted, cream and wider.
import { fill, html, keyed, say as text, svg } from '../dom/elements.js';
import { colourOf, pieceIcon } from '../draw/piece.js';
import { octagon } from '../draw/octagon.js';
import { numberSign } from '../draw/signs.js';
import { list, say } from '../words/words.js';
import { isMine, letterOf, players } from './people.js';

export function plates() {
  const node = html('ol.plates');
  return {
    node,
    show(table) {
      node.setAttribute('aria-label', say('page.players'));
      const items = players(table).map(seat => ({ key: seat, seat }));
      node.style.setProperty('--players', items.length);
      keyed(node, items, make, (plate, { seat }) => update(plate, table, seat));
    },
    /** A bubble above a seat's plate: a reaction or a call. */
    bubble(seat, content) {
      const plate = node.keyedNodes && node.keyedNodes.get(seat);
      if (!plate) return;
      const bubble = html('span.bubble', { 'aria-hidden': true }, content);
      plate.append(bubble);
      setTimeout(() => bubble.remove(), 2400);
    },
  };
}

function make() {
  return html('li.plate', null, html('span.band'), html('span.who', null, html('b'), html('span.sub')),
    html('span.seals', { 'aria-hidden': true }), html('span.spoken'));
}

function update(plate, table, seat) {
  const sits = table.seats[seat], moves = table.mover === seat && table.phase !== 'OVER';
  const gone = ['AWAY', 'LOST', 'IDLE', 'LEFT'].includes(sits.presence);
  plate.className = `plate ${colourOf(sits)}${moves ? ' active' : ''}${gone ? ' gone' : ''}${isMine(table, seat) ? ' mine' : ''}`;
  if (moves) plate.setAttribute('aria-current', 'true');
  else plate.removeAttribute('aria-current');
  const look = `${sits.colour} ${sits.shape} ${letterOf(table.seats, seat)} ${sits.won.join()} ${table.settings.columnsToWin}`;
  if (plate.look !== look) {
    plate.look = look;
    fill(plate.children[0], pieceIcon(sits, letterOf(table.seats, seat)));
    fill(plate.children[2], seals(table, sits));
  }
  text(plate.querySelector('b'), sits.name);
  text(plate.querySelector('.sub'), sub(table, seat, moves));
  text(plate.querySelector(':scope > .spoken'), spoken(table, seat, moves));
}

/** Won columns as octagons with their number, those still to win as outlines. */
function seals(table, sits) {
  const wanted = Math.max(table.settings.columnsToWin, sits.won.length);
  return Array.from({ length: wanted }, (_, index) => svg(`svg.seal${index < sits.won.length ? '.won' : ''}`, { viewBox: '0 0 28 28' },
    index < sits.won.length
      ? numberSign(14, 14, 26, sits.won[index], `var(--seat-${colourOf(sits)})`, 'var(--ink)', `var(--seat-${colourOf(sits)}-edge)`)
      : svg('polygon', { points: octagon(14, 14, 23), fill: 'none', stroke: 'currentColor', 'stroke-width': 1.5, opacity: .6 })));
}

/** The second line of a plate: what its player does, or that they are away. */
function sub(table, seat, moves) {
  const sits = table.seats[seat];
  if (sits.standIn) return say('plate.standIn');
  if (['AWAY', 'LOST', 'LEFT'].includes(sits.presence)) return say('plate.away');
  if (!moves) return sits.calling ? say('plate.calling') : sits.bot ? say('plate.bot') : isMine(table, seat) ? say('plate.me') : '';
  if (sits.presence === 'IDLE') return say('plate.away.IDLE', 0);
  if (isMine(table, seat)) return say('page.doing.mine');
  return say(`page.doing.${table.phase}`);
}

function spoken(table, seat, moves) {
  const { won, browser } = table.seats[seat];
  return [moves ? say('plate.turn') : '', say('plate.columns', won.length, list(won.map(String))), browser ? say('plate.browser') : '']
    .filter(Boolean).join(', ');
}
