// Events as sentences, in the words of the desktop's log. An event that no player needs to hear of has none.
import { nameOf } from '../table/people.js';
import { climbs, columns, list, say } from './words.js';

const who = (event, table) => {
  const name = nameOf(table, event.seat);
  if (event.by === 'CLOCK') return say('log.clockFor', name);
  const sits = table.seats[event.seat];
  return event.by === 'BOT' && sits && sits.standIn ? say('log.botFor', name) : name;
};

const SENTENCES = {
  Sat: (event, before, after) => say(isBot(after, event.seat) ? 'log.botSat' : 'log.sat', nameOf(after, event.seat)),
  Left: (event, before) => say(LEFT[event.how] || 'log.left', nameOf(before, event.seat)),
  SeatGiven: (event, before, after) => say('log.seatGiven', nameOf(before, event.seat), nameOf(after, event.seat)),
  BadgeChanged: (event, before, after) => {
    const was = nameOf(before, event.seat), is = nameOf(after, event.seat);
    return was === is ? say('log.badge', is) : say('log.renamed', was, is);
  },
  BotTookOver: (event, before, after) => say('log.botTookOver', nameOf(after, event.seat)),
  PersonBack: (event, before, after) => say('log.back', nameOf(after, event.seat)),
  SettingsChanged: (event, before, after) => say('log.settings', rules(after.settings)),
  LockChanged: (event, before, after) => say(after.locked ? 'log.locked' : 'log.unlocked'),
  EpochBegan: () => say('log.epoch'),
  Started: (event, before, after) => event.starter === null || event.starter === undefined
    ? say('log.started') : say('log.startedBy', nameOf(after, event.starter)),
  StartRolled: (event, before, after) => say('log.startRolled',
    list((event.throws || []).map(one => say('log.startThrow', nameOf(after, one.seat), one.total)))),
  Rolled: (event, before, after) => say(event.bust ? 'log.bust' : 'log.rolled', who(event, after), event.dice.join('-'),
    event.lost ? event.lost.steps : before.stake ? before.stake.steps : 0),
  Chosen: (event, before, after) => say('log.chosen', who(event, after), climbs(event.columns)),
  TakenBack: (event, before, after) => say('log.takenBack', nameOf(after, event.seat)),
  Stopped: (event, before, after) => event.won && event.won.length
    ? say('log.won', who(event, after), columns(event.won))
    : say('log.stopped', who(event, after), before.stake ? before.stake.steps : 0),
  PassedOver: (event, before, after) => event.won && event.won.length
    ? say('log.passedWon', nameOf(after, event.seat), columns(event.won))
    : say(event.kept ? 'log.passedKept' : 'log.passed', nameOf(after, event.seat)),
  Over: (event, before, after) => event.winner === null || event.winner === undefined
    ? say('log.overWithout') : say('log.over', nameOf(after, event.winner)),
};

const LEFT = { LEFT: 'log.left', CONCEDED: 'log.conceded', REMOVED: 'log.removed' };

const isBot = (table, seat) => Boolean(table.seats[seat] && table.seats[seat].bot);

/** An event said with the table before and after it, or null. */
export function sentence(event, before, after) {
  const made = SENTENCES[event.kind];
  return made && before && after ? made(event, before, after) : null;
}

/** The rules of a table in a few words: "Classic, 3 columns". */
export const rules = settings => say('rules.short', say(`variant.${settings.variant}`), settings.columnsToWin);
