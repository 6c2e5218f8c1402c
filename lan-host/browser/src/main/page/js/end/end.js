// The end: the winner's plate, large; the board dark but for the winner's columns; and once more.
import { fill, html, say as text, set, svg } from '../dom/elements.js';
import { iconButton } from '../draw/icons.js';
import { colourOf, pieceIcon } from '../draw/piece.js';
import { numberSign } from '../draw/signs.js';
import { board as makeBoard } from '../board/board.js';
import { isMine, letterOf, nameOf, players } from '../table/people.js';
import { columns, list, say } from '../words/words.js';
import { dim } from './lamp.js';

export function endScreen(act, open) {
  const board = makeBoard(), plate = html('section.winner'), rest = html('ol.others'), votes = html('p.muted', { role: 'status' });
  const again = html('button.go.again', { type: 'button', onclick: () => act('again') }, html('span.face', null, html('span.label'), html('span.reason')));
  const leave = html('button.flat', { type: 'button', onclick: () => open('leave') });
  const gear = iconButton('gear', '', () => open('settings')), talk = iconButton('talk', '', () => open('talk'));
  const node = html('main.end', null, html('div.stage', null, board.node, gear, talk),
    html('div.side', null, plate, rest, votes, html('div.end-foot', null, again, leave)));
  let drawn = '';
  return {
    node,
    show(table, unread) {
      const look = JSON.stringify([table.winner, table.seats, say('end.again')]);
      if (look !== drawn) {
        drawn = look;
        board.show(table);
        dim(board, table);
        fill(plate, winner(table));
        fill(rest, players(table).filter(seat => seat !== table.winner).map(seat => other(table, seat)));
      }
      const voted = ((table.again && table.again.votes) || []);
      const mine = voted.some(seat => isMine(table, seat));
      text(again.querySelector('.label'), say(mine ? 'end.again.more' : 'end.again'));
      text(votes, voted.length ? say('end.encore', voted.length, list(voted.map(seat => nameOf(table, seat)))) : '');
      again.hidden = table.mySeat === null;
      text(leave, say('leave'));
      set(gear, 'aria-label', say('settings.title'));
      set(talk, 'aria-label', say('talk.title'));
      talk.dataset.unread = unread || '';
    },
  };
}

function winner(table) {
  if (table.winner === null || table.winner === undefined) return html('h1', null, say('board.words.ended'));
  const sits = table.seats[table.winner];
  const won = sits ? sits.won : [];
  return [
    sits ? html('span.band', null, pieceIcon(sits, letterOf(table.seats, table.winner))) : null,
    html('div', null,
      html('h1', { role: 'alert' }, isMine(table, table.winner) ? say('end.mine') : say('end.won', nameOf(table, table.winner))),
      html('div.seals', { role: 'img', 'aria-label': columns(won) }, won.map(number => svg('svg.seal.won', { viewBox: '0 0 28 28' },
        numberSign(14, 14, 26, number, `var(--seat-${colourOf(sits)})`, 'var(--ink)', `var(--seat-${colourOf(sits)}-edge)`))))),
  ];
}

/** How close the others were. */
function other(table, seat) {
  const sits = table.seats[seat];
  return html(`li.other.${colourOf(sits)}`, null, html('span.band', null, pieceIcon(sits, letterOf(table.seats, seat))),
    html('b', null, sits.name), html('span.sub', null, say('plate.columns', sits.won.length, list(sits.won.map(String)))));
}
