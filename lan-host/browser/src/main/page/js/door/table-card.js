// A table of this host as a destination board: name, rules, who sits there, and the way in.
import { html, svg } from '../dom/elements.js';
import { shape } from '../draw/piece.js';
import { rules } from '../words/log.js';
import { say } from '../words/words.js';

/** Seats as chips: taken ones with their piece, free ones as an outline. */
export function chips(seats) {
  return html('span.chips', { 'aria-hidden': true }, seats.map(seat => svg('svg.chip', { viewBox: '-13 -13 26 26' },
    seat
      ? [svg('rect', { x: -13, y: -13, width: 26, height: 26, rx: 6, fill: 'var(--lane)' }),
        shape(seat.shape || 'CIRCLE', 0, 0, 7.5, seat.colour ? `var(--seat-${seat.colour.toLowerCase()})` : 'var(--paint)')]
      : svg('rect', { x: -12, y: -12, width: 24, height: 24, rx: 6, fill: 'none', stroke: 'var(--line)', 'stroke-width': 1.6, 'stroke-dasharray': '4 3' }))));
}

/** Who sits at a listed table; an older host doesn't say what their pieces look like. */
const seatsOf = ({ players, pieces, freeSeats }) => [...players.map((name, at) => ({ name, ...pieces[at] })), ...Array.from({ length: freeSeats }, () => null)];

/** How many are there, in words. */
export function taken(table) {
  const count = table.seats.filter(Boolean).length;
  if (table.running) return say('games.playing');
  return say(table.locked ? 'games.locked' : 'games.seats', count, table.seats.length);
}

export function tableCard(listed, enter) {
  const table = { ...listed, seats: seatsOf(listed) };
  const readable = listed.readable !== false;
  const free = table.seats.some(seat => !seat) && !table.running;
  const way = say(table.locked ? 'door.knock' : free ? 'lobby.sit' : 'games.watch');
  return html('li.table-card', null,
    html('div', null, html('h2', null, table.name), html('p.muted', null, table.settings ? [rules(table.settings), html('br')] : null, readable ? taken(table) : say('page.newer')), chips(table.seats)),
    readable && html(`button.enter${free && !table.locked ? '.go-small' : ''}`, {
      type: 'button', onclick: () => enter(table.id, free), 'aria-label': `${way}: ${table.name}`,
    }, way));
}
