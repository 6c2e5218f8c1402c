// Who sits where, and what they are called.
import { say } from '../words/words.js';

/** The letters on a seat's pieces: as few as tell it from the others. */
export function letterOf(seats, seat) {
  if (!seats[seat]) return '';
  const names = seats.map(one => one && one.name.toUpperCase());
  const mine = names[seat];
  const first = [...mine][0];
  const clash = names.some((name, other) => other !== seat && name && [...name][0] === first);
  return clash ? [...mine].slice(0, 2).map((letter, at) => (at ? letter.toLowerCase() : letter)).join('') : first;
}

/** The seat's name; an empty one has a number. */
export function nameOf(table, seat) {
  const sits = table.seats[seat];
  return sits ? sits.name : say('seat.number', seat + 1);
}

export const isMine = (table, seat) => (table.mySeats || []).includes(seat);

export const seated = table => table.seats.filter(Boolean);

/** The seats of a game, in order of play as far as the snapshot tells it. */
export const players = table => (table.order || table.seats.map((_, seat) => seat)).filter(seat => table.seats[seat]);
