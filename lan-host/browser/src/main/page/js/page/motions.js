// Which motion, words and vibration belong to each event.
import { aftermathOf, clears } from '../core/aftermath.js';
import { startRound } from '../start/start.js';
import { fall, pave } from '../table/moments.js';
import { isMine } from '../table/people.js';
import { sentence } from '../words/log.js';
import { fill } from '../dom/elements.js';

/**
 * @param table the screen of the table
 * @param page what is shown, and where words go: `shown()`, `note(line)`, `urgent(line)`, `feel(name)`, `lost` to be set
 */
export function motions(table, page) {
  let before = null;

  return {
    /** Before the state of an event is shown: the dice are thrown. */
    before(event, quick) {
      before = page.shown().table;
      if (clears(event)) {
        page.lost(null);
        fill(table.board.above);
      }
      const after = aftermathOf(event, before);
      if (after) page.lost(after);
      if (event.kind !== 'Rolled' || !event.dice) return null;
      if (quick || !table.node.isConnected) {
        table.bay.settle(event.seed);
        return null;
      }
      if (isMine(before || { mySeats: [] }, event.seat)) page.feel('land');
      return table.bay.throwDice(event.dice, event.seed);
    },
    /** When the state after an event is on the screen. */
    after(event, quick) {
      const { table: now } = page.shown();
      if (!now) return null;
      const line = sentence(event, before || now, now);
      if (line) page.note(line, event.bust || event.kind === 'Over');
      feel(event, now);
      if (event.kind === 'StartRolled' && event.throws && !quick) return startRound(page.over(), event, now, false);
      if (!table.node.isConnected) return null;
      if (event.bust && page.lostNow()) return fall(table.board, page.lostNow(), now, quick);
      const won = (event.won || []).filter(column => now.columns.some(one => one.number === column && one.owner !== null));
      return won.length && now.phase !== 'OVER' ? pave(table.board, won, now, quick) : null;
    },
  };

  function feel(event, now) {
    const mine = isMine(now, event.seat);
    if (event.kind === 'Over') page.feel(isMine(now, event.winner) ? 'win' : 'stop');
    else if (event.bust && mine) page.feel('bust');
    else if (event.won && event.won.length && mine) page.feel('column');
    else if (event.kind === 'Stopped' && mine) page.feel('stop');
    else if (event.kind === 'Chosen' && mine) page.feel('choose');
  }
}
