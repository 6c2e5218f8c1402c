// The keys of the desktop: 1 to 9 choose, R rolls, S stops, Backspace takes back, B bets, C asks, L words, T talk, ? keys.

/**
 * @param commands by key: functions that tell whether they did something
 * @param skip ends a motion, and tells whether there was one
 */
export function keys(view, commands, skip) {
  let turn = null, held = new Set(), barred = new Set();
  view.addEventListener('keyup', event => {
    held.delete(event.key);
    barred.delete(event.key);
  });
  view.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (event.repeat || barred.has(event.key)) return;
    held.add(event.key);
    const command = commands[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (skip() && !['Tab', 'Shift', 'Escape'].includes(event.key)) {
      event.preventDefault();
      return;
    }
    if (command && command() !== false) event.preventDefault();
  });
  return {
    /** After a change of turn a key that is down must be let go before it acts. */
    turnIs(next) {
      if (next === turn) return;
      turn = next;
      barred = new Set(held);
    },
  };
}

const typing = node => node.matches && node.matches('input, textarea, select');
