// One line above the dice: who is to do what; and the blue banner of one's own turn.
import { html, say as text } from '../dom/elements.js';
import { say } from '../words/words.js';
import { isMine, nameOf } from './people.js';

const PHASES = { ROLL: 'toRoll', CHOOSE: 'toChoose', DECIDE: 'toGoOn', FALLING: 'rolling' };

/** What the table waits for, as a line. */
export function headlineOf(table, lost) {
  if (lost) {
    const steps = say('bust.reason', lost.steps, lost.needs.join(', ')).split(':')[0];
    return isMine(table, lost.seat) ? say('bust.headline.mine', steps) : say('bust.headline', nameOf(table, lost.seat), steps);
  }
  const phase = PHASES[table.phase];
  if (!phase || table.mover === null) return '';
  if (table.myTurn && table.phase === 'DECIDE' && !table.canStop) return say('turn.mustRoll.mine');
  return say(`turn.${phase}.${table.myTurn ? 'mine' : 'theirs'}`, nameOf(table, table.mover));
}

export function headline() {
  const line = html('h1.headline');
  const banner = html('div.banner', { 'aria-hidden': true });
  return {
    node: html('div.heading', null, line, banner),
    show(table, lost) {
      text(line, headlineOf(table, lost));
      line.classList.toggle('bust', Boolean(lost));
    },
    tell: words => text(line, words),
    /** Slides the blue sign in, for a moment. */
    myTurn() {
      text(banner, say('page.yourTurn'));
      banner.classList.remove('shown');
      void banner.offsetWidth;
      banner.classList.add('shown');
    },
  };
}
