// The door: who I am, and one tap to sit down. A newcomer has a name and a piece already.
import { fill, html, say as text, show } from '../dom/elements.js';
import { iconButton } from '../draw/icons.js';
import { closedBy } from '../table/strips.js';
import { rules } from '../words/log.js';
import { say } from '../words/words.js';
import { hero } from './hero.js';
import { myPlate } from './me.js';
import { chips, tableCard, taken } from './table-card.js';

const ENDS = ['failed', 'ended'];

/**
 * @param me the profile, changed in place
 * @param visit what a tap leads to: sit, watch, enter, open, withdraw, retry
 */
export function doorScreen(me, visit) {
  const line = html('p.door-line', { role: 'status' });
  const list = html('ul.tables');
  const invited = html('section.invited');
  const sit = html('button.go.sit', { type: 'button', onclick: () => visit.sit() }, html('span.face', null, html('span.label'), html('span.reason')));
  const watch = html('button.flat', { type: 'button', onclick: () => visit.watch() });
  const retry = html('button.flat', { type: 'button', onclick: () => visit.retry() });
  const create = html('button.flat', { type: 'button', onclick: () => (asks ? visit.withdraw() : visit.create()) });
  const notices = html('div.notices');
  const plate = myPlate(me, () => { showSit(); visit.changed(); });
  const gear = iconButton('gear', say('settings.title'), () => visit.settings());
  const node = html('main.door', null, gear, hero(), html('div.door-body', null,
    html('h1.spoken', null, say('app.title')), plate.node, line, invited, list, notices, html('div.door-foot', null, sit, html('div.door-more', null, watch, create, retry))));
  const asked = {}; // by table, as it may be listed no more
  let mayEnter = false, asks = null;

  function showSit() {
    const named = me.name.trim().length > 0;
    sit.setAttribute('aria-disabled', String(!named || !mayEnter));
    sit.onclick = () => named && mayEnter && visit.sit();
    text(sit.querySelector('.label'), say('lobby.sit'));
    text(sit.querySelector('.reason'), named ? '' : say('home.name.empty'));
  }

  return {
    node,
    show({ connection, tables, table, me: known }, host, knocks) {
      asks = knocks;
      for (const one of tables) asked[one.id] = `${say('door.knocking', one.name)}. `;
      const waiting = connection.state !== 'connected';
      text(line, waiting ? lineOf(connection, host) : table ? '' : knocks ? (asked[knocks] || '') + say('door.knock.wait') : say('door.tables', host, tables.length));
      mayEnter = Boolean(table) && !waiting;
      show(sit, Boolean(table) && !knocks);
      show(watch, mayEnter);
      show(create, !table && !waiting);
      show(retry, ENDS.includes(connection.state));
      text(watch, say('games.watch'));
      text(retry, say('banner.CONNECT_AGAIN'));
      text(create, say(knocks ? 'knock.withdraw' : 'door.open'));
      fill(invited, table ? invitation(table) : null);
      fill(list, table || waiting || knocks ? null : tables.map(one => tableCard(one, (id, free) => visit.enter(id, free))));
      fill(notices, ...noticesOf(connection, known));
      showSit();
    },
  };
}

/** The table of the invitation: what one sits down to. */
function invitation(table) {
  const seats = table.seats.map(seat => seat && { colour: seat.colour, shape: seat.shape });
  return html('div.invited-table', null, html('h2', null, table.name),
    html('p.muted', null, rules(table.settings), html('br'), taken({ ...table, running: false })), chips(seats));
}

function lineOf(connection, host) {
  const { state, why } = connection;
  if (state === 'ended') return why ? closedBy(connection) : say('door.ended', host);
  if (state === 'failed') return why ? say(`loss.${why}`, host) : say('door.failed', host);
  return say('door.connecting', host);
}

function noticesOf({ hostKeyChanged }, known) {
  return [
    hostKeyChanged ? html('p.notice.grave', { role: 'alert' }, say('page.otherHost')) : null,
    known?.stored === false ? html('p.notice', null, say('page.private')) : null,
    html('p.small.muted', null, say('page.plain')),
  ];
}
