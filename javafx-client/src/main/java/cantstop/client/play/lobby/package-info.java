/// A table before a game: who sits where, what is played, how others get here, and Start.
@NullMarked
package cantstop.client.play.lobby;

import org.jspecify.annotations.NullMarked;
