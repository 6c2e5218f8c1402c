package cantstop.host.migration;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.identity.TableId;
import cantstop.host.Lan;
import cantstop.host.Laptop;
import cantstop.protocol.Answer;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The host comes back with its key, and its disk has less than it told. Ben was cut off before the end, Cleo was not.
class AmnesiaTest {
    private final Lan lan = new Lan();
    private final Laptop anna = lan.laptop('a').opensTable();
    private final Laptop ben = lan.laptop('b').joins(anna);
    private final Laptop cleo = lan.laptop('c').joins(anna);
    private TableId table;
    private long whole;

    @BeforeEach
    void annaIsKilledWhenBenHasNotHeardTheLastOfIt() {
        lan.begins(anna);
        Lan.plays(9, List.of(anna, ben, cleo));
        table = anna.state.id();
        lan.cut(ben, anna);
        lan.cut(ben, cleo);
        anna.asks(new Command.Lock(true));
        lan.settles();
        whole = cleo.state.sequence();
        assertThat(ben.state.sequence()).isLessThan(whole);
        lan.kill(anna);
        lan.mend();
        lan.cut(anna, cleo);
    }

    private void annaGathers() {
        anna.hosts();
        anna.core().gather(table);
        anna.visits(anna, table);
    }

    @Test
    void aHostThatForgotEverythingDoesNotGoOnWithTheFirstCopyThatComes() {
        anna.forgets(table, 0).restarts(table);
        annaGathers();

        ben.visits(anna, table);
        lan.passes(Duration.ofMinutes(1));
        assertThat(ben.lastGathering().needed()).isEqualTo(1);
        assertThat(ben.state.sequence()).isLessThan(whole);

        lan.mend();
        lan.passes(Duration.ofSeconds(10));
        cleo.visits(anna, table);
        assertThat(cleo.events().get((int) whole)).isInstanceOfSatisfying(Event.EpochBegan.class, anna::hasBegun);
        assertThat(ben.log).isEqualTo(cleo.log).isEqualTo(anna.log);
        assertThat(List.of(anna, ben, cleo))
                .allSatisfy(one -> assertThat(one.branched).isZero());
    }

    @Test
    void aHostThatForgotTheEndDoesNotGoOnFromThereEither() {
        anna.forgets(table, 12).restarts(table);
        annaGathers();

        ben.visits(anna, table);
        lan.passes(Duration.ofMinutes(1));
        assertThat(ben.lastGathering().needed()).isEqualTo(1);

        lan.mend();
        cleo.visits(anna, table);
        lan.passes(Duration.ofSeconds(10));
        assertThat(anna.events().get((int) whole)).isInstanceOfSatisfying(Event.EpochBegan.class, anna::hasBegun);
        assertThat(ben.log).isEqualTo(cleo.log).isEqualTo(anna.log);
    }

    @Test
    void aHostThatForgotTheEndTellsOtherThingsUnderAnotherMark() {
        List<LogEntry> told = cleo.log;
        anna.forgets(table, (int) ben.state.sequence()).restarts(table);
        anna.hosts();
        anna.visits(anna, table);
        ben.visits(anna, table);
        long kept = ben.state.sequence();

        anna.asks(new Command.Lock(true));
        lan.settles();

        assertThat(anna.log.get((int) kept).digest())
                .isNotEqualTo(told.get((int) kept).digest());
        assertThat(anna.state.epoch()).isEqualTo(cleo.state.epoch());
        assertThat(anna.state.instance()).isNotNull().isNotEqualTo(cleo.state.instance());

        lan.mend();
        cleo.visits(anna, table);

        assertThat(cleo.log).isEqualTo(anna.log);
        assertThat(cleo.branched).isEqualTo(1);
    }

    @Test
    void aHostWhoseLogBreaksOffBeforeAnybodyLedItHasNoSuchTable() {
        anna.forgets(table, 1).restarts(table);
        anna.hosts();
        ben.answers.clear();

        ben.visits(anna, table);

        assertThat(ben.answers).containsExactly(new Answer.Declined(Answer.Reason.NO_SUCH_TABLE));

        lan.mend();
        anna.core().gather(table);
        anna.visits(anna, table);
        ben.visits(anna, table);
        cleo.visits(anna, table);
        lan.passes(Duration.ofSeconds(10));
        assertThat(anna.events().get((int) whole)).isInstanceOfSatisfying(Event.EpochBegan.class, anna::hasBegun);
        assertThat(ben.log).isEqualTo(cleo.log).isEqualTo(anna.log);
    }

    @Test
    void aHostThatForgotNothingGoesOnWithTheFirstWhoComesInTheSameEpoch() {
        anna.restarts(table);
        annaGathers();

        ben.visits(anna, table);

        assertThat(ben.state.epoch()).isEqualTo(Epoch.FIRST);
        assertThat(ben.state.sequence()).isGreaterThanOrEqualTo(whole);
    }

    @Test
    void aHostThatWasStartedAgainAndForgotTheEndTakesItFromWhoeverComesWithMore() {
        anna.forgets(table, 12).restarts(table);
        anna.hosts();
        anna.visits(anna, table);
        lan.mend();
        cleo.visits(anna, table);
        ben.visits(anna, table);
        lan.passes(Duration.ofSeconds(10));

        assertThat(anna.events().get((int) whole)).isInstanceOfSatisfying(Event.EpochBegan.class, anna::hasBegun);
        assertThat(ben.log).isEqualTo(cleo.log).isEqualTo(anna.log);
        assertThat(List.of(anna, ben, cleo))
                .allSatisfy(one -> assertThat(one.branched).isZero());
    }

    @Test
    void whoWaitsForTheSameReadingOfTheDiskAsSomebodyWithMoreIsToldAllOfItToo() {
        anna.forgets(table, 12).restarts(table);
        anna.hosts();
        lan.mend();
        anna.disk.reads = false;
        cleo.visits(anna, table);
        ben.forgets(table, 0).restarts(table).visits(anna, table);
        anna.disk.reads = true;
        lan.passes(Duration.ofSeconds(10));
        anna.visits(anna, table);
        lan.passes(Duration.ofSeconds(10));

        assertThat(anna.events().get((int) whole)).isInstanceOfSatisfying(Event.EpochBegan.class, anna::hasBegun);
        assertThat(ben.log).isEqualTo(cleo.log).isEqualTo(anna.log);
    }
}
