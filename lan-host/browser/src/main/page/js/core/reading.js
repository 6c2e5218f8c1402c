// What the core tells, as the screens want it.

/** A snapshot of the core; seats that nobody has are null, unless pieces of theirs still play. */
export function readSnapshot(json) {
  const snapshot = JSON.parse(json);
  return { tables: [], ...snapshot, table: snapshot.table ? readTable(snapshot.table) : null };
}

function readTable(table) {
  const running = table.phase !== 'LOBBY';
  const seats = table.seats.map(seat => (!seat || (seat.empty && !(running && seat.plays)) ? null : { won: [], ...seat }));
  const out = table.columns.filter(column => column.runner).length;
  const stake = table.stake && { ...table.stake, needs: table.stake.needs || [], runners: out };
  return { mover: null, mySeat: null, ...table, seats, stake };
}

/** An event of the core; throws for the start have their totals. */
export function readEvent(json) {
  const event = JSON.parse(json);
  if (event.throws) event.throws = event.throws.map(one => ({ total: one.dice[0] + one.dice[1], ...one }));
  return event;
}
