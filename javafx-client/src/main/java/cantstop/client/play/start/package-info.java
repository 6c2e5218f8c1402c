/// Who starts: everybody's two dice over the live table, ties thrown again, and the order of play.
@NullMarked
package cantstop.client.play.start;

import org.jspecify.annotations.NullMarked;
