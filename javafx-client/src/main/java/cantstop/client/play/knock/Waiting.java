package cantstop.client.play.knock;

import cantstop.engine.identity.Person;
import java.util.Optional;

/// What the strip says of somebody who waits.
///
/// @param text in one line
/// @param decision who is waiting for my word; nobody where there is nothing to decide for me
/// @param mine whether it is I who waits
public record Waiting(String text, Optional<Decision> decision, boolean mine) {
    /// Something to decide.
    ///
    /// @param grant what a yes is called
    public record Decision(Person about, String grant) {}
}
