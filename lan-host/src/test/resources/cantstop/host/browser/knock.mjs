// Two pages without a view: one locks its table, the other knocks there, and sits down once it is unlocked.
// node knock.mjs CORE PORT
import { randomBytes } from 'node:crypto';
import { Socket } from './socket.mjs';

const [, , where, port] = process.argv;
const { open } = await import(where);

function page(name, onSnapshot, onNotice) {
  const kept = new Map();
  const act = (action, details = {}) => setImmediate(() => core.act(action, JSON.stringify(details)));
  const core = open({
    socket: `ws://127.0.0.1:${port}/seat/socket`,
    hostKey: null,
    load: key => kept.get(key) ?? null,
    save: (key, text) => { kept.set(key, text); return true; },
    now: () => performance.now(),
    later: (millis, task) => { const timer = setTimeout(task, millis); return () => clearTimeout(timer); },
    random: count => new Uint8Array(randomBytes(count)),
    socketFactory: address => new Socket(address),
    onSnapshot: json => onSnapshot(act, JSON.parse(json)),
    onEvent: () => {},
    onNotice: json => onNotice(act, JSON.parse(json)),
  });
  act('profile', { name });
}

const once = new Set();
const first = step => !once.has(step) && Boolean(once.add(step));

page('Anna', (act, { connection, table }) => {
  if (connection.state === 'connected' && first('opens')) act('openTable', { name: 'Node' });
  if (table && table.mySeat !== null && first('locks')) act('lock', { locked: true });
  if (table && table.locked && first('invites')) begin();
}, (act, { kind, knockers }) => {
  if (kind === 'knocks' && knockers.length && first('unlocks')) {
    console.log(`${knockers[0].name} knocks`);
    act('lock', { locked: false });
  }
});

function begin() {
  let wanted;
  page('Ben', (act, { connection, tables, table }) => {
    if (connection.state === 'connected' && first('asks')) act('listTables');
    if (tables.length && first('comes')) act('attend', { table: (wanted = tables[0].id) });
    if (table && first('sits')) act('sit');
    if (table && table.mySeat !== null && first('ends')) {
      console.log('Ben sits');
      setTimeout(() => process.exit(0), 100);
    }
  }, (act, { kind, reason, granted }) => {
    if (kind === 'declined' && reason === 'KNOCK_FIRST') act('comeIn', { table: wanted });
    if (kind === 'replied' && granted) act('attend', { table: wanted });
  });
}
