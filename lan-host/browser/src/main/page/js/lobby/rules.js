// The rules of the table: shown to guests, chosen by the owner.
import { html } from '../dom/elements.js';
import { say } from '../words/words.js';

const VARIANTS = ['STANDARD', 'JUMPING', 'FORCED_MOVE'];
const COLUMNS = [3, 4, 5];
const YES_NO = [true, false];

export function rulesOf(table, owns, act) {
  const { variant, columnsToWin, odds, coach, timerSeconds, browsers } = table.settings;
  if (!owns) {
    const more = [odds ? say('lobby.odds') : null, coach ? say('page.coach') : null,
      timerSeconds ? `${say('lobby.timer')}: ${say('lobby.timer.seconds', timerSeconds)}` : null].filter(Boolean);
    return [html('h2', null, say('rules.short', say(`variant.${variant}`), columnsToWin)),
      html('p.muted', null, say(`variant.${variant}.hint`)), more.length ? html('p.muted', null, more.join(' · ')) : null];
  }
  const most = 7 - Math.max(2, table.seats.filter(Boolean).length);
  return [html('h2', null, say('lobby.rules')),
    choice(say('lobby.rules'), VARIANTS, variant, one => say(`variant.${one}`), () => true, value => act('settings', { variant: value })),
    html('p.muted', null, say(`variant.${variant}.hint`)),
    html('h2', null, say('lobby.columns')),
    choice(say('lobby.columns'), COLUMNS, columnsToWin, String, value => value <= most, value => act('settings', { columnsToWin: value })),
    html('div.inline', null, html('p', null, say('lobby.browsers')),
      choice(say('lobby.browsers'), YES_NO, browsers, yes => say(`settings.hints.${yes ? 'ON' : 'OFF'}`), () => true, value => act('settings', { browsers: value })))];
}

function choice(label, values, chosen, words, allowed, pick) {
  return html('div.segments', { role: 'radiogroup', 'aria-label': label }, values.map(value => html('button.segment', {
    type: 'button', role: 'radio', 'aria-checked': String(value === chosen), 'aria-disabled': allowed(value) ? null : 'true',
    onclick: () => allowed(value) && pick(value),
  }, words(value))));
}
