package cantstop.client.play.table;

import cantstop.engine.Badge;
import java.util.Optional;

/// What the turn before came to, painted in the bay beside the player's piece: columns, or a feat. It is the news until
/// the dice roll again.
///
/// @param said who won what, for the headline; empty where it has nothing to say of it
/// @param besides how much of it is still to do
/// @param painted in figures and a word at most
/// @param caption below it, whose that is or how likely it was
/// @param badge what the player's piece looks like; empty for a seat never taken
/// @param initials what stands on the piece
public record News(
        String said, String besides, String painted, String caption, Optional<Badge> badge, String initials) {
    /// The same beside a headline, which says it already.
    News withHeadline() {
        return said.isEmpty() ? this : new News(said, besides, painted, "", badge, initials);
    }
}
