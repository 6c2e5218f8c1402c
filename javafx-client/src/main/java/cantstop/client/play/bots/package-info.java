/// Choosing an opponent for practice or a seat: all bots as a ladder, the weakest on the first rung. This room shows
/// the bots' names and portraits. It knows no party, and not how a bot plays.
@NullMarked
package cantstop.client.play.bots;

import org.jspecify.annotations.NullMarked;
