/// The strongest bot as a coach, on a thread of its own: advice at the table, and the story of a finished game. It
/// knows logs and game states. It knows no party, and not who may see the advice: the screens decide that. Start with
/// [cantstop.client.model.coach.CoachThread].
@NullMarked
package cantstop.client.model.coach;

import org.jspecify.annotations.NullMarked;
