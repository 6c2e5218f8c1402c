/// The host: the one authority over its tables, without I/O.
///
/// [cantstop.host.HostCore] is told of connections and messages. It answers what concerns the connection and hands
/// a message about a table to it (`Lobby`). `TableDuties` wires one table: it makes the duties, hands each message
/// to the duty that it is for, and declines what a duty knows to be out of place. Everything else is in the rooms
/// below; arrows run downwards only.
///
/// ```
/// net                        sockets, threads, command line, data folder
/// cantstop.host              HostCore, Lobby, TableDuties
/// event                      the organiser of a big party
/// duty  admission            what is wired to a table: what it does by itself, who may come in,
/// migration  hand            where it goes on, and how laptops throw together
/// table                      Table, its queue and commit, all tables, their list
/// session                    one guest's connection
/// environment                what is handed in: time, dice, journal, workers; limits, counters
/// journal  discovery  give   SQLite; beacons; the download page
/// ```
///
/// ## The way of a command
///
/// A `Submit` goes to its table, where [cantstop.host.admission.Permission] may decline it outright. The table's
/// `CommandQueue` asks the rules and opens draws of dice. Accepted events go through `Commit`: journal, then
/// append, then send to all attendees, the sender included. Then the table settles: each duty looks at it.
///
/// ## What may go wrong
///
/// A refusal is a value and is always answered. A breach of the protocol ends that one session. A failed write
/// stops the tables whose entries were in it; a fault in a table or in one of its duties stops that table; the
/// others go on. What is not forced to the journal is never sent.
///
/// ## One thread
///
/// Everything here is confined to the host's thread and never blocks: dice, journal, bots and time are handed in
/// ([cantstop.host.environment.HostEnvironment]) and call back on that thread. So a whole party runs in one thread
/// from one seed.
@NullMarked
package cantstop.host;

import org.jspecify.annotations.NullMarked;
