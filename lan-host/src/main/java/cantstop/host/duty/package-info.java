/// What a table does by itself: each class is one duty of one table.
@NullMarked
package cantstop.host.duty;

import org.jspecify.annotations.NullMarked;
