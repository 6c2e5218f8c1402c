/// One table, and all tables of the host.
///
/// `Table` has the log, the attendees, the `CommandQueue` (one command at a time, each answered exactly once) and the
/// `Commit` (journal, append, send). It knows none of the rooms around it: they see a
/// [cantstop.host.table.TableView], implement [cantstop.host.table.Duty], and come in by
/// [cantstop.host.table.TableWiring]. Every call of a duty is inside the table's fault barrier `safely`: a fault stops
/// this table with `BROKEN` and ends no connection.
///
/// [cantstop.host.table.Tables] finds, opens and adopts tables. `TablesInMemory` lets a table without attendees fall
/// asleep; it is read back from the journal, digests and rules checked, when a guest wants it. A table that could not
/// be written is read again after a moment, since the host can't know how much reached the disk.
/// [cantstop.host.table.TableList] is the list that guests see.
///
/// To let a table do something by itself, implement `Duty` in the room `duty` and add it to
/// `cantstop.host.TableDuties`.
@NullMarked
package cantstop.host.table;

import org.jspecify.annotations.NullMarked;
