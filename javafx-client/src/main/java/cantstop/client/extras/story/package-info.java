/// The story of a finished game: in words first, then everybody's chance to win as a graph that the keyboard walks
/// through, the turning points, what decisions cost or saved, and whom the dice liked. It takes a table's log, wherever
/// that comes from. Told off the FX thread by [cantstop.client.model.coach.CoachThread], with its progress, and given
/// up when the screen goes.
@NullMarked
package cantstop.client.extras.story;

import org.jspecify.annotations.NullMarked;
