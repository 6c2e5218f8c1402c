/// The throw for the start: each player's two dice over the live table, ties thrown again, and the order of play. The
/// room shows events that have happened, and decides nothing.
@NullMarked
package cantstop.client.play.start;

import org.jspecify.annotations.NullMarked;
