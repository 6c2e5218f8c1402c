/// Access control: who may attend a table, sit down and give commands.
///
/// [cantstop.host.admission.Admission] guards one table: who may attend it while it is locked, who was sent
/// away, who knocks and waits for the owner's answer. [cantstop.host.admission.Permission] declines commands that
/// guests may not give. [cantstop.host.admission.TableOpener] opens tables, so many for each key at most;
/// [cantstop.host.admission.WaitingRoom] holds guests who wait for a seat at any table and deals them into groups.
///
/// A new reason to decline is a constant of `Answer.Reason`. The code that has the facts returns it: `Permission` for
/// commands that guests may never give, a duty for what that duty knows, `TableOpener` and
/// [cantstop.host.table.Tables] for opening tables. A rule of the game is none of these: it is a `Refusal` of the
/// engine.
@NullMarked
package cantstop.host.admission;

import org.jspecify.annotations.NullMarked;
