package cantstop.host.migration;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.Log;
import cantstop.engine.identity.TableId;
import cantstop.host.Lan;
import cantstop.host.Laptop;
import cantstop.host.TestGuest;
import cantstop.protocol.Answer;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A host waits for the people it needs to go on with a table.
class PendingTakeoverTest {
    private final Lan lan = new Lan();
    private final Laptop anna = lan.laptop('a').opensTable();
    private final Laptop ben = lan.laptop('b').joins(anna);

    /// Anna's laptop is gone in the middle of a game of three, and the two who are left can't hear each other.
    private Laptop cleoIsLeftWithBenAndCutOff() {
        Laptop cleo = lan.laptop('c').joins(anna);
        aGameOf(anna, ben, cleo);
        lan.cut(ben, cleo);
        lan.kill(anna);
        return cleo;
    }

    private void aGameOf(Laptop... people) {
        lan.begins(anna);
        Lan.plays(9, List.of(people));
    }

    @Test
    void ofThreeBothWhoAreLeftHaveToCome() {
        Laptop cleo = cleoIsLeftWithBenAndCutOff();

        ben.goesOn();
        lan.passes(Duration.ofMinutes(5));
        assertThat(ben.state.epoch()).isEqualTo(Epoch.FIRST);
        assertThat(ben.lastGathering().needed()).isEqualTo(1);
        assertThat(ben.lastGathering().missing()).containsExactly(cleo.person());

        lan.mend();
        lan.passes(Duration.ofSeconds(10));
        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(cleo.isAt(ben)).isTrue();
        assertThat(cleo.log).isEqualTo(ben.log);
    }

    @Test
    void whoCameBackToTheirOwnHostStillFindsTheOneThatWaitsToo() {
        Laptop cleo = cleoIsLeftWithBenAndCutOff();
        ben.goesOn();
        cleo.goesOn();

        lan.breaks(cleo, cleo);
        lan.passes(Duration.ofSeconds(10));
        assertThat(cleo.isAt(cleo)).isTrue();
        lan.mend();
        lan.passes(Duration.ofSeconds(10));

        assertThat(cleo.isAt(ben))
                .as("of two who wait the lower fingerprint goes on")
                .isTrue();
        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(cleo.log).isEqualTo(ben.log);
    }

    @Test
    void whoComesToOneThatWaitsNoMoreLooksForOthersAgain() {
        Laptop cleo = lan.laptop('c').joins(anna);
        Laptop dora = lan.laptop('d').visits(anna);
        aGameOf(anna, ben, cleo);
        TableId table = anna.state.id();
        cleo.half.disconnect();
        lan.cut(ben, dora);
        lan.kill(anna);
        ben.goesOn();
        lan.mend();
        while (!dora.isOnTheWayTo(ben)) {
            lan.passes(Duration.ofMillis(1));
        }

        lan.kill(ben);
        anna.hosts();
        anna.core().gather(table);
        anna.restarts(table).visits(anna);
        lan.passes(Duration.ofSeconds(10));

        assertThat(dora.isAt(anna)).isTrue();
    }

    @Test
    void ofFourTwoAreEnoughAndTheOtherComesLater() {
        Laptop cleo = lan.laptop('c').joins(anna);
        Laptop dan = lan.laptop('d').joins(anna);
        aGameOf(anna, ben, cleo, dan);
        lan.cut(ben, dan);
        lan.cut(cleo, dan);
        lan.kill(anna);

        ben.goesOn();
        lan.passes(Duration.ofSeconds(10));
        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(cleo.isAt(ben)).isTrue();
        assertThat(dan.state.epoch()).isEqualTo(Epoch.FIRST);

        lan.mend();
        lan.passes(Duration.ofSeconds(10));
        assertThat(dan.isAt(ben)).isTrue();
        assertThat(dan.log).isEqualTo(ben.log);
        assertThat(dan.branched).isZero();
    }

    @Test
    void whereOnlyTheLastHostHadASeatItGoesOnOnceTheyCome() {
        Lan quiet = new Lan();
        Laptop dora = quiet.laptop('d').opensTable();
        Laptop emil = quiet.laptop('e').visits(dora);
        quiet.kill(dora);

        emil.goesOn();
        quiet.passes(Duration.ofMinutes(5));
        assertThat(emil.state.epoch()).isEqualTo(Epoch.FIRST);
        assertThat(emil.lastGathering().missing()).containsExactly(dora.person());

        dora.restarts(emil.state.id()).visits(emil);
        quiet.passes(Duration.ofSeconds(10));
        assertThat(emil.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(dora.log).isEqualTo(emil.log);
    }

    @Test
    void aHostWhoseDiskDoesNotReadWaitsUntilItDoes() {
        aGameOf(anna, ben);
        TableId table = anna.state.id();
        Log older = anna.store.load(table);
        Lan.plays(3, List.of(anna, ben));
        lan.cut(anna, ben);
        lan.kill(anna);
        anna.disk.reads = false;
        anna.store.branch(table);
        older.after(0).forEach(entry -> anna.store.append(table, entry));

        anna.hosts();
        anna.core().gather(table);
        anna.restarts(table).visits(anna);
        lan.passes(Duration.ofSeconds(30));
        assertThat(anna.lastGathering().needed())
                .as("nobody knows what was told")
                .isEqualTo(1);
        assertThat(anna.log).isEqualTo(older.after(0));

        anna.disk.reads = true;
        lan.mend();
        lan.passes(Duration.ofMinutes(1));
        assertThat(anna.log).isEqualTo(ben.log).hasSizeGreaterThan(Math.toIntExact(older.sequence()));
        assertThat(ben.branched).isZero();
    }

    @Test
    void aMinorityNeverGoesOn() {
        Laptop cleo = lan.laptop('c').joins(anna);
        Laptop dan = lan.laptop('d').joins(anna);
        aGameOf(anna, ben, cleo, dan);
        lan.cut(ben, anna);
        lan.cut(ben, cleo);
        lan.cut(ben, dan);

        ben.goesOn();
        lan.passes(Duration.ofHours(1));
        assertThat(ben.state.epoch()).isEqualTo(Epoch.FIRST);
        assertThat(ben.lastGathering().needed()).isEqualTo(1);

        ben.asks(new Command.ChangeBadge(TestGuest.badge("Other")));
        lan.settles();
        assertThat(ben.answers.getLast()).isEqualTo(new Answer.Declined(Answer.Reason.GATHERING));

        lan.mend();
        lan.passes(Duration.ofSeconds(10));
        assertThat(ben.isAt(anna)).as("the host is there and leads").isTrue();
        assertThat(ben.log).isEqualTo(anna.log);
    }

    @Test
    void ofTwoWhoWaitForTheSamePeopleTheLowerFingerprintGoesOnWaiting() {
        Laptop cleo = cleoIsLeftWithBenAndCutOff();
        ben.goesOn();
        cleo.goesOn();

        lan.mend();
        lan.passes(Duration.ofSeconds(10));

        assertThat(List.of(ben, cleo))
                .allSatisfy(laptop -> assertThat(laptop.isAt(ben)).isTrue());
        assertThat(ben.state.hostKey()).isEqualTo(ben.key());
    }
}
