// Times in a snapshot are told as "so many milliseconds from now"; here they go on counting.

/** Notes when a snapshot came. */
export const stamped = (snapshot, now) => ({ ...snapshot, cameAt: now });

/** The snapshot with its times as they are now. */
export function counted(snapshot, now) {
  const gone = now - (snapshot.cameAt || now);
  const less = part => (part && typeof part.untilMs === 'number' ? { ...part, untilMs: Math.max(0, part.untilMs - gone) } : part);
  const table = snapshot.table && { ...snapshot.table, away: less(snapshot.table.away), clock: less(snapshot.table.clock) };
  return { ...snapshot, connection: less(snapshot.connection), table };
}
