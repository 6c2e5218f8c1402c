// Somebody is away while it is their turn: what the others may do, and who wants what.
import { list, say } from '../words/words.js';
import { isMine, nameOf } from './people.js';
import { seconds } from './strips.js';

const CHOICES = ['WAIT', 'BOT', 'SKIP'];

/** The strip about who is away, or null. */
export function awayStrip(table, act) {
  const away = table.away;
  if (!away || isMine(table, away.seat)) return null;
  const name = nameOf(table, away.seat);
  if (away.standIn) return { key: 'standIn', text: say('away.botPlays', name), buttons: [] };
  if (away.kind === 'IDLE' && !away.over) {
    return { key: 'idle', text: `${name}: ${say('plate.away.IDLE', 0)}`, buttons: away.mayNudge ? [{ label: say('away.nudge'), press: () => act('nudge') }] : [] };
  }
  return { key: `away ${away.kind}`, text: [told(away, name), wishes(table, away)].filter(Boolean).join(' · '), buttons: choices(table, away, act) };
}

function told(away, name) {
  const left = clock(away.untilMs);
  return away.over || away.kind === 'IDLE' ? say(`away.${away.kind}_OVER`, name) : say(`away.${away.kind}`, name, left);
}

function clock(milliseconds) {
  const left = seconds(milliseconds || 0);
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

function wishes(table, away) {
  return (away.voices || []).filter(one => !isMine(table, one.seat)).map(one => say(`away.wish.${one.what}`, nameOf(table, one.seat))).join(' · ');
}

function choices(table, away, act) {
  if (table.mySeat === null) return [];
  const mine = (away.voices || []).find(one => isMine(table, one.seat));
  const votes = (away.voices || []).filter(one => one.what === 'SKIP').length;
  return CHOICES.filter(what => what !== 'SKIP' || away.maySkip).map(what => ({
    label: say(`away.choice.${what}`, votes, away.needed || 2),
    pressed: Boolean(mine && mine.what === what),
    press: () => act('away', { seat: away.seat, what }),
  }));
}

/** One's own seat is played by a bot: take it back. */
export function standInStrip(table, act) {
  const mine = table.mySeat === null ? null : table.seats[table.mySeat];
  if (!mine || !mine.standIn) return null;
  return { key: 'mine', text: say('refusal.BOT_PLAYS'), buttons: [{ label: say('table.comeBack.button'), press: () => act('comeBack'), strong: true }] };
}

/** Who is missing, in one line. */
export const missing = (table, seats) => list(seats.map(seat => nameOf(table, seat)));
