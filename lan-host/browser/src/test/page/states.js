// Snapshots of every state of the page, for pictures and for tests without a host.

const HEIGHT = { 2: 3, 3: 5, 4: 7, 5: 9, 6: 11, 7: 13, 8: 11, 9: 9, 10: 7, 11: 5, 12: 3 };
const SETTINGS = { columnsToWin: 3, variant: 'STANDARD', placing: 'FREE', takingBack: true, odds: false, coach: false, calls: true, timerSeconds: 0, browsers: true };

const seat = (index, name, colour, shape, more) => ({ seat: index, name, colour, shape, bot: false, presence: 'HERE', browser: false, won: [], ...more });

export const SEATS = [
  seat(0, 'Anna', 'ORANGE', 'CIRCLE', { browser: true }), seat(1, 'Ben', 'BLUE', 'SQUARE', { won: [12] }),
  seat(2, 'Cleo', 'GREEN', 'TRIANGLE'), seat(3, 'Robo', 'PURPLE', 'DIAMOND', { bot: true }),
];
const SQUARES = [[0, 6, 4], [1, 7, 5], [0, 7, 3], [2, 5, 3], [2, 8, 4], [1, 8, 2], [0, 4, 2], [3, 9, 4], [3, 6, 4], [1, 10, 2], [3, 7, 6], [2, 3, 1]];

export function columns(runners = [], owners = { 12: 1 }, squares = SQUARES) {
  return Object.keys(HEIGHT).map(Number).map(number => {
    const out = runners.find(one => one[1] === number);
    const owner = owners[number] === undefined ? null : owners[number];
    return {
      number, height: HEIGHT[number], owner,
      pieces: owner === null ? squares.filter(one => one[1] === number).map(([who, , space]) => ({ seat: who, space })) : [],
      runner: out ? { seat: out[0], from: out[2], space: out[3] } : null,
    };
  });
}

export const OPTIONS = [
  { index: 0, pairs: [[0, 1], [2, 3]], sums: [7, 6], columns: [7, 6], usable: [true, true], either: false, after: { 7: 4, 6: 5 }, bustChance: .08 },
  { index: 1, pairs: [[0, 2], [1, 3]], sums: [8, 5], columns: [8, 5], usable: [true, true], either: false, after: { 8: 3, 5: 1 }, bustChance: .21 },
  { index: 2, pairs: [[0, 3], [1, 2]], sums: [4, 9], columns: [4, 9], usable: [true, true], either: false, after: { 4: 3, 9: 1 }, bustChance: .32 },
];
const PROOF = { laptops: 3, names: ['Anna', 'Ben', 'Cleo'], alone: false, counts: { throws: 212, without: { Ben: 4 }, withheld: { Cleo: 1 } } };

export const table = more => ({
  id: 'a1', name: 'Anna’s game', epoch: 1, owner: 1, locked: false, phase: 'ROLL', mySeats: [0], mySeat: 0, mayStart: false, order: [0, 1, 2, 3],
  settings: SETTINGS, seats: SEATS, columns: columns(), mover: 0, myTurn: true, dice: null, bust: false, options: [], hover: [],
  canRoll: false, canStop: false, wouldWin: [], wouldWinGame: false, stake: { steps: 0, runners: 0, needs: [], bustChance: null },
  advice: null, clock: null, winner: null, medals: [], again: { votes: [] }, proof: PROOF, away: null, ...more,
});
const snapshot = (at, more) => ({
  me: { name: 'Anna', key: 'ab12', stored: true }, tables: [],
  connection: { state: 'connected', attempt: 0, untilMs: 0, why: null, hostKeyChanged: false }, table: at, ...more,
});
const choose = { phase: 'CHOOSE', dice: [3, 4, 5, 1], options: OPTIONS, columns: columns([[0, 8, 0, 2]]), stake: { steps: 2, runners: 1, needs: [] } };
const RUN = [[0, 6, 4, 9], [0, 7, 3, 8], [0, 8, 0, 8]];
const high = { phase: 'DECIDE', dice: [2, 5, 6, 2], canRoll: true, canStop: true, columns: columns(RUN), stake: { steps: 18, runners: 3, needs: [6, 7, 8], bustChance: .08 } };
const theirs = { ...choose, mover: 1, myTurn: false, columns: columns([[1, 10, 2, 5], [1, 7, 5, 8]]), stake: { steps: 6, runners: 2, needs: [] },
  dice: [5, 3, 6, 1], hover: [8, 7], options: [
    { index: 0, pairs: [[0, 1], [2, 3]], sums: [8, 7], columns: [8, 7], usable: [true, true], either: false, after: { 8: 3, 7: 9 } },
    { index: 1, pairs: [[0, 2], [1, 3]], sums: [11, 4], columns: [11], usable: [true, false], either: false, after: { 11: 1 } },
    { index: 2, pairs: [[0, 3], [1, 2]], sums: [6, 9], columns: [6], usable: [true, true], either: true, after: { 6: 1 } },
    { index: 3, pairs: [[0, 3], [1, 2]], sums: [6, 9], columns: [9], usable: [true, true], either: true, after: { 9: 1 } }] };
const won = SEATS.map(one => ({ ...one, won: { 0: [6, 8, 9], 1: [12], 2: [], 3: [2] }[one.seat] }));
const lobbySeats = [SEATS[0], SEATS[1], null, null].map(one => one && { ...one, won: [] });
const away = { seat: 1, kind: 'LOST', untilMs: 42000, over: false, voices: [{ seat: 2, what: 'BOT' }], maySkip: true, needed: 2, mayNudge: false, standIn: false };
const gone = SEATS.map(one => (one.seat === 1 ? { ...one, presence: 'LOST' } : one));
const row = (id, name, seats, more) => ({
  id, name, players: seats.filter(Boolean).map(one => one.name), pieces: seats.filter(Boolean), freeSeats: seats.filter(one => !one).length, running: false, locked: false, spectators: 0, mayBrowser: true, settings: SETTINGS, ...more,
});

/** Every state by its name: a snapshot, and events or notices that come after it. */
export const STATES = {
  connecting: { snapshot: snapshot(null, { connection: { state: 'connecting', attempt: 1, untilMs: 0 } }) },
  door: { snapshot: snapshot(table({ phase: 'LOBBY', mySeats: [], mySeat: null, seats: lobbySeats.map((one, at) => (at ? one : null)), myTurn: false, mover: null })) },
  tables: { snapshot: snapshot(null, { tables: [
    row('a', 'Ben’s game', [SEATS[0], SEATS[1], null, null]),
    row('b', 'Kitchen table of the long names', [SEATS[1], SEATS[2], SEATS[3]], { running: true }), row('c', 'Final', [SEATS[3], null], { locked: true }),
    row('d', 'Tomorrow’s game', [SEATS[0], null], { readable: false })] }) },
  knocking: { snapshot: snapshot(null, { tables: [row('a1', 'Final', [SEATS[3], null], { locked: true })] }), notices: [{ kind: 'declined', request: 0, reason: 'KNOCK_FIRST' }] },
  knockingUnlisted: { snapshot: snapshot(null), notices: [{ kind: 'declined', request: 0, reason: 'KNOCK_FIRST' }] },
  letIn: { snapshot: snapshot(null, { tables: [row('a1', 'Final', [SEATS[3], null], { locked: true })] }), notices: [{ kind: 'replied', purpose: 'COME_IN', granted: true }] },
  keptOut: { snapshot: snapshot(null, { tables: [row('a1', 'Final', [SEATS[3], null], { locked: true })] }), notices: [{ kind: 'replied', purpose: 'COME_IN', granted: false }] },
  private: { snapshot: snapshot(table({ phase: 'LOBBY', mySeats: [], mySeat: null, seats: lobbySeats, myTurn: false, mover: null }), { me: { stored: false } }) },
  otherHost: { snapshot: snapshot(null, { connection: { state: 'failed', why: 'OTHER_KEY', hostKeyChanged: true, untilMs: 0 } }) },
  full: { snapshot: snapshot(null, { connection: { state: 'ended', why: 'FULL', untilMs: 0 } }) },
  lobby: { snapshot: snapshot(table({ phase: 'LOBBY', seats: lobbySeats, myTurn: false, mover: null })) },
  lobbyMine: { snapshot: snapshot(table({ phase: 'LOBBY', owner: 0, mayStart: true, seats: [SEATS[0], SEATS[1], SEATS[3], null].map(one => one && { ...one, won: [] }), myTurn: false, mover: null })) },
  start: { snapshot: snapshot(table({ phase: 'START', myTurn: false, mover: null, columns: columns([], {}, []) })),
    events: [{ kind: 'StartRolled', throws: [{ seat: 0, dice: [5, 4], total: 9 }, { seat: 1, dice: [2, 2], total: 4 }, { seat: 2, dice: [6, 1], total: 7 }, { seat: 3, dice: [3, 5], total: 8 }] }] },
  roll: { snapshot: snapshot(table({ canRoll: true })) },
  choose: { snapshot: snapshot(table(choose)) },
  chooseOdds: { snapshot: snapshot(table({ ...choose, settings: { ...SETTINGS, odds: true, coach: true }, advice: { option: 1, stop: false, text: 'Squirrel takes 8 and 5. Same risk as 7 and 6, but better columns.' } })) },
  stakes: { snapshot: snapshot(table({ ...high, mayTakeBack: true })) },
  stakesOdds: { snapshot: snapshot(table({ ...high, settings: { ...SETTINGS, odds: true, coach: true } })) },
  wins: { snapshot: snapshot(table({ ...high, columns: columns([[0, 6, 4, 11], [0, 7, 3, 8], [0, 8, 0, 8]], { 12: 1, 9: 0, 2: 0 }), wouldWin: [6], wouldWinGame: true,
    seats: SEATS.map(one => (one.seat ? one : { ...one, won: [9, 2] })) })) },
  theirs: { snapshot: snapshot(table(theirs)) },
  theirsDecide: { snapshot: snapshot(table({ ...high, mover: 1, myTurn: false, canRoll: false, canStop: false, columns: columns([[1, 10, 2, 5], [1, 7, 5, 8]]), stake: { steps: 6, runners: 2, needs: [] } })) },
  falling: { snapshot: snapshot(table({ ...high, phase: 'FALLING', canRoll: false, canStop: false })) },
  bust: { before: snapshot(table(high)), events: [{ kind: 'Rolled', seat: 0, dice: [1, 1, 3, 2], bust: true, by: 'PERSON', seed: '4e0a77c1b2935d', lost: { steps: 18 } }],
    snapshot: snapshot(table({ phase: 'ROLL', mover: 1, myTurn: false, dice: [1, 1, 3, 2], bust: true })) },
  column: { before: snapshot(table(high)), events: [{ kind: 'Stopped', seat: 0, won: [8], game: false, by: 'PERSON' }],
    snapshot: snapshot(table({ mover: 1, myTurn: false, seats: SEATS.map(one => (one.seat ? one : { ...one, won: [8] })), columns: columns([], { 12: 1, 8: 0 }, SQUARES.map(one => (one[0] === 0 && one[1] === 6 ? [0, 6, 9] : one))) })) },
  end: { snapshot: snapshot(table({ phase: 'OVER', winner: 0, myTurn: false, mover: null, seats: won, columns: columns([], { 12: 1, 8: 0, 6: 0, 9: 0, 2: 3 }), again: { votes: [1] } })) },
  away: { snapshot: snapshot(table({ ...theirs, seats: gone, away })) },
  awayOver: { snapshot: snapshot(table({ ...theirs, seats: gone, away: { ...away, over: true, untilMs: 0 } })) },
  nudged: { snapshot: snapshot(table(choose)), notices: [{ kind: 'nudge', seat: 2 }] },
  rollback: { snapshot: snapshot(table(theirs), { rollback: true }) },
  talk: { snapshot: snapshot(table(theirs)), notices: [{ kind: 'talk', seat: 1, text: 'Keep going!' }, { kind: 'reaction', seat: 2, reaction: 'CHICKEN' }] },
  lost: { snapshot: snapshot(table(high), { connection: { state: 'waiting', attempt: 2, untilMs: 4000, why: 'SILENT' } }) },
  elsewhere: { snapshot: snapshot(table(high), { connection: { state: 'connecting', attempt: 30, untilMs: 0 } }) },
  ended: { snapshot: snapshot(table(high), { connection: { state: 'ended', why: 'REPLACED', untilMs: 0 } }) },
  standIn: { snapshot: snapshot(table({ ...theirs, seats: SEATS.map(one => (one.seat ? one : { ...one, standIn: true })) })) },
  watch: { snapshot: snapshot(table({ ...high, mySeats: [], mySeat: null, myTurn: false, canRoll: false, canStop: false })) },
  two: { snapshot: snapshot(table({ ...high, seats: [SEATS[0], SEATS[1], null, null], columns: columns(RUN, { 12: 1 }, SQUARES.filter(one => one[0] < 2)) })) },
};

// Not among those that are gone through: the page loads itself anew.
Object.defineProperty(STATES, 'older', { value: { snapshot: snapshot(null, { connection: { state: 'ended', why: 'OTHER_VERSION', program: 'cant-stop 9', versions: [9, 9], ours: [2, 2], untilMs: 0 } }) } });
