// Notices of the core: talk, reactions, nudges, calls, answers that declined, alarms of the dice.
import { isMine, nameOf } from '../table/people.js';
import { icon } from '../draw/icons.js';
import { has, say } from '../words/words.js';

const WITHOUT_TABLE = ['declined', 'alarm', 'announcement', 'opened', 'replied'];

/** Why something was declined, in words. */
export function declinedWords(notice, table) {
  const { reason } = notice;
  if (reason === 'NOT_YOUR_TURN' && table && table.mover !== null) return say('refusal.notYourTurn', nameOf(table, table.mover));
  for (const key of [`refusal.${reason}`, `declined.${reason}`, `notGranted.${reason}`]) if (has(key)) return say(key);
  return say('declined.NOT_ALLOWED');
}

/**
 * What each notice does.
 * @param page says things, shows bubbles and strips
 */
export function notices(page) {
  const handlers = {
    talk: notice => page.talked(nameOfNotice(notice, page.table()), notice.text, notice.mine),
    reaction: ({ seat, reaction }) => {
      page.bubble(seat, icon(reaction));
      page.say(say('said', nameOf(page.table(), seat), say(`reaction.${reaction}`)));
    },
    call: ({ seat }) => {
      page.bubble(seat, say('talk.call.said'));
      page.say(say('said', nameOf(page.table(), seat), say('talk.call.said')));
    },
    nudge: ({ seat, whom }) => (whom === undefined || isMine(page.table(), whom)) && page.nudged(nameOf(page.table(), seat)),
    conversation: ({ lines }) => page.remembered(lines.filter(line => line.text)),
    opened: ({ table }) => page.opened(table),
    tableStopped: ({ reason }) => page.alarmed(say(`stopped.${reason}`)),
    replied({ purpose, granted }) {
      if (purpose === 'COME_IN') page.answered(granted);
      if (!granted) page.declined(say(`notGranted.${purpose}`));
    },
    declined: notice => (notice.reason === 'KNOCK_FIRST' ? page.knocks() : page.declined(declinedWords(notice, page.table()))),
    alarm: ({ alarm }) => page.alarmed(say(`page.alarm.${alarm}`)),
    announcement: ({ text }) => page.alarmed(say('announcement.text', text)),
    hover: () => {},
  };
  return json => {
    const notice = JSON.parse(json);
    const handle = handlers[notice.kind];
    if (handle && (page.table() || WITHOUT_TABLE.includes(notice.kind))) handle(notice);
  };
}

const nameOfNotice = (notice, table) => notice.name || nameOf(table, notice.seat);
