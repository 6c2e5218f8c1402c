/// The end of a game: who won, how the series stands, and the way on.
@NullMarked
package cantstop.client.play.end;

import org.jspecify.annotations.NullMarked;
