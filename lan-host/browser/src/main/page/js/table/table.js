// The table, from the top: plates, board, dice, places, Roll and STOP. Thumbs need only the lower half.
import { fill, html } from '../dom/elements.js';
import { iconButton } from '../draw/icons.js';
import { board as makeBoard } from '../board/board.js';
import { bay as makeBay } from '../dice/bay.js';
import { boardInWords } from '../words/board-words.js';
import { say } from '../words/words.js';
import { coachLine } from './coach.js';
import { decide as makeDecide } from './decide.js';
import { stakes } from './diamond.js';
import { focusKeeper } from './focus.js';
import { headline as makeHeadline, headlineOf } from './headline.js';
import { considered, previewOf } from './preview.js';
import { places as makePlaces } from './places.js';
import { plates as makePlates } from './plates.js';
import { proofMark } from './proof-mark.js';
import { callSign } from './call.js';
import { takeBack } from './take-back.js';

/**
 * @param act sends an action to the core
 * @param open opens a sheet by name
 */
export function tableScreen(act, open) {
  const board = makeBoard(), bay = makeBay(), diamond = stakes(), plates = makePlates(), headline = makeHeadline();
  const state = { table: null, own: null, lost: null, hindrance: null };
  const places = makePlaces({ choose: option => choose(option), consider: option => consider(option) });
  const decide = makeDecide(name => press(name));
  const coach = coachLine(act), mark = proofMark(() => open('proof')), call = callSign(act), back = takeBack(act);
  const words = html('ul.spoken', { 'aria-label': '' });
  const tools = { gear: tool('gear', 'settings'), words: tool('words', 'log'), talk: tool('talk', 'talk') };
  bay.node.append(mark.node, back.node, coach.line);
  const node = html('main.table', null,
    plates.node,
    html('div.stage', null, board.node, words, diamond.node, ...Object.values(tools), call.node, coach.node),
    html('div.side', null, headline.node, bay.node, places.node, decide.node));

  const focus = focusKeeper(node, () => [places.button(0), decide.roll, decide.stop]);

  function tool(icon, sheet) {
    return iconButton(icon, '', () => open(sheet));
  }

  function choose(option) {
    if (!state.table.myTurn || state.hindrance) return;
    consider(null);
    act('choose', { option: option.index });
  }

  function press(name) {
    const { table } = state;
    if (name === 'roll' && table.wouldWinGame && table.canStop) open('rollAnyway');
    else act(name);
  }

  function consider(option) {
    state.own = option;
    if (state.table.myTurn && !state.hindrance) act('hover', { columns: option ? option.columns : [] });
    draw();
  }

  function draw() {
    const { table, lost } = state, option = considered(table, state.own);
    board.show(table, option ? previewOf(table, option) : {}, lost);
    bay.show(table, option, headlineOf(table, null));
    places.show(table, lost);
    places.mark(option ? option.index : null);
  }

  return {
    node, board, bay, plates, headline, places, decide, tools,
    show(table, lost, hindrance, unread) {
      if (!state.table || state.table.phase !== table.phase || state.table.mover !== table.mover) state.own = null;
      Object.assign(state, { table, lost, hindrance });
      plates.show(table);
      headline.show(table, lost);
      diamond.show(table, lost);
      decide.show(table, hindrance);
      coach.show(table);
      mark.show(table);
      call.show(table);
      back.show(table, hindrance);
      draw();
      focus.settle();
      node.classList.toggle('my-turn', Boolean(table.myTurn));
      name(tools.gear, say('settings.title'));
      name(tools.words, say('table.log'));
      name(tools.talk, unread ? say('talk.unread', unread) : say('talk.title'));
      tools.talk.dataset.unread = unread || '';
      words.setAttribute('aria-label', say('table.words'));
      fill(words, boardInWords(table).map(line => html('li', null, line)));
    },
    /** What a key chooses: the option with that number. */
    pick(number) {
      const button = places.button(number - 1);
      if (!button || button.getAttribute('aria-disabled') === 'true') return false;
      button.click();
      return true;
    },
    clearFallen: () => fill(board.above),
  };
}

function name(button, label) {
  if (button.title !== label) {
    button.title = label;
    button.setAttribute('aria-label', label);
  }
}

