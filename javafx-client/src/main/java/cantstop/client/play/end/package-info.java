/// The end of a game: who won, the score of the series, awards, and the way on (rematch, story, leave). The room
/// reads the finished game from the party. It knows no rule for who may start: host and engine decide that.
@NullMarked
package cantstop.client.play.end;

import org.jspecify.annotations.NullMarked;
