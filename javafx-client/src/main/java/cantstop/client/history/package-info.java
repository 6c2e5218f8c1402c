/// History: the tables that this laptop saw, from its own copies of their logs. A copy can be gone through step by
/// step, and gone on with as host; one that was set aside because the table went on without it is shown as a
/// branch, and never becomes a part of anything else.
@NullMarked
package cantstop.client.history;

import org.jspecify.annotations.NullMarked;
