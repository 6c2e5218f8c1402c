/// Who may attend a table, knock and sit down there; and who waits for a seat at any table.
@NullMarked
package cantstop.host.admission;

import org.jspecify.annotations.NullMarked;
