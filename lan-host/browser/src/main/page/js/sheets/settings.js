// What can be set on this phone; and the keys, for whoever has some.
import { html, set } from '../dom/elements.js';
import { LANGUAGES, language, nameOf, say } from '../words/words.js';
import { sheet } from './sheet.js';

const CHOICES = [
  ['look', 'settings.look', ['SYSTEM', 'LIGHT', 'DARK', 'HIGH_CONTRAST'], value => say(`settings.look.${value}`)],
  ['calm', 'settings.calm', ['SYSTEM', 'ALWAYS', 'NEVER'], value => say(`settings.calm.${value}`)],
  ['awake', 'page.awake', ['yes', 'no'], value => say(`settings.hints.${value === 'yes' ? 'ON' : 'OFF'}`)],
  ['vibrate', 'page.vibrate', ['yes', 'no'], value => say(`settings.hints.${value === 'yes' ? 'ON' : 'OFF'}`)],
];
const KEYS = [['1 … 6', 'keys.options'], ['R', 'keys.roll'], ['S', 'keys.stop'], ['Backspace', 'keys.takeBack'], ['B', 'keys.call'],
  ['T', 'keys.chat'], ['L', 'keys.words'], ['C', 'keys.coach'], ['F', 'keys.fullscreen'], ['?', 'keys.keys']];

export function settingsSheet(preferences, { leave, speak, watching }) {
  const rows = CHOICES.map(([name, label, values, words]) => row(say(label), values, () => preferences.get(name), words,
    value => preferences.set(name, value)));
  const languages = row(say('settings.language'), LANGUAGES, () => language, nameOf, async code => {
    preferences.set('language', code);
    await speak(code);
    open.close();
  });
  const keys = html('dl.keys', null, KEYS.map(([key, what]) => [html('dt', null, html('kbd', null, key)), html('dd', null, say(what))]));
  const open = sheet(say('settings.title'), [...rows, languages,
    watching.may ? html('button.flat', { type: 'button', onclick: () => { open.close(); watching.full(); } }, say('keys.fullscreen')) : null,
    html('details', null, html('summary', null, say('table.keys')), keys),
    leave ? html('button.flat', { type: 'button', onclick: () => { open.close(); leave(); } }, say('leave')) : null]);
  return open;
}

/** One setting: its name, and its values of which one is chosen. */
function row(label, values, current, words, pick) {
  const buttons = values.map(value => html('button.segment', {
    type: 'button', role: 'radio', onclick: () => {
      pick(value);
      draw();
    },
  }, words(value)));
  const draw = () => buttons.forEach((button, index) => set(button, 'aria-checked', String(values[index] === current())));
  draw();
  return html('div.setting', null, html('span', null, label), html('div.segments', { role: 'radiogroup', 'aria-label': label }, buttons));
}
