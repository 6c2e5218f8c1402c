// Shows events one after the other: the motion that belongs to each, then the state after it. Any key ends a motion.

/** More events than this waiting are shown without their motion: somebody came back and wants the present. */
const BACKLOG = 4;

/**
 * @param before motion of an event on the state before it: `{done, end}` or null
 * @param after motion on the state after it
 * @param show shows a snapshot
 * @param still whether nothing is to move
 */
export function player({ before, after, show, still }) {
  const queue = [];
  let busy = false, moving = null, pending = null;

  async function pump() {
    if (busy) return;
    busy = true;
    while (queue.length) {
      const next = queue.shift();
      if (next.event) await play(before, next.event);
      else show(next.snapshot);
      if (next.event) pending = next.event;
      else if (pending) {
        const event = pending;
        pending = null;
        await play(after, event);
      }
    }
    busy = false;
  }

  async function play(motion, event) {
    const quick = queue.filter(item => item.event).length > BACKLOG || still();
    moving = motion(event, quick);
    if (moving) await moving.done;
    moving = null;
  }

  return {
    event(event) {
      queue.push({ event });
      pump();
    },
    /** A later snapshot takes the place of one that still waits, unless an event stands between. */
    snapshot(snapshot) {
      const last = queue[queue.length - 1];
      if (last && last.snapshot) last.snapshot = snapshot;
      else queue.push({ snapshot });
      pump();
    },
    get moving() {
      return moving !== null;
    },
    /** Ends what moves. Tells whether something did. */
    skip() {
      if (!moving) return false;
      moving.end();
      return true;
    },
  };
}
