package cantstop.engine.succession;

import static cantstop.engine.succession.Parties.LOCK;
import static cantstop.engine.succession.Parties.ROLL;
import static cantstop.engine.succession.Parties.epoch;
import static cantstop.engine.succession.Parties.key;
import static cantstop.engine.succession.Parties.log;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Epoch;
import cantstop.engine.Log;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Which of several copies is gone on with.
class BestLogTest {
    private final Log shorter = log("abc");
    private final Log longer = log("abc", LOCK);
    private final Log altered = log("abc", ROLL, LOCK);

    private static LogClaim claim(String letter, Log log) {
        return new LogClaim(key(letter), log.sequence(), log.digest());
    }

    private static Optional<Log> best(List<Log> logs, LogClaim... claims) {
        return BestLog.of(logs, List.of(claims), Optional.empty(), key("b"));
    }

    @Test
    void theLongestOfCopiesThatContinueEachOther() {
        assertThat(best(List.of(shorter, longer), claim("b", shorter), claim("c", longer)))
                .contains(longer);
    }

    @Test
    void theOneThatMostLaptopsHaveAPrefixOfBeItShorter() {
        assertThat(best(List.of(altered, longer), claim("a", altered), claim("b", longer), claim("c", longer)))
                .contains(longer);
    }

    @Test
    void ofTwoWithAsManyBehindThemTheLaterEpoch() {
        Log later = log("abc", epoch(2, "b"));

        assertThat(best(List.of(altered, later), claim("a", altered), claim("b", later)))
                .contains(later);
    }

    @Test
    void ofTwoInOneEpochTheLonger() {
        assertThat(best(List.of(longer, altered), claim("a", altered), claim("b", longer)))
                .contains(altered);
    }

    @Test
    void oneLaptopCountsOnceWithHoweverManyPeople() {
        assertThat(best(List.of(longer, altered), claim("a", altered), claim("b", longer), claim("b", shorter)))
                .contains(altered);
    }

    @Test
    void theHostsOwnJournalCountsLikeALaptop() {
        Optional<Log> best = BestLog.of(
                List.of(altered), List.of(claim("a", altered)), Optional.of(log("abc", epoch(2, "b"))), key("b"));

        assertThat(best.orElseThrow().state().epoch()).isEqualTo(new Epoch(2));
    }

    @Test
    void andNotTwiceWhereItsOwnLaptopBringsTheSame() {
        Log own = log("abc", LOCK);
        assertThat(BestLog.of(
                        List.of(altered, longer),
                        List.of(claim("a", altered), claim("b", longer)),
                        Optional.of(own),
                        key("b")))
                .contains(altered);
    }

    @Test
    void anEmptyClaimSupportsNothing() {
        assertThat(best(List.of(longer, altered), claim("a", altered), claim("b", new Log()), claim("c", new Log())))
                .contains(altered);
    }

    @Test
    void noneAsLongAsNoneWasRead() {
        assertThat(best(List.of(), claim("a", longer))).isEmpty();
    }
}
