// Opens the compiled core with what this browser has: a socket, storage, a clock, chance.

/** What the address says: `#k=<host key>&t=<table>&watch`. The part after # is never sent. */
export function invitation(hash) {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  return { hostKey: said.get('k'), table: said.get('t'), watch: said.has('watch') };
}

/** Storage that may refuse: private windows, a full disk, a switch of the browser. */
export function storage(area) {
  return {
    load(name) {
      try {
        return area().getItem(`cantstop.${name}`);
      } catch {
        return null;
      }
    },
    save(name, text) {
      try {
        area().setItem(`cantstop.${name}`, text);
        return area().getItem(`cantstop.${name}`) === text;
      } catch {
        return false;
      }
    },
  };
}

/** What the core is given. Tests pass another window. */
export function surroundings(view, invited, kept, listeners) {
  const origin = `${view.location.hostname}:${view.location.port || 80}`;
  return {
    socket: `ws://${origin}/seat/socket`,
    hostKey: invited.hostKey,
    load: kept.load,
    save: kept.save,
    now: () => view.Date.now(),
    later: (delay, run) => {
      const timer = view.setTimeout(run, delay);
      return () => view.clearTimeout(timer);
    },
    random: count => view.crypto.getRandomValues(new Uint8Array(count)),
    socketFactory: address => new view.WebSocket(address, 'cantstop.2'),
    ...listeners,
  };
}

/** Tells the core whenever the network or the page may be back. */
export function watchReturns(view, core) {
  const back = () => view.document.visibilityState !== 'hidden' && core.networkReturned();
  view.addEventListener('pageshow', back);
  view.addEventListener('online', back);
  view.document.addEventListener('visibilitychange', back);
  // A frozen page that goes on was seen all the time, as far as it knows.
  view.document.addEventListener('resume', back);
}
