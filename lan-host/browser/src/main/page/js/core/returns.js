// Back after a lost connection: three seconds to look, so that no thumb hits what has changed meanwhile.

const PAUSE = 3000;

export function returns(redraw) {
  let lost = false, until = 0, timer = null;
  return {
    /** Told each state of the connection. */
    connection({ state }, playing, now) {
      if (state !== 'connected') lost = lost || playing;
      else if (lost) {
        lost = false;
        until = now + PAUSE;
        clearInterval(timer);
        timer = setInterval(() => {
          redraw();
          if (performance.now() >= until) clearInterval(timer);
        }, 250);
      }
    },
    /** Whole seconds that are left: 3, 2, 1, then 0. */
    left: now => Math.max(0, Math.ceil((until - now) / 1000)),
  };
}
