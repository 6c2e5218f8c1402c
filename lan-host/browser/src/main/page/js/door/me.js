// One's own number plate, edited in place: name, colour and shape; and a suggestion for a newcomer.
import { fill, html, set, svg } from '../dom/elements.js';
import { colourOf, pieceIcon, shape } from '../draw/piece.js';
import { say } from '../words/words.js';

export const COLOURS = ['ORANGE', 'BLUE', 'GREEN', 'PURPLE'];
export const SHAPES = ['CIRCLE', 'SQUARE', 'TRIANGLE', 'DIAMOND'];
export const LONGEST_NAME = 24;

/** What was kept of this player, or a suggestion: any of the names, any piece. */
export function profile(kept, random) {
  const pick = list => list[random(1)[0] % list.length];
  try {
    const known = JSON.parse(kept.load('profile'));
    if (known && typeof known.name === 'string' && COLOURS.includes(known.colour) && SHAPES.includes(known.shape)) return known;
  } catch {
    // What can't be read is suggested anew.
  }
  const at = random(1)[0] % 4;
  return { name: pick(say('page.names').split(', ')), colour: COLOURS[at], shape: SHAPES[at] };
}

/**
 * The plate.
 * @param me changed in place
 * @param changed told of each change
 */
export function myPlate(me, changed) {
  const band = html('span.band');
  const name = html('input.name', {
    type: 'text', maxlength: LONGEST_NAME, autocomplete: 'nickname', autocapitalize: 'words', enterkeyhint: 'done', spellcheck: 'false',
    'aria-label': say('home.name'), value: me.name,
    oninput: event => {
      me.name = event.target.value;
      draw();
      changed();
    },
    onfocus: event => event.target.select(),
  });
  name.value = me.name;
  const colours = choice('home.colour', COLOURS, 'colour', value => svg('svg', { viewBox: '-12 -12 24 24', 'aria-hidden': true },
    svg('circle', { r: 9, fill: `var(--seat-${value.toLowerCase()})`, stroke: 'var(--active-frame)', 'stroke-width': 1.2 })));
  const shapes = choice('home.shape', SHAPES, 'shape', value => svg('svg', { viewBox: '-12 -12 24 24', 'aria-hidden': true },
    shape(value, 0, 0, 8, 'var(--active-text)')));

  function choice(label, values, field, picture) {
    const buttons = values.map(value => html('button.swatch', {
      type: 'button', role: 'radio', 'aria-label': say(`${field}.${value}`), 'data-value': value,
      onclick: () => {
        me[field] = value;
        draw();
        changed();
      },
    }, picture(value)));
    return html('div.swatches', { role: 'radiogroup', 'aria-label': say(label), 'data-field': field }, buttons);
  }

  function draw() {
    fill(band, pieceIcon(me, ([...me.name.trim().toUpperCase()][0] || '?')));
    for (const group of [colours, shapes]) {
      for (const button of group.children) set(button, 'aria-checked', String(me[group.dataset.field] === button.dataset.value));
    }
    node.className = `my-plate ${colourOf(me)}`;
  }

  const node = html('section.my-plate', { 'aria-label': say('home.me') }, band, name, html('div.looks', null, colours, shapes));
  draw();
  return { node, name };
}
