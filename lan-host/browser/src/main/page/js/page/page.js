// The page as a whole: one snapshot in, one screen out; taps and keys become actions of the core.
import { html } from '../dom/elements.js';
import { counted, stamped } from '../core/clock.js';
import { notices } from '../core/notices.js';
import { player } from '../core/player.js';
import { readEvent, readSnapshot } from '../core/reading.js';
import { returns } from '../core/returns.js';
import { keys } from '../senses/keys.js';
import { live } from '../senses/live.js';
import { isMine } from '../table/people.js';
import { tableScreen } from '../table/table.js';
import { talk as makeTalk } from '../talk/talk.js';
import { say } from '../words/words.js';
import { commands } from './commands.js';
import { motions } from './motions.js';
import { screens } from './screens.js';
import { sheets } from './sheets.js';
import { topStrips } from './top-strips.js';

/** What is known before the core says anything. */
export const NOTHING = { me: {}, connection: { state: 'idle', untilMs: 0 }, tables: [], table: null };
const PENDING = 4000;
/** Another has the seat. */
const ELSEWHERE = ['REPLACED', 'COPIED'];
const PLAYING = ['ROLL', 'CHOOSE', 'DECIDE', 'FALLING'];

/**
 * Builds the page into a node.
 * @param context `view, act, me, visit, renews, preferences, still, feel, full, speak`
 * @returns what the core is given: `onSnapshot`, `onEvent`, `onNotice`
 */
export function page(root, context) {
  const { view, visit, feel } = context;
  const state = { shown: NOTHING, latest: NOTHING, lost: null, pendingUntil: 0, declined: null, alarm: null, nudged: null };
  const now = () => view.performance.now();
  const lines = [], talk = makeTalk(), ears = live(), strips = topStrips(act, visit, withdraw);
  const back = returns(redraw);
  const open = sheets({ ...context, act, talk, lines, shown: () => state.shown, redraw });
  const table = tableScreen(act, open);
  const screen = screens(table, { ...context, act, open, talk, withdraw });
  const stage = html('div.screen');
  root.replaceChildren(strips.node, stage, ...ears.nodes);

  const play = player({
    ...motions(table, {
      shown: () => state.shown, feel, over: () => stage, lostNow: () => state.lost,
      lost: lost => (state.lost = lost),
      note(line, urgent) {
        lines.push(line);
        if (urgent) ears.shout(line);
        else ears.say(line);
      },
    }),
    show: present,
    still: () => context.still() || view.document.hidden,
  });

  function act(name, details = {}) {
    if (['roll', 'choose', 'stop', 'takeBack', 'sit', 'start'].includes(name)) state.pendingUntil = now() + PENDING;
    state.declined = null;
    context.act(name, details);
    if (name !== 'hover') redraw();
  }

  function withdraw() {
    visit.withdraw();
    redraw();
  }

  /** Why nothing can be pressed just now, or null. */
  function hindrance() {
    const { state: line, why } = state.latest.connection;
    if (line !== 'connected') return say(ELSEWHERE.includes(why) ? 'turn.elsewhere' : 'hindrance.offline');
    const left = back.left(now());
    if (left) return say('page.backIn', left);
    return now() < state.pendingUntil ? say('hindrance.pending') : null;
  }

  function present(snapshot) {
    const was = state.shown.table;
    if (snapshot.table && was && snapshot.table.id !== was.id) lines.length = 0;
    state.shown = snapshot;
    if (!snapshot.table || !snapshot.table.bust) state.lost = null;
    state.pendingUntil = 0;
    turnBegins(was, snapshot.table);
    redraw();
  }

  function turnBegins(was, is) {
    const moves = table => Boolean(table && table.mover !== null && isMine(table, table.mover) && PLAYING.includes(table.phase));
    const mine = moves(is);
    controls.turnIs(is ? is.mover : null);
    view.document.title = say(mine ? 'app.title.mine' : 'app.title');
    if (!mine || moves(was)) return;
    state.nudged = null;
    feel('turn');
    ears.shout(say('page.yourTurn'));
    table.headline.myTurn();
  }

  function redraw() {
    const snapshot = counted({ ...state.shown, connection: state.latest.connection, me: state.latest.me, cameAt: state.shown.cameAt }, now());
    snapshot.connection = counted(state.latest, now()).connection;
    strips.show(snapshot, state, visit.watches);
    screen.show(stage, snapshot, { lost: state.lost, hindrance: hindrance(), unread: talk.unread });
  }

  const controls = keys(view, commands({
    table, shown: () => state.shown, hindrance, act, open, calls: () => act('callBust'),
  }), () => play.skip());
  view.document.addEventListener('pointerdown', () => play.skip(), true);
  view.setInterval(redraw, 1000);

  const hear = notices({
    table: () => state.shown.table,
    say: ears.say,
    bubble: (seat, content) => table.plates.bubble(seat, content),
    talked(name, text, mine) {
      talk.add(name, text, mine);
      if (!mine) ears.say(say('said', name, text));
      redraw();
    },
    nudged(name) {
      state.nudged = name;
      feel('nudge');
      redraw();
    },
    remembered: lines => lines.forEach(({ name, text }) => talk.add(name, text, true)),
    opened: opened => visit.opened(opened),
    knocks() {
      state.pendingUntil = 0;
      visit.knock();
      redraw();
    },
    answered(granted) {
      visit.answered(granted);
      redraw();
    },
    declined(words) {
      state.pendingUntil = 0;
      state.declined = { words, until: now() + 6000 };
      ears.say(words);
      redraw();
    },
    alarmed(words) {
      state.alarm = words;
      redraw();
    },
  });

  return {
    onSnapshot(json) {
      const snapshot = stamped(readSnapshot(json), now());
      if (context.renews(snapshot.connection)) return;
      const playing = Boolean(snapshot.table && snapshot.table.mySeats && snapshot.table.mySeats.length);
      back.connection(snapshot.connection, playing, now());
      const moved = state.latest.connection.state !== snapshot.connection.state;
      state.latest = snapshot;
      view.document.documentElement.dataset.line = snapshot.connection.state;
      play.snapshot(snapshot);
      if (moved) redraw();
      visit.arrived(snapshot);
    },
    onEvent: json => play.event(readEvent(json)),
    onNotice: hear,
    redraw,
    skip: () => play.skip(),
  };
}
