// The way to a seat: the tables of this host, the table of the invitation, and what one tap leads to.
import { say } from '../words/words.js';

/**
 * @param invited what the address said
 * @param me this player's profile
 */
export function visit(act, invited, me, kept) {
  let asked = false, here = null, entered = null, knocks = null, sitsNext = false, watches = invited.watch;

  function remember() {
    kept.save('profile', JSON.stringify(me));
    act('profile', { name: me.name.trim(), colour: me.colour, shape: me.shape });
  }

  function giveUp() {
    knocks = sitsNext = null;
    if (!here) kept.save('table', '');
  }

  return {
    /** Told each snapshot: asks once a connection for the tables, and enters the one of the address. What was tapped in the list
        is sat down to as soon as the table is there. */
    arrived({ connection, table }) {
      here = table;
      if (connection.state !== 'connected') {
        asked = false;
        knocks = null;
        return;
      }
      if (table && sitsNext) {
        sitsNext = false;
        act('sit', { seat: null });
      }
      if (asked) return;
      asked = true;
      act('listTables');
      const wanted = invited.table || kept.load('table');
      if (!table && wanted) this.enter(wanted, sitsNext);
    },
    enter(table, thenSit) {
      entered = table;
      kept.save('table', table);
      remember();
      sitsNext = thenSit;
      act('attend', { table });
    },
    knock() {
      knocks = entered;
      if (knocks) act('comeIn', { table: knocks });
    },
    answered(granted) {
      if (!granted) giveUp();
      else if (here) act('sit', { seat: null });
      else act('attend', { table: entered });
      knocks = null;
    },
    withdraw() {
      act('withdraw', { table: knocks });
      giveUp();
    },
    sit() {
      watches = false;
      remember();
      act('sit', { seat: null });
    },
    watch() {
      watches = true;
    },
    create() {
      remember();
      act('openTable', { name: say('table.name', me.name.trim()) });
    },
    /** The core has opened a table and attends it. */
    opened(table) {
      entered = table;
      kept.save('table', table);
    },
    leave() {
      kept.save('table', '');
      entered = null;
      act('leaveTable');
    },
    changed: () => kept.save('profile', JSON.stringify(me)),
    saved(mine) {
      Object.assign(me, mine);
      remember();
    },
    get watches() {
      return watches;
    },
    /** The table whose owner was asked to let this page in, or sit down. */
    get knocks() {
      return knocks;
    },
  };
}
