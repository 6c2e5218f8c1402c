// Opens the compiled core with what this browser has: sockets, storage, a clock, chance.
import { sockets } from './sockets.js';

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
    socketFactory: sockets(view),
    ...listeners,
  };
}

/** Several events tell of one return. */
const ONE_RETURN = 500;

/** Tells the core whenever the network or the page may be back. */
export function watchReturns(view, core) {
  let told = -ONE_RETURN;
  const back = () => {
    const now = view.performance.now();
    if (view.document.visibilityState === 'hidden' || now - told < ONE_RETURN) return;
    told = now;
    core.networkReturned();
  };
  for (const event of ['pageshow', 'online', 'focus']) view.addEventListener(event, back);
  // A frozen page that goes on was seen all the time, as far as it knows.
  for (const event of ['visibilitychange', 'resume']) view.document.addEventListener(event, back);
}

const RENEWED = 'renewed';
const TOO_OLD = ['OTHER_VERSION', 'BREACH'];

/**
 * Loads a page anew, once, that its host no longer understands: the host has the page that it does. Tells whether it does.
 * @param kept storage of this tab
 */
export function renews({ state, why }, kept, reload) {
  if (state === 'connected' && kept.load(RENEWED)) kept.save(RENEWED, '');
  if (state !== 'ended' || !TOO_OLD.includes(why) || kept.load(RENEWED) || !kept.save(RENEWED, 'yes')) return false;
  reload();
  return true;
}
