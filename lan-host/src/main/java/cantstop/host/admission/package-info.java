/// Who may attend, sit and ask.
///
/// [cantstop.host.admission.Admission] is the lock of one table: who may attend it while it is locked, who was sent
/// away, who knocks and waits for the owner's answer. [cantstop.host.admission.Permission] declines commands that no
/// guest may give. [cantstop.host.admission.TableOpener] opens tables, so many for each key at most;
/// [cantstop.host.admission.WaitingRoom] holds guests who wait for a seat at any table and deals them into groups.
///
/// A new reason to decline a command belongs into `Permission`, or into `TableDuties` if it depends on the table.
@NullMarked
package cantstop.host.admission;

import org.jspecify.annotations.NullMarked;
