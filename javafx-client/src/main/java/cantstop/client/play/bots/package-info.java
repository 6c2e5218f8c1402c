/// Choosing whom to play against: all bots as a ladder, the weakest on the first rung.
@NullMarked
package cantstop.client.play.bots;

import org.jspecify.annotations.NullMarked;
