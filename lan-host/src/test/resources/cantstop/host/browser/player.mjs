// A page without a view: sits down and plays one game to its end, by simple rules, with its connection cut now and then.
// node player.mjs CORE PORT NAME owner|guest EVENTS-BETWEEN-CUTS
import { randomBytes } from 'node:crypto';
import { Socket } from './socket.mjs';

const [, , where, port, name, role, between] = process.argv;
const { open } = await import(where);
const kept = new Map();
let state, socket, asked = false, opened = false, acted = -1, events = 0, cuts = 0, alarms = 0;
// What happened last, as far as it was told since the connection was made.
let last = null;

const core = open({
  socket: `ws://127.0.0.1:${port}/seat/socket`,
  hostKey: null,
  load: key => kept.get(key) ?? null,
  save: (key, text) => { kept.set(key, text); return true; },
  now: () => performance.now(),
  later: (millis, task) => { const timer = setTimeout(task, millis); return () => clearTimeout(timer); },
  random: count => new Uint8Array(randomBytes(count)),
  socketFactory: address => socket = new Socket(address),
  onSnapshot: json => { state = JSON.parse(json); setImmediate(step); },
  onEvent: json => {
    last = JSON.parse(json).kind;
    if (++events % Number(between) === 0) { cuts++; socket.cut(); }
  },
  onNotice: json => { if (JSON.parse(json).kind === 'alarm') alarms++; },
});
core.act('profile', JSON.stringify({ name }));

function step() {
  const { connection, tables, table } = state;
  if (connection.state === 'failed' || connection.state === 'ended') {
    console.log(JSON.stringify(connection));
    process.exit(1);
  }
  if (connection.state !== 'connected') { acted = -1; last = null; return; }
  if (!opened) {
    opened = true;
    core.act(role === 'owner' ? 'openTable' : 'listTables', JSON.stringify({ name: 'Node' }));
  } else if (!table && !asked && tables.length) {
    asked = true;
    core.act('attend', JSON.stringify({ table: tables[0].id }));
  } else if (table) {
    play(table);
  }
}

function play(table) {
  if (table.phase === 'OVER') {
    // The winning move is told first, and that the game is over right after it.
    if (last !== null && last !== 'Over') return;
    console.log(JSON.stringify({ sequence: table.sequence, winner: table.winner, cuts, alarms, laptops: table.proof.laptops }));
    core.close();
    setTimeout(() => process.exit(0), 200);
    return;
  }
  if (acted === table.sequence) return;
  if (table.mySeat === null) { acted = table.sequence; core.act('sit', '{}'); return; }
  if (table.mayStart) { acted = table.sequence; core.act('start', '{}'); return; }
  if (!table.myTurn) return;
  acted = table.sequence;
  if (table.phase === 'CHOOSE') core.act('choose', JSON.stringify({ option: 0 }));
  else if (table.canStop && table.stake.steps >= 6) core.act('stop', '{}');
  else if (table.canRoll) core.act('roll', '{}');
}
