package cantstop.client.play.knock;

import cantstop.engine.Badge;
import cantstop.engine.identity.Person;
import java.util.Optional;

/// The strip's content: a guest who waits for an answer.
///
/// @param text in one line
/// @param asker the look of whoever asks; empty if the user does, or several do
/// @param decision the request that the user has to answer; empty if there is none
/// @param mine whether the user is the one who waits
public record Waiting(String text, Optional<Badge> asker, Optional<Decision> decision, boolean mine) {
    /// A request to answer.
    ///
    /// @param grant the label of the button that grants it
    public record Decision(Person about, String grant) {}
}
