// The strips across the top, the gravest first, one at a time.
import { html } from '../dom/elements.js';
import { awayStrip, standInStrip } from '../table/away.js';
import { connectionStrip, strip } from '../table/strips.js';
import { say } from '../words/words.js';

export function topStrips(act, visit, withdraw) {
  const one = strip();
  return {
    node: html('div.strips', null, one.node),
    /** @param notes `declined, alarm, nudged` */
    show(snapshot, notes, watches) {
      const { table, connection } = snapshot;
      one.show((table && connectionStrip(connection, location.hostname, act)) || alarm(notes) || rollback(snapshot, act) || declined(notes) || (table && knocking(visit, withdraw))
        || (table && playing(table) && (standInStrip(table, act) || nudge(table, notes) || awayStrip(table, act) || (watches ? null : spectator(table, act)))) || null);
    },
  };
}

const playing = table => !['LOBBY', 'OVER'].includes(table.phase);

function alarm(notes) {
  if (!notes.alarm) return null;
  return { key: 'alarm', text: notes.alarm, grave: true, buttons: [{ label: say('banner.READ'), press: () => (notes.alarm = null) }] };
}

function rollback(snapshot, act) {
  return snapshot.rollback && { key: 'rollback', text: say('handover.rollback'), buttons: [{ label: say('handover.GO_WITHOUT'), press: () => act('rollback') }] };
}

function declined(notes) {
  if (!notes.declined || performance.now() > notes.declined.until) return null;
  return { key: 'declined', text: notes.declined.words, buttons: [] };
}

function knocking(visit, withdraw) {
  return visit.knocks && { key: 'knocking', text: say('knock.mine.COME_IN'), buttons: [{ label: say('knock.withdraw'), press: withdraw }] };
}

function nudge(table, notes) {
  if (!notes.nudged || !table.myTurn) return null;
  return { key: 'nudge', text: say('banner.nudged', notes.nudged), buttons: [] };
}

/** Who watches may ask for a place in the next game. */
function spectator(table, act) {
  if (table.mySeat !== null) return null;
  const free = table.seats.findIndex(seat => seat && seat.presence === 'LEFT');
  const words = table.asked ? say('page.asked') : say('hindrance.watching');
  return { key: `watching ${table.asked}`, text: words, buttons: table.asked ? [] : [
    free >= 0 ? { label: say('table.sit', table.seats[free].name), press: () => act('sit', { seat: free }) } : null,
    { label: say('knock.way.next'), press: () => act('knock', { purpose: 'NEXT' }) },
  ].filter(Boolean) };
}
