package cantstop.engine.succession;

import static cantstop.engine.succession.Parties.epoch;
import static cantstop.engine.succession.Parties.key;
import static cantstop.engine.succession.Parties.keys;
import static cantstop.engine.succession.Parties.letters;
import static cantstop.engine.succession.Parties.log;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.Log;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How many have to come, in letters. The laptop `a` led the table until it was gone; `b` wants to go on.
class QuorumTest {
    @ParameterizedTest(name = "{0}: {1} have come, {2} with another copy, so {4} more and not yet {3}")
    @CsvSource({
        "ab,   b,   '', '',  0",
        "abc,  b,   '', c,   1",
        "abc,  bc,  '', '',  0",
        "abcd, b,   '', cd,  1",
        "abcd, bc,  '', d,   0",
        "abcd, bc,  c,  d,   1",
        "abcd, bcd, c,  '',  0",
        "abcd, ab,  '', cd,  1",
        "a,    b,   '', a,   1",
        "a,    ab,  '', '',  0",
        "abcd, '',  '', bcd, 2",
    })
    void moreThanHalfOfThoseWhoWereNotAtTheLastHostHaveToCome(
            String seats, String here, String differing, String missing, int needed) {
        Quorum quorum = Quorum.of(
                log(seats), new Candidate(key("b"), Optional.empty(), Epoch.NONE), keys(here), keys(differing));

        assertThat(letters(quorum.missing())).isEqualTo(missing);
        assertThat(quorum.needed()).isEqualTo(needed);
    }

    @ParameterizedTest(name = "{0}: the host hears {1}, and the others can go on elsewhere: {2}")
    @CsvSource({
        "a,    a,   false",
        "ab,   a,   true",
        "ab,   ab,  false",
        "abc,  a,   true",
        "abc,  ab,  false",
        "abcd, ab,  true",
        "abcd, abc, false",
    })
    void theOthersGoOnElsewhereWhereTheyAreMoreThanHalfOfThoseWhoAreNotAtTheHost(
            String seats, String heard, boolean can) {
        assertThat(Quorum.canGoOnWithout(log(seats), keys(heard))).isEqualTo(can);
    }

    @Test
    void theHostThatTheLogNamesNeedsNobody() {
        assertThat(neededBy(new Candidate(key("a"), Optional.of(LED), Epoch.NONE)))
                .isZero();
    }

    private static final Log LED = log("abc");

    private static int neededBy(Candidate host) {
        return Quorum.of(LED, host, Set.of(), Set.of()).needed();
    }

    @Test
    void aHostThatHasLessInItsJournalThanTheCopiesNeedsAMajority() {
        assertThat(neededBy(new Candidate(key("a"), Optional.empty(), Epoch.NONE)))
                .isEqualTo(2);
        assertThat(neededBy(new Candidate(key("a"), Optional.of(log("ab")), Epoch.NONE)))
                .isEqualTo(2);
    }

    @Test
    void aHostThatToldMoreThanItGoesOnWithNeedsAMajority() {
        Log told = log("abc");
        told.append(new Event.LockChanged(true), new byte[] {1});

        assertThat(neededBy(new Candidate(key("a"), Optional.of(told), Epoch.NONE)))
                .isEqualTo(2);
    }

    @Test
    void aHostNeedsAMajorityWhereACopyContradictsItsJournal() {
        Candidate host = new Candidate(key("a"), Optional.of(LED), Epoch.NONE);
        assertThat(Quorum.of(LED, host, keys("b"), keys("b")).needed()).isEqualTo(2);
    }

    @ParameterizedTest(name = "promised epoch {0}, and the log ends with epoch 2: {1} more")
    @CsvSource({"2, 0", "1, 2", "3, 2", "0, 2"})
    void theHostThatATableIsHandedOverToNeedsNobody(int promised, int needed) {
        Log handedOver = log("acd", epoch(2, "b"));
        Candidate host = new Candidate(key("b"), Optional.empty(), new Epoch(promised));

        assertThat(Quorum.of(handedOver, host, Set.of(), Set.of()).needed()).isEqualTo(needed);
    }

    @Test
    void aPromiseIsKeptOnceAndIsNoneWhereTheNewHostHasToldSomething() {
        Log wentOn = log("acd", epoch(2, "b"), Parties.LOCK);
        Candidate host = new Candidate(key("b"), Optional.empty(), new Epoch(2));

        assertThat(Quorum.of(wentOn, host, Set.of(), Set.of()).needed()).isEqualTo(2);
    }

    @ParameterizedTest(name = "{0} have come back to the host before, so {1} more")
    @CsvSource({"a, 1", "ab, 0"})
    void noHostTakesBackAloneWhatItHasJustHandedOver(String here, int needed) {
        Log handedOver = log("ab", epoch(2, "b"));

        assertThat(Quorum.of(handedOver, new Candidate(key("a"), Optional.empty(), Epoch.NONE), keys(here), Set.of())
                        .needed())
                .isEqualTo(needed);
    }

    @Test
    void whoeverLedBeforeIsKnownOnlyUntilSomethingElseHappens() {
        assertThat(Quorum.previousHost(log("ab", epoch(2, "b")))).contains(key("a"));
        assertThat(Quorum.previousHost(log("ab", epoch(2, "b"), Parties.LOCK))).isEmpty();
        assertThat(Quorum.previousHost(log("ab"))).isEmpty();
        assertThat(Quorum.previousHost(new Log())).isEmpty();
    }
}
