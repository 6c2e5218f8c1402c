// Every sheet by its name.
import { logSheet } from '../sheets/log.js';
import { meSheet } from '../sheets/me.js';
import { proofSheet } from '../sheets/proof.js';
import { settingsSheet } from '../sheets/settings.js';
import { question } from '../sheets/sheet.js';
import { say } from '../words/words.js';

/** @param page `shown, act, lines, talk, preferences, visit, me, speak, full, redraw` */
export function sheets(page) {
  const at = () => page.shown().table;
  const open = {
    settings: () => settingsSheet(page.preferences, {
      leave: at() ? () => open.leave() : null, speak: page.speak,
      watching: { may: Boolean(document.documentElement.requestFullscreen), full: page.full },
    }),
    log: () => at() && logSheet(at(), page.lines),
    talk: () => page.talk.open(page.act, page.redraw),
    proof: () => at() && at().proof && proofSheet(at()),
    me: () => meSheet(page.me, mine => page.visit.saved(mine)),
    full: page.full,
    leave: () => question(say('leave.game.title'), say('page.leave.text'), [
      { label: say('leave.stay'), strong: true },
      { label: say('leave'), press: () => page.visit.leave() },
    ]),
    rollAnyway: () => question(say('table.ask'), '', [
      { label: say('stop'), press: () => page.act('stop'), strong: true },
      { label: say('roll.dare'), press: () => page.act('roll') },
    ]),
  };
  return name => {
    if (document.querySelector('dialog[open]')) return false;
    return open[name]();
  };
}
