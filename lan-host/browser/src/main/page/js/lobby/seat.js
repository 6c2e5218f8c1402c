// One bay of the car park: a plate with its player, or the way to sit down.
import { html } from '../dom/elements.js';
import { colourOf, pieceIcon } from '../draw/piece.js';
import { isMine, letterOf } from '../table/people.js';
import { say } from '../words/words.js';

/** Who takes a seat at one tap. */
const BOT = 'ghs-stop';

export function seatBay(table, seat, owns, act, open) {
  const sits = table.seats[seat];
  return html(`li.parking${sits ? '' : '.free'}`, null,
    html('span.bay-number', { 'aria-hidden': true }, String(seat + 1)),
    sits ? plate(table, seat, sits, owns, act, open) : free(table, seat, owns, act));
}

function plate(table, seat, sits, owns, act, open) {
  const mine = isMine(table, seat);
  const about = [mine ? say('plate.me') : sits.bot ? say('plate.bot') : say('lobby.ready'), seat === table.owner ? say('lobby.owner') : null,
    sits.browser ? say('plate.browser') : null].filter(Boolean).join(', ');
  return html(`div.seat-plate.${colourOf(sits)}${mine ? '.mine' : ''}`, null,
    html('span.band', null, pieceIcon(sits, letterOf(table.seats, seat))),
    html('span.who', null, html('b', null, sits.name), html('span.sub', null, about)),
    mine ? html('button.small-button', { type: 'button', onclick: () => open('me') }, say('lobby.look')) : null,
    owns && !mine ? html('button.small-button', { type: 'button', onclick: () => act('clearSeat', { seat }) }, say('lobby.clear')) : null);
}

/** A free bay: sit down, or a bot for whoever owns the table. */
function free(table, seat, owns, act) {
  const seated = table.mySeat !== null;
  return html('div.free-bay', null, html('span.free-word', null, say('lobby.empty')),
    seated ? null : html('button.small-button', { type: 'button', onclick: () => act('sit', { seat }) }, say('lobby.sit')),
    owns ? html('button.small-button', { type: 'button', onclick: () => act('seatBot', { seat, bot: BOT, name: say(`bot.${BOT}`) }) }, say('lobby.bot')) : null);
}
