// Starts the page: words, look, the compiled core, and the page around it.
import { gradients } from './draw/gradients.js';
import { invitation, renews, storage, surroundings, watchReturns } from './core/link.js';
import { profile } from './door/me.js';
import { NOTHING, page } from './page/page.js';
import { visit as makeVisit } from './page/visit.js';
import { awake } from './senses/awake.js';
import { look } from './senses/look.js';
import { preferences as makePreferences } from './senses/preferences.js';
import { vibration } from './senses/vibrate.js';
import { load, preferred } from './words/words.js';

// The rest is loaded as this page was: a browser keeps it as long as the program stays the same.
const stamp = new URL(import.meta.url).search;
// On its way while the words are.
const compiled = import('../core.js' + stamp);
const kept = storage(() => window.localStorage);
const tab = storage(() => window.sessionStorage);
const preferences = makePreferences(kept);
const { still } = look(window, preferences);
const fetchText = path => fetch(path + stamp).then(answer => (answer.ok ? answer.text() : Promise.reject(new Error(path))));

async function speak(code) {
  await load(code, fetchText);
  document.documentElement.lang = code;
}

function full() {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen();
}

async function begin() {
  await speak(preferred(preferences.get('language'), navigator.languages || [navigator.language]));
  document.body.prepend(gradients());
  const invited = invitation(location.hash);
  const random = count => crypto.getRandomValues(new Uint8Array(count));
  const me = profile(kept, random);
  let core = null;
  // The core tells of changes while it works: what they lead to is asked for afterwards.
  const act = (name, details) => queueMicrotask(() => core && core.act(name, JSON.stringify(details || {})));
  const visit = makeVisit(act, invited, me, kept);
  const root = document.getElementById('page');
  const feel = vibration(window, () => preferences.get('vibrate') === 'yes');
  const listeners = page(root, {
    view: window, act, me, visit, renews: connection => renews(connection, tab, () => location.reload()),
    preferences, still, feel, full,
    speak: async code => {
      await speak(code);
      location.reload();
    },
  });
  awake(window, () => preferences.get('awake') === 'yes');
  listeners.redraw();
  try {
    core = (await compiled).open(surroundings(window, invited, kept, listeners));
  } catch (reason) {
    listeners.onSnapshot(JSON.stringify({ ...NOTHING, connection: { state: 'failed' } }));
    throw reason;
  }
  watchReturns(window, core);
  listeners.redraw();
}

begin();
