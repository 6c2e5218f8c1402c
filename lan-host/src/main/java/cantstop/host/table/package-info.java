/// One table: its log, the queue of commands, the commit, who attends; and all tables, in memory or in the journal.
@NullMarked
package cantstop.host.table;

import org.jspecify.annotations.NullMarked;
