/// Who leads a table next: the rules of host migration as pure functions, used by hosts and guests alike.
///
/// A table is its log, every laptop at the table has a copy of it, and any of them can host. Each host that
/// takes over appends [cantstop.engine.Event.EpochBegan] with its own key; the epoch with the highest number
/// leads. No server decides between two laptops, so each of these functions gives the same answer on both sides
/// from what both of them know:
///
/// | question | answered by |
/// |---|---|
/// | Who is asked to host, or to own the table, next? | [cantstop.engine.succession.Heirs] |
/// | Which host may lead this table, and which one does a guest go to? | [cantstop.engine.succession.Leadership] |
/// | Have enough people come to go on without the last host? | [cantstop.engine.succession.Quorum] |
/// | Whose copies of the log count? | [cantstop.engine.succession.TrustedCopies] |
/// | Which of several copies of the log does the table continue with? | [cantstop.engine.succession.BestLog] |
/// | Have more than half of those who can sign voted for it? | [cantstop.engine.Elections] |
/// | Two hosts have gone on with one table: which one yields? | [cantstop.engine.succession.SplitBrain] |
///
/// A planned hand-over needs only the first two: the old host names its successor in the log. A failover, after
/// the host has crashed or its cable was pulled, needs a quorum, so that of two halves of a network at most one
/// goes on. The quorum is not airtight (people may be at two laptops, and clocks play no part), hence the last
/// row: a host that finds another one with the same table compares the two logs, and one yields, or both go on
/// as separate tables.
@NullMarked
package cantstop.engine.succession;

import org.jspecify.annotations.NullMarked;
