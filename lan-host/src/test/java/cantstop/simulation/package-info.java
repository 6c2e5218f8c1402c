/// A whole party in one thread, in no time, from one seed: the proof that nothing is ever lost.
///
/// ```
/// Simulation(seed) -> Plan       who comes, what is played, how much goes wrong
///                     World      one queue of steps, one time; each Machine has a clock of its own
///                     Party      SimulatedHost (the real HostCore) - Cable, Radio - Laptop (the real ClientHalf)
///                     Mischief   one Fault after the other, then none any more
///                     Referee    what must never be, checked at every step
///                     Ending     everybody is back, the games go on and end
/// ```
///
/// ## What is real and what is not
///
/// The cores of both halves are the ones that are shipped. Everything that was handed in to them is replaced: time
/// ([cantstop.simulation.Machine]: may sleep, and its clock may jump), links ([cantstop.simulation.Cable]: in order
/// within, overtaking each other; broken for both ends, for one, or without a word), the disk
/// ([cantstop.simulation.FakeDisk]: a crash takes what was not forced, and may keep what nobody was told of; at one
/// party in thirty the journal that ships writes a real file under it, [cantstop.simulation.Platter]), dice, bots
/// and chance. A [cantstop.simulation.Friend] stands for a person: looks at the [cantstop.simulation.Screen],
/// thinks, presses a button, and presses again where the answer was not that it was done; sometimes twice, and
/// sometimes what was pressed long ago.
///
/// At some parties laptops roam ([cantstop.simulation.Roaming]): they have several addresses, which change, and find
/// each
/// other by the real lookout ([cantstop.simulation.Hearing]) and the real announcer ([cantstop.simulation.Voice]), on
/// datagrams that get lost and may be forged ([cantstop.simulation.Air]).
///
/// At some parties machines have two versions of the program ([cantstop.simulation.Upgrade]) and change from one to the
/// other between two lives ([cantstop.simulation.Upgrades]). What the shipped one can't read of the later one it is not
/// shown ([cantstop.simulation.BetweenReleases]), and leaves alone ([cantstop.simulation.LeftAlone]).
///
/// Where laptops throw together one of them may cheat ([cantstop.simulation.Cheat]), bring logs of its own making to
/// a host that takes the table over ([cantstop.simulation.Forger]), or the host lies to its guests
/// ([cantstop.simulation.Lie]): these are the adversaries of the dice.
///
/// The window that ships sits at such parties, too, in a module of its own: a [cantstop.simulation.WindowLaptop] is the
/// [cantstop.simulation.Desk] that a [cantstop.simulation.Window] stands on, [cantstop.simulation.WindowParties] the
/// one
/// door for that, and a [cantstop.simulation.Reunion] the ending.
///
/// ## What is checked
///
/// A [cantstop.simulation.Ledger] holds what the host has told anybody of a table. At every step:
///
/// - an entry that is told is on the disk, follows the last one, leads to a legal state, and is never told
///   otherwise; after a crash the disk still has all that was told;
/// - each replica is a beginning of the ledger, and the same digest is the same state; no copy is set aside unless
///   it was damaged on purpose;
/// - each move of a person is explained by somebody who meant it on the screen of that moment, so that none counts
///   twice ([cantstop.simulation.Intents]); what was answered Accepted is in the log;
/// - nobody's time is up before they had all of it ([cantstop.simulation.TurnClock]);
/// - nobody finds a breach, and no table stops but for a full disk;
/// - no guest goes to a table that its program can't read, and no program touches a log that it can't read;
/// - nothing that a laptop forged is in the log of a host that goes on with the table;
/// - no guest takes in what a lying host made up, or it says aloud what is wrong, or its screen says that its copy was
///   set aside; it shows its secret for one event with each number, and no dice carry a secret that was not shown.
///
/// After the faults every table goes on and everybody is back in bounded time, and the whole log is decided again.
/// Where
/// two hosts lead the same table and say so, people may be at either.
///
/// ## When it fails
///
/// The failure names the seed and the last steps in words. `./soak simulation --seed N` plays the same party again,
/// step by step the same; [cantstop.simulation.Trace] keeps more of its steps where that helps.
/// [cantstop.simulation.Planted] are the faults that it must find, and does.
@NullMarked
package cantstop.simulation;

import org.jspecify.annotations.NullMarked;
