// Name, colour and shape, changed after one has sat down.
import { html } from '../dom/elements.js';
import { myPlate } from '../door/me.js';
import { say } from '../words/words.js';
import { sheet } from './sheet.js';

export function meSheet(me, saved) {
  const mine = { ...me };
  const open = sheet(say('lobby.look'), [
    myPlate(mine, () => {}).node,
    html('button.go-small', {
      type: 'button',
      onclick: () => {
        if (!mine.name.trim()) return;
        open.close();
        saved(mine);
      },
    }, say('announcement.read')),
  ]);
  return open;
}
