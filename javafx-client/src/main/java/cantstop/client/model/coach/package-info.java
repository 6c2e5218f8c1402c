/// The strongest bot as a coach, on a thread of its own: advice at the table, and the story of a finished game. The
/// screens decide who may see it. Start with [cantstop.client.model.coach.CoachThread].
@NullMarked
package cantstop.client.model.coach;

import org.jspecify.annotations.NullMarked;
