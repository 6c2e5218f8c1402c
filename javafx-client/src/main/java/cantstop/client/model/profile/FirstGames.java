package cantstop.client.model.profile;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Stream;

/// How far a player has come in their first games: hints end by themselves. Immutable.
///
/// @param begun how many games they have begun; not counted beyond the last one with hints
/// @param latest the game that was counted last, so that none is counted twice
/// @param done how often a step was done with its hint in sight
public record FirstGames(int begun, String latest, Map<Step, Integer> done) {
    /// Of a player who has never played.
    public static final FirstGames NONE = new FirstGames(0, "", Map.of());

    /// The number of games with hints.
    static final int GAMES = 2;

    /// A hint that was followed so many times is not shown again.
    static final int TIMES = 2;

    /// The steps of a turn that have a hint.
    public enum Step {
        ROLL,
        PICK,
        GO_ON
    }

    public FirstGames {
        done = Map.copyOf(done);
    }

    /// A game has begun, or goes on.
    ///
    /// @param game what tells it from all others
    public FirstGames begin(String game) {
        return begun > GAMES || game.equals(latest) ? this : new FirstGames(begun + 1, game, done);
    }

    /// A step was done with its hint in sight.
    public FirstGames does(Step step) {
        Map<Step, Integer> more = new EnumMap<>(Step.class);
        more.putAll(done);
        more.merge(step, 1, Integer::sum);
        return new FirstGames(begun, latest, more);
    }

    /// Whether there may still be a hint in the game that was counted last.
    public boolean isLearning() {
        return begun <= GAMES && Stream.of(Step.values()).anyMatch(this::isNew);
    }

    /// Whether a step is still worth a hint.
    public boolean hints(Step step) {
        return begun <= GAMES && isNew(step);
    }

    private boolean isNew(Step step) {
        return times(step) < TIMES;
    }

    int times(Step step) {
        return done.getOrDefault(step, 0);
    }
}
