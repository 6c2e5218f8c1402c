// The log, newest first, and the board in words.
import { html } from '../dom/elements.js';
import { boardInWords } from '../words/board-words.js';
import { say } from '../words/words.js';
import { sheet } from './sheet.js';

export function logSheet(table, lines) {
  return sheet(say('table.log'), [
    html('ol.log', { reversed: true }, [...lines].reverse().map(line => html('li', null, line))),
    html('h3', null, say('table.words')),
    html('ul.words', null, boardInWords(table).map(line => html('li', null, line))),
  ]);
}
