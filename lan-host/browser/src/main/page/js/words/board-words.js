// The board as sentences: for screen readers, and for "the board in words".
import { HEIGHT } from '../board/geometry.js';
import { nameOf } from '../table/people.js';
import { list, say } from './words.js';

export function boardInWords(table) {
  return [...heading(table), ...table.columns.map(column => columnWords(table, column)).filter(Boolean), ...emptyColumns(table)];
}

function heading(table) {
  if (table.phase === 'LOBBY' || table.phase === 'START') return [say('board.words.none')];
  if (table.phase === 'OVER') return [table.winner === null ? say('board.words.ended') : say('board.words.won', nameOf(table, table.winner))];
  return [
    say('board.words.turn', nameOf(table, table.mover)),
    table.dice ? say('board.words.rolled', table.dice.join(', ')) : null,
    say('board.words.stake', table.stake ? table.stake.steps : 0),
  ].filter(Boolean);
}

function columnWords(table, { number, owner, pieces, runner }) {
  const things = [];
  if (owner !== null) things.push(say('board.words.owner', nameOf(table, owner)));
  if (runner) things.push(runner.space === HEIGHT[number] ? say('board.words.theirRunner.top', nameOf(table, table.mover)) : say('board.words.theirRunner', nameOf(table, table.mover), runner.space, HEIGHT[number]));
  if (owner === null) for (const { seat, space } of pieces) things.push(say('board.words.piece', nameOf(table, seat), space, HEIGHT[number]));
  return things.length ? say('board.words.column', number, things.join(say('list.comma'))) : null;
}

function emptyColumns(table) {
  const empty = table.columns.filter(column => column.owner === null && !column.runner && !column.pieces.length).map(column => String(column.number));
  return empty.length ? [say('board.words.empty', empty.length, list(empty))] : [];
}
