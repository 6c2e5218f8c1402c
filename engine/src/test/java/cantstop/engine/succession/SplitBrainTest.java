package cantstop.engine.succession;

import static cantstop.engine.succession.Parties.LOCK;
import static cantstop.engine.succession.Parties.ROLL;
import static cantstop.engine.succession.Parties.elected;
import static cantstop.engine.succession.Parties.epoch;
import static cantstop.engine.succession.Parties.key;
import static cantstop.engine.succession.Parties.log;
import static cantstop.engine.succession.Parties.resumed;
import static cantstop.engine.succession.SplitBrain.FORK;
import static cantstop.engine.succession.SplitBrain.STAY;
import static cantstop.engine.succession.SplitBrain.STOP;
import static cantstop.engine.succession.SplitBrain.YIELD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import cantstop.engine.Log;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What two hosts with one table say, each from the same two logs.
class SplitBrainTest {
    static Stream<Arguments> examples() {
        Log old = log("abc");
        return Stream.of(
                arguments(
                        "the old host yields to the one that went on",
                        old,
                        "a",
                        YIELD,
                        log("abc", epoch(2, "b"), ROLL),
                        "b",
                        STAY),
                arguments(
                        "so it does with a tail that it told nobody",
                        log("abc", ROLL),
                        "a",
                        YIELD,
                        log("abc", epoch(2, "b")),
                        "b",
                        STAY),
                arguments(
                        "of two new ones without a roll the lower key stays",
                        log("abc", epoch(2, "b")),
                        "b",
                        STAY,
                        log("abc", epoch(2, "c"), LOCK),
                        "c",
                        YIELD),
                arguments(
                        "with a new roll they are two tables",
                        log("abc", epoch(2, "b"), ROLL),
                        "b",
                        FORK,
                        log("abc", epoch(2, "c")),
                        "c",
                        FORK),
                arguments(
                        "of two copies of one host the lower instance stays",
                        log("abc", resumed("1"), ROLL),
                        "a",
                        STAY,
                        log("abc", resumed("2"), ROLL, ROLL),
                        "a",
                        STOP),
                arguments(
                        "and one that has added nothing stops",
                        log("abc", resumed("2")),
                        "a",
                        STAY,
                        log("abc"),
                        "a",
                        STOP),
                arguments(
                        "and one that was left for a later epoch",
                        log("abc", epoch(2, "a")),
                        "a",
                        STAY,
                        log("abc", resumed("1"), ROLL),
                        "a",
                        STOP),
                arguments(
                        "the same log proves nothing",
                        log("abc", epoch(2, "b")),
                        "b",
                        STAY,
                        log("abc", epoch(2, "b")),
                        "b",
                        STAY));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("examples")
    void bothHostsComeToMatchingAnswers(
            String why, Log one, String oneKey, SplitBrain ones, Log other, String otherKey, SplitBrain others) {
        assertThat(SplitBrain.resolve(one, key(oneKey), other, key(otherKey))).isEqualTo(ones);
        assertThat(SplitBrain.resolve(other, key(otherKey), one, key(oneKey))).isEqualTo(others);
    }

    @Test
    void noHostYieldsToALogThatHasNothingInCommonWithItsOwn() {
        assertThat(SplitBrain.resolve(log("abc"), key("a"), new Log(), key("b")))
                .isEqualTo(STAY);
    }

    @Test
    void noHostYieldsToALogThatNamesAnotherThanTheOneItCameFrom() {
        assertThat(SplitBrain.resolve(log("abc"), key("a"), log("abc", epoch(2, "b")), key("c")))
                .isEqualTo(STAY);
    }

    @Test
    void aHostIsElectedByVotesSinceTheLogsParted() {
        Log mine = log("abc", epoch(2, "c"));

        assertThat(SplitBrain.isElected(mine, elected(log("abc"), 2, "b"))).isTrue();
        assertThat(SplitBrain.isElected(mine, elected(log("abc"), 2, "b", epoch(3, "b"))))
                .isTrue();
        assertThat(SplitBrain.isElected(mine, log("abc", epoch(2, "b")))).isFalse();
    }

    @Test
    void votesBeforeTheLogsPartedElectNobody() {
        assertThat(SplitBrain.isElected(
                        elected(log("abc"), 2, "b", epoch(3, "c")), elected(log("abc"), 2, "b", epoch(3, "b"))))
                .isFalse();
    }

    @Test
    void votesForAnotherHostDoNotElectTheOneThatWentOnFromThere() {
        assertThat(SplitBrain.isElected(log("abc", epoch(2, "c")), elected(log("abc"), 2, "c", epoch(3, "a"))))
                .isFalse();
    }
}
