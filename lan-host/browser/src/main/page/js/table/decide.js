// Roll and STOP: always there, each in its own place; what can't be pressed is painted on the table with the reason.
import { html, say as text, set, show } from '../dom/elements.js';
import { list, say } from '../words/words.js';
import { nameOf } from './people.js';

export function decide(act) {
  const roll = control('go', 'R', () => act('roll'));
  const stop = control('halt', 'S', () => act('stop'));
  const tape = html('span.tape', { 'aria-hidden': true });
  roll.face.append(tape);
  const node = html('div.decide', null, roll.node, stop.node);
  return {
    node, roll: roll.node, stop: stop.node,
    /** @param hindrance why nothing can be pressed just now, or null */
    show(table, hindrance) {
      const why = hindrance || reason(table);
      roll.show(table.canRoll && !hindrance, rollLabel(table), table.canRoll && !hindrance ? odds(table) : why);
      stop.show(table.canStop && !hindrance, say(table.canStop && table.wouldWinGame ? 'stop.game' : 'stop'),
        table.canStop && !hindrance ? keeps(table) : stopReason(table, why));
      node.classList.toggle('wins', Boolean(table.canStop && table.wouldWinGame));
      node.classList.toggle('odds', Boolean(odds(table)));
      show(tape, Boolean(table.canRoll && !hindrance && danger(table)));
      tape.style.setProperty('--danger', danger(table));
    },
  };
}

function control(kind, key, onclick) {
  const label = html('span.label'), sub = html('span.reason');
  const face = html('span.face', null, html('span.words', null, html('kbd', { 'aria-hidden': true }, key), label), sub);
  const node = html(`button.${kind}`, { type: 'button', 'aria-keyshortcuts': key }, face);
  node.onclick = () => node.getAttribute('aria-disabled') !== 'true' && onclick();
  return {
    node, face,
    show(on, words, why) {
      set(node, 'aria-disabled', on ? null : 'true');
      text(label, words);
      text(sub, why || '');
      node.classList.toggle('plain-label', !why);
    },
  };
}

const rollLabel = table => say(table.stake && table.stake.steps > 0 ? 'roll.again' : 'roll.first');

function keeps(table) {
  if (table.wouldWinGame) return say('page.stop.game');
  if (table.wouldWin && table.wouldWin.length) return say('stop.win', list(table.wouldWin.map(String)));
  return say('stop.keep', table.stake ? table.stake.steps : 0);
}

function odds(table) {
  if (!table.settings.odds || !table.canRoll || !table.stake || table.stake.bustChance === null || table.stake.bustChance === undefined) return '';
  return say('odds.option', table.stake.bustChance);
}

/** How much of the tape is seen: what all can see, or the chance of a bust where the table shows odds. */
function danger(table) {
  if (!table.stake || !table.stake.steps) return 0;
  if (table.settings.odds && table.stake.bustChance) return Math.min(1, table.stake.bustChance);
  return Math.min(1, table.stake.steps / 20 + .1 * Math.max(0, table.stake.runners - 1));
}

/** Why neither can be pressed. */
export function reason(table) {
  if (table.mySeat === null) return say('hindrance.watching');
  if (table.phase === 'FALLING') return say('hindrance.moment');
  if (!table.myTurn) return table.mover === null ? say('hindrance.moment') : say('refusal.notYourTurn', nameOf(table, table.mover));
  if (table.phase === 'CHOOSE') return say('refusal.CHOOSE_FIRST');
  return say('hindrance.moment');
}

function stopReason(table, why) {
  if (!table.myTurn || table.phase === 'CHOOSE' || table.phase === 'FALLING') return why;
  if (table.phase === 'ROLL') return say('refusal.ROLL_FIRST');
  return table.canRoll && !table.canStop ? say('turn.mustRoll.mine') : why;
}
