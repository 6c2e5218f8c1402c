// What a bust leaves on the board until the next roll: where the cones lay, and the steps they lost.
import { runners } from '../board/places.js';

/** The aftermath of a roll on the table as it was before. */
export function aftermathOf(event, table) {
  if (event.kind !== 'Rolled' || !event.bust || !table) return null;
  const out = runners(table);
  const stake = table.stake || { steps: 0, needs: [] };
  const steps = event.lost ? event.lost.steps : stake.steps;
  return { fallen: out, lost: out, steps, needs: stake.needs || [], seat: event.seat };
}

/** Whether what a bust left is still to be seen after an event. */
export const clears = event => ['Rolled', 'Chosen', 'Started', 'Over', 'Throwing'].includes(event.kind);
