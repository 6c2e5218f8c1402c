package cantstop.client.extras.statistics;

import cantstop.engine.Occupant;
import cantstop.engine.story.SkillAndLuck;
import java.util.Map;
import java.util.Optional;

/// How far the coach has got with judging the latest games.
///
/// @param done games judged, of
/// @param all games that are to be judged
/// @param merits what dice and decisions did for each player in those that were
record JudgedGames(int done, int all, Map<Occupant, SkillAndLuck> merits) {
    JudgedGames {
        merits = Map.copyOf(merits);
    }

    Optional<SkillAndLuck> of(Occupant who) {
        return Optional.ofNullable(merits.get(who));
    }

    /// Everybody together; none before the first game was judged.
    Optional<SkillAndLuck> everybody() {
        return merits.values().stream().reduce(SkillAndLuck::plus);
    }

    boolean isDone() {
        return done == all;
    }
}
