// In the place of the compiled core: shows the state that the address names (`?state=choose`), and notes actions.
import { STATES } from './states.js';

export function open({ onSnapshot, onEvent, onNotice }) {
  const first = STATES[new URLSearchParams(location.search).get('state') || 'door'];
  window.acted = [];
  const tell = state => {
    if (state.before) onSnapshot(JSON.stringify(state.before));
    for (const event of state.events || []) onEvent(JSON.stringify(event));
    onSnapshot(JSON.stringify(state.snapshot));
    for (const notice of state.notices || []) onNotice(JSON.stringify(notice));
  };
  window.showState = name => tell(STATES[name]);
  setTimeout(() => tell(first), 0);
  return {
    act: (name, json) => window.acted.push([name, JSON.parse(json)]),
    networkReturned() {},
    close() {},
  };
}
