// The lobby: a car park of four bays. A taken seat is a plate, a free bay says so in road paint.
import { fill, html, say as text, set, show } from '../dom/elements.js';
import { iconButton } from '../draw/icons.js';
import { rules } from '../words/log.js';
import { list, say } from '../words/words.js';
import { nameOf, seated } from '../table/people.js';
import { rulesOf } from './rules.js';
import { seatBay } from './seat.js';

export function lobbyScreen(act, open) {
  const title = html('h1'), state = html('p.muted', { role: 'status' });
  const bays = html('ol.car-park'), owner = html('section.rules');
  const start = html('button.go.start', { type: 'button' }, html('span.face', null, html('span.label'), html('span.reason')));
  const stand = html('button.flat', { type: 'button', onclick: () => act('leave') });
  const gear = iconButton('gear', '', () => open('settings')), talk = iconButton('talk', '', () => open('talk'));
  const node = html('main.lobby', null,
    html('header', null, html('div', null, title, state), talk, gear),
    bays, owner, html('div.lobby-foot', null, start, stand));
  let drawn = '';
  return {
    node,
    show(table, hindrance, unread) {
      const owns = ownedHere(table), seats = seated(table);
      text(title, table.name);
      text(state, stateOf(table, owns));
      const look = JSON.stringify([table.seats, table.mySeats, table.settings, owns, say('lobby.sit')]);
      if (look !== drawn) {
        drawn = look;
        fill(bays, table.seats.map((_, seat) => seatBay(table, seat, owns, act, open)));
        fill(owner, rulesOf(table, owns, act));
      }
      const ready = owns && table.mayStart && !hindrance;
      set(start, 'aria-disabled', ready ? null : 'true');
      start.onclick = () => ready && act('start');
      text(start.querySelector('.label'), say('lobby.start'));
      text(start.querySelector('.reason'), owns ? why(table, hindrance) : waits(table));
      show(stand, table.mySeat !== null);
      text(stand, say('lobby.stand'));
      label(gear, say('settings.title'));
      label(talk, unread ? say('talk.unread', unread) : say('talk.title'));
      talk.dataset.unread = unread || '';
      start.classList.toggle('waits', !owns);
      node.dataset.seats = seats.length;
    },
  };
}

const ownedHere = table => table.owner !== null && (table.mySeats || []).includes(table.owner);

function stateOf(table, owns) {
  if (owns) return say('lobby.mine');
  return table.owner === null ? rules(table.settings) : say('lobby.theirs', nameOf(table, table.owner));
}

function why(table, hindrance) {
  if (hindrance) return hindrance;
  if (!table.mayStart) return say('refusal.NEED_TWO_PLAYERS');
  return `${list(seated(table).map(seat => seat.name))}: ${rules(table.settings)}`;
}

const waits = table => (table.owner === null ? '' : say('lobby.waiting', nameOf(table, table.owner)));

function label(button, words) {
  set(button, 'aria-label', words);
  set(button, 'title', words);
}
