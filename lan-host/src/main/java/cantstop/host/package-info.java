/// The host: the one authority over its tables, without I/O.
///
/// ## From a message to an event
///
/// [cantstop.host.HostCore] is told of connections and messages. A `Session` is one guest's connection: it has
/// said hello or not, it is heard or silent, it attends one table. The `Lobby` knows the tables and takes each
/// command to its own, unless `Permission` declines it outright. A `Table` is a log and those who attend it; its
/// `CommandQueue` asks the rules, opens draws of dice, and answers everybody. What the rules accept goes through
/// `Commit`, the one place with the order of the house: journal, then append, then send to everybody in the same
/// order, the sender included. What people say (`TableTalk`) and what the mover's hand is over (`HoverRelay`) is only
/// passed on. The list of all tables, which a guest may look at without attending any, is `TableList`.
///
/// ## What the host does by itself
///
/// After every change a table settles: it says who is there, runs the clock of the person who has to decide
/// (`TurnTimer`), waits for whoever is missing and then does what the others want (`PlayerPresence`), lets those who
/// tied throw again (`StartThrows`), and has a bot move (`BotSeats`). All of it comes in by the front door, as
/// commands that may be refused.
///
/// ## Who comes in
///
/// A table has a `Admission`: who may attend it where it is locked, who must ask before they sit down, and who asks for
/// what. The owner answers; what is granted becomes a command like any other. `NextOwner` sees to it that somebody
/// can start the next game.
///
/// ## A big party
///
/// Somebody may organise it (`Organiser`): whoever shows the code that the host was given first. They close tables,
/// announce something to everybody, and have those who wait for a seat (`WaitingRoom`) seated by lot.
///
/// ## Awake and asleep
///
/// `Tables` keeps in memory what somebody attends. All else lies in the journal: a table that nobody attends falls
/// asleep after a while and is read back, digests and rules checked, when somebody wants it. A host that starts
/// again reads nothing but the list of the last evening's tables ([cantstop.host.HostCore#recover]); each game goes
/// on when the first of its people comes back. A table of another host is taken over with its whole log
/// ([cantstop.host.HostCore#adopt]).
///
/// ## Going on elsewhere
///
/// A table's last event at its host may name another host: `HandOver` finds a successor that everybody can
/// reach and logs the epoch; from there on this host only sends the log. A host that is to go on with
/// somebody's table has nothing but its identity: its `Gathering` takes a `Copy` of the log from those who
/// come, `BestCopy` says which is gone on with, and once the right people are here it becomes a `Table`.
/// `Continuation` says what two hosts do that both went on; `PeerAddresses` tells guests where to look for each
/// other.
///
/// ## What may go wrong
///
/// A refusal is a value and is always answered. A breach of the protocol ends that one session. A failed write
/// stops the tables whose entries were in it, and a broken invariant stops one table (`Table.safely`); the others
/// go on. What isn't forced to the journal is never sent. What could not be kept may have been kept all the same, as
/// nobody knows how far a disk came: so such a table goes on from its journal, after a moment.
///
/// ## One thread
///
/// Everything here belongs to the host's thread and waits for nobody: dice, journal, bots and time are handed in
/// ([cantstop.host.environment.HostEnvironment]) and call back on that thread. So a whole party runs in one thread from
/// one seed.
@NullMarked
package cantstop.host;

import org.jspecify.annotations.NullMarked;
