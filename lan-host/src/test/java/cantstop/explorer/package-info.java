/// Every way in which a table can move between three laptops, to a depth: a model checker over the real cores.
///
/// ```
/// Exploration -> PlantedCode   the game's classes loaded once more, with the faults of Plants in them, or none
///                Explorer      goes every way of so many steps; of ways that no core can tell apart, one
///                World         three laptops (Laptop, Lan) in a game, and what can happen next
///                Histories     what must never be
/// ```
///
/// A step delivers what waits in one lane from laptop to laptop, lets everything be delivered for four seconds, or is
/// one of a [cantstop.explorer.Budget]: a crash of the host, a restart with its disk or with one that forgot, one
/// laptop cut off, the network whole again, two take-overs, two moves. After the last step all heals, and a minute
/// later it has to be one table again.
///
/// What is checked: within one epoch of one instance of a host there is one history. No two hosts begin the same
/// epoch. What two laptops had is never lost. In the end all three are at the host that their one log names, and a
/// command works.
///
/// Signatures are believed there, and made in no time: forged ones are the matter of `ForgedLogsTest`.
@NullMarked
package cantstop.explorer;

import org.jspecify.annotations.NullMarked;
