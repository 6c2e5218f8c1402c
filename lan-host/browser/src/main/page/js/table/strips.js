// Tape across the top: connection, absent players, alarms. It lies over the edge and moves nothing below it.
import { fill, html, say as text, set } from '../dom/elements.js';
import { say } from '../words/words.js';

/** A strip with a sentence and its buttons; `grave` ones are red. */
export function strip() {
  const line = html('p'), buttons = html('div.strip-buttons');
  const node = html('div.strip', { role: 'status', hidden: true }, line, buttons);
  let drawn = '';
  return {
    node,
    /** @param said `{key, text, grave, buttons: [{name, label, press, pressed}]}`, or null for none */
    show(said) {
      node.hidden = !said;
      if (!said) return;
      text(line, said.text);
      node.classList.toggle('grave', Boolean(said.grave));
      const look = JSON.stringify([said.key, said.buttons.map(({ label, pressed }) => [label, pressed])]);
      if (look !== drawn) fill(buttons, said.buttons.map(button));
      drawn = look;
    },
  };
}

function button({ label, press, pressed, strong }) {
  const node = html(`button.strip-button${strong ? '.strong' : ''}`, { type: 'button', onclick: press }, label);
  if (pressed !== undefined) set(node, 'aria-pressed', String(pressed));
  return node;
}

/** Seconds left, counted up to whole ones so that it reads 3, 2, 1. */
export const seconds = milliseconds => Math.max(0, Math.ceil(milliseconds / 1000));

/** So many attempts in vain, and it is time to ask for the network: a host that starts anew has long been back. */
const IN_VAIN = { SILENT: 4, other: 30 };

/** Why nothing was reached: what the core says of the last attempt, or that this is no longer the host's network. */
function reasonOf({ why, attempt }, host) {
  if (attempt >= (IN_VAIN[why] || IN_VAIN.other)) return say('page.elsewhere', host);
  // A page can't tell a host that is gone from one that has no room: it hears neither's answer.
  if (why === 'REFUSED') return say('page.refused', host);
  return why ? say(`lost.${why}`, host) : '';
}

/** Why it does not come back by itself: nothing was reached, or the host said so. */
function endOf(connection, host) {
  if (!connection.why) return say('page.ended');
  return connection.state === 'failed' ? reasonOf(connection, host) : closedBy(connection);
}

/** What a host that closed the connection says of itself and of this page. */
export const closedBy = ({ why, program, versions, ours }) => say(`closed.${why}`, program || '', range(versions), range(ours));

const range = ([lowest, highest] = []) => (lowest === highest ? `${lowest || ''}` : `${lowest}–${highest}`);

/** What a connection that isn't there has to say, or null. */
export function connectionStrip(connection, host, act) {
  const { state, untilMs, why } = connection;
  if (state === 'connected' || state === 'idle') return null;
  if (state === 'waiting' || state === 'connecting') {
    const next = state === 'waiting' ? say('banner.tryingIn', seconds(untilMs)) : say('banner.trying');
    return { key: state, text: [reasonOf(connection, host), next].filter(Boolean).join(' '), buttons: [{ label: say('banner.RETRY_NOW'), press: () => act('retry') }] };
  }
  const again = why === 'REPLACED' || why === 'COPIED' ? 'banner.TAKE_BACK' : 'banner.CONNECT_AGAIN';
  return { key: state, text: endOf(connection, host), grave: true, buttons: [{ label: say(again), press: () => act('retry'), strong: true }] };
}
