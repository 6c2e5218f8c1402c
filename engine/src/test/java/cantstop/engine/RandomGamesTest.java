package cantstop.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Seeded random games with every number of players, target, variant and placing, against what always holds. A
/// failure names its table and its seed.
class RandomGamesTest {
    private static final int MANY_GAMES = 5_000;
    private static final int ALL_GAMES = 100_000;

    /// What an event is as bytes is not looked at here, and words for each would take most of the time.
    private static final byte[] ANY_BYTES = {1};

    /// A kind of table: so many people by these rules.
    record Kind(int people, Settings settings) {}

    static List<Kind> kinds() {
        List<Kind> kinds = new ArrayList<>();
        for (int people = 2; people <= Seat.COUNT; people++) {
            for (int target = Settings.FEWEST_COLUMNS; target <= Settings.mostColumns(people); target++) {
                for (Variant variant : Variant.values()) {
                    for (Placing placing : Placing.values()) {
                        Settings settings = Settings.DEFAULT
                                .withColumnsToWin(target)
                                .withVariant(variant)
                                .withPlacing(placing);
                        kinds.add(new Kind(people, settings));
                    }
                }
            }
        }
        return kinds;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aFewGamesOfEveryKindHoldToTheInvariants(Kind kind) {
        LongStream.range(0, 5).forEach(seed -> play(kind, seed));
    }

    @Tag("slow")
    @Test
    void fiveThousandGamesOverAllKindsHoldToTheInvariants() {
        playOverAllKinds(MANY_GAMES);
    }

    @Tag("long")
    @Test
    void aHundredThousandGamesOverAllKindsHoldToTheInvariants() {
        playOverAllKinds(ALL_GAMES);
    }

    private static void playOverAllKinds(int games) {
        List<Kind> kinds = kinds();
        assertThat(kinds).hasSize(36);

        IntStream.range(0, games).parallel().forEach(game -> play(kinds.get(game % kinds.size()), game));
    }

    @Test
    void oneSeedPlayedTwiceGivesTheSameLogAndTheSameState() {
        Kind kind = kinds().getLast();

        RandomGame once = play(kind, 7);
        RandomGame again = play(kind, 7);

        assertThat(again.events()).isEqualTo(once.events());
        assertThat(again.state()).isEqualTo(once.state());
    }

    private static RandomGame play(Kind kind, long seed) {
        try {
            RandomGame game = new RandomGame(kind.people(), kind.settings(), new SplittableRandom(seed));
            game.play();
            foldsAndAuditsClean(game);
            return game;
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(kind + ", seed " + seed + ": " + e.getMessage(), e);
        }
    }

    private static void foldsAndAuditsClean(RandomGame game) {
        Log log = new Log();
        for (Event event : game.events()) {
            log.append(event, ANY_BYTES);
        }
        must(log.state().equals(game.state()), "the log folds to another state");
        must(log.sequence() == game.state().sequence(), "the log has another length");
        must(Audit.firstIllegal(game.events()).isEmpty(), "the audit finds fault");
    }

    /// Cheaper than an assertion with a description, a hundred million times.
    static void must(boolean holds, String otherwise) {
        if (!holds) {
            throw new AssertionError(otherwise);
        }
    }
}
