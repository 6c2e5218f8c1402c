// Which screen a snapshot belongs on: the door, the lobby, the table, the end, or the big screen.
import { doorScreen } from '../door/door.js';
import { endScreen } from '../end/end.js';
import { lobbyScreen } from '../lobby/lobby.js';
import { watchScreen } from '../watch/watch.js';

export function screens(table, { act, open, me, visit, talk, withdraw }) {
  const door = doorScreen(me, { ...visitOf(visit), withdraw, settings: () => open('settings'), retry: () => act('retry') });
  const lobby = lobbyScreen(act, open), end = endScreen(act, open), watch = watchScreen(table);

  function choose({ table: at }) {
    if (!at) return 'door';
    const sits = at.mySeats && at.mySeats.length > 0;
    if (visit.watches && !sits) return 'watch';
    if (at.phase === 'LOBBY') return sits || visit.watches ? 'lobby' : 'door';
    if (at.phase === 'OVER') return 'end';
    return 'table';
  }

  const draw = {
    door: snapshot => door.show(snapshot, location.hostname, visit.knocks),
    lobby: (snapshot, { hindrance }) => lobby.show(snapshot.table, hindrance, talk.unread),
    table: (snapshot, { lost, hindrance }) => table.show(snapshot.table, lost, hindrance, talk.unread),
    end: snapshot => end.show(snapshot.table, talk.unread),
    watch: (snapshot, { lost }) => watch.show(snapshot.table, lost),
  };
  const nodes = { door: door.node, lobby: lobby.node, table: table.node, end: end.node, watch: watch.node };

  return {
    show(stage, snapshot, notes) {
      const name = choose(snapshot);
      document.documentElement.dataset.screen = name;
      watch.takes(name === 'watch');
      if (stage.firstElementChild !== nodes[name]) stage.replaceChildren(nodes[name]);
      draw[name](snapshot, notes);
    },
  };
}

const visitOf = visit => ({
  sit: () => visit.sit(), watch: () => visit.watch(), create: () => visit.create(),
  enter: (table, sit) => visit.enter(table, sit), changed: () => visit.changed(),
});
