// A sheet that comes up from below: a dialog of the browser, so that focus stays in it and Escape closes it.
import { html } from '../dom/elements.js';
import { iconButton } from '../draw/icons.js';
import { say } from '../words/words.js';

/** Opens a sheet. @returns what closes it */
export function sheet(title, content, { onclose = () => {}, className = '' } = {}) {
  const heading = html('h2', { id: 'sheet-title' }, title);
  const node = html(`dialog.sheet${className ? `.${className}` : ''}`, { 'aria-labelledby': 'sheet-title' },
    html('header', null, heading, iconButton('close', say('close'), () => node.close())), html('div.sheet-body', null, content));
  node.addEventListener('close', () => {
    node.remove();
    onclose();
  });
  node.addEventListener('pointerdown', event => event.target === node && node.close());
  document.body.append(node);
  node.showModal();
  return { node, close: () => node.close() };
}

/** A question with two answers; the first has the focus. */
export function question(title, words, answers) {
  const buttons = answers.map(({ label, press, strong }) => html(`button.flat${strong ? '.strong' : ''}`, {
    type: 'button',
    onclick: () => {
      open.close();
      if (press) press();
    },
  }, label));
  const open = sheet(title, [words ? html('p', null, words) : null, html('div.answers', null, buttons)], { className: 'question' });
  buttons[0].focus();
  return open;
}
