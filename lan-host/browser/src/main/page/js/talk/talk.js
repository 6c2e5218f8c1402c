// What is said at the table, and what is thrown in from the side.
import { html } from '../dom/elements.js';
import { icon } from '../draw/icons.js';
import { sheet } from '../sheets/sheet.js';
import { say } from '../words/words.js';

export const REACTIONS = ['GO_ON', 'STOP', 'CHICKEN', 'OUCH', 'BRAVO', 'LUCKY'];
const LONGEST = 200;
const KEPT = 60;

export function talk() {
  const lines = [];
  let unread = 0, list = null;
  return {
    get unread() {
      return unread;
    },
    add(name, text, mine) {
      lines.push({ name, text });
      if (lines.length > KEPT) lines.shift();
      if (list) list.append(line(name, text));
      else if (!mine) unread++;
    },
    open(act, changed) {
      unread = 0;
      changed();
      list = html('ul.talk', { 'aria-live': 'off' }, lines.map(({ name, text }) => line(name, text)));
      const opened = sheet(say('talk.title'), [reactions(act, () => opened.close()), list, form(act)], {
        className: 'talk-sheet',
        onclose: () => (list = null),
      });
      list.lastElementChild?.scrollIntoView();
      return opened;
    },
  };
}

const line = (name, text) => html('li', null, html('b', null, name), ` ${text}`);

function reactions(act, close) {
  return html('div.reactions', { role: 'group', 'aria-label': say('keys.reactions') }, REACTIONS.map(reaction => html('button.reaction', {
    type: 'button', 'aria-label': say('talk.shout', say(`reaction.${reaction}`)),
    onclick: () => {
      act('react', { reaction });
      close();
    },
  }, icon(reaction), html('span', null, say(`reaction.${reaction}`)))));
}

function form(act) {
  const input = html('input', {
    type: 'text', maxlength: LONGEST, 'aria-label': say('talk.prompt'), placeholder: say('talk.prompt'), enterkeyhint: 'send', autocomplete: 'off',
  });
  return html('form.say', {
    onsubmit: event => {
      event.preventDefault();
      const text = input.value.trim();
      if (text) act('talk', { text });
      input.value = '';
    },
  }, input, html('button.go-small', { type: 'submit' }, say('page.send')));
}
