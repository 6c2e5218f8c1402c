package cantstop.host.migration;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.identity.TableId;
import cantstop.engine.succession.SplitBrain;
import cantstop.host.Lan;
import cantstop.host.Laptop;
import cantstop.host.environment.HostLimits;
import cantstop.protocol.wire.EventCodec;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a host does when it hears of another that leads its table.
class YieldingTest {
    private final Lan lan = new Lan();
    private final Laptop anna = lan.laptop('a').opensTable();
    private final Laptop ben = lan.laptop('b').joins(anna);
    private final TableId table = anna.state.id();

    private Log bensWithAnEpochOfHis() {
        Log log = ben.store.load(table);
        append(log, new Event.EpochBegan(new Epoch(2), ben.key()));
        return log;
    }

    private static void append(Log log, Event event) {
        log.append(event, EventCodec.encode(event));
    }

    @Test
    void aHostWithAGuestNeverStepsDownAndOneWithoutDoes() {
        Log theirs = bensWithAnEpochOfHis();

        assertThat(anna.core().rival(ben.asRival(theirs))).isEqualTo(SplitBrain.STAY);

        lan.cut(anna, ben);
        lan.settles();
        assertThat(anna.core().rival(ben.asRival(theirs))).isEqualTo(SplitBrain.YIELD);
        assertThat(anna.core().rival(ben.asRival(theirs))).isEqualTo(SplitBrain.YIELD);
    }

    @Test
    void whatAHostYieldedToIsNotForgottenForItsOwnOlderCopy() {
        Log theirs = bensWithAnEpochOfHis();
        lan.cut(anna, ben);
        anna.asks(new Command.Lock(true));
        lan.settles();
        assertThat(anna.core().rival(ben.asRival(theirs))).isEqualTo(SplitBrain.YIELD);
        Log older = anna.store.load(table);
        lan.kill(anna);

        anna.hosts();
        anna.core().gather(table);
        anna.restarts(table).visits(anna);
        lan.mend();
        ben.restarts(table).visits(anna);

        assertThat(older.events()).hasSameSizeAs(theirs.events()).isNotEqualTo(theirs.events());
        assertThat(anna.events()).startsWith(theirs.events().toArray(Event[]::new));
        assertThat(anna.state.epoch()).isEqualTo(new Epoch(3));
    }

    @Test
    void aTableThatIsReadFromTheJournalAgainIsNotYieldedBeforeThat() {
        Log theirs = bensWithAnEpochOfHis();
        lan.cut(anna, ben);
        anna.disk.writes = false;
        anna.asks(new Command.Lock(true));
        lan.settles();

        assertThat(anna.core().rival(ben.asRival(theirs))).isEqualTo(SplitBrain.STAY);

        anna.disk.writes = true;
        lan.passes(HostLimits.TRY_AGAIN.plusSeconds(1));
        assertThat(anna.core().rival(ben.asRival(theirs))).isEqualTo(SplitBrain.YIELD);
        assertThat(anna.journal.of(table)).hasSize(theirs.events().size());
    }

    @Test
    void nobodyYieldsToALogThatCouldNotHaveHappened() {
        Log theirs = bensWithAnEpochOfHis();
        append(theirs, new Event.EpochBegan(new Epoch(9), ben.key()));

        assertThat(anna.core().rival(ben.asRival(theirs))).isEqualTo(SplitBrain.STAY);
    }

    @Test
    void theWindowOfTheHostThatYieldedGoesAlong() {
        lan.cut(anna, ben);
        lan.settles();
        ben.goesOn();
        lan.mend();

        anna.core().rival(ben.asRival(ben.store.load(table)));
        lan.passes(Duration.ofSeconds(5));

        assertThat(anna.isAt(ben)).isTrue();
        assertThat(anna.log).isEqualTo(ben.log);
    }

    @Test
    void aHostWithoutAWindowYieldsToItsGuestsWhoWentOnAndSendsNewcomersThere() {
        Laptop server = lan.laptop('e');
        server.hosts();
        server.watches();
        Laptop cleo = lan.laptop('c').opensTableAt(server);
        Laptop dan = lan.laptop('d').visits(server, cleo.state.id());
        dan.asks(new Command.SitDown(null, dan.badge()));
        lan.settles();
        lan.cut(server, cleo);
        lan.cut(server, dan);
        cleo.goesOn();
        lan.passes(Duration.ofSeconds(5));
        assertThat(cleo.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(server.core().incomplete()).hasSize(1);

        lan.mend();
        lan.passes(Duration.ofSeconds(5));
        assertThat(server.core().incomplete()).as("it has yielded").isEmpty();
        assertThat(server.journal.of(cleo.state.id())).hasSize(cleo.log.size());

        Laptop fay = lan.laptop('f').visits(server, cleo.state.id());
        lan.passes(Duration.ofSeconds(5));
        assertThat(fay.isAt(cleo)).isTrue();
        assertThat(fay.log).isEqualTo(cleo.log);
    }

    @Test
    void aHostYieldsToOneWithoutASeatThatLedBeforeAndWasElectedAgain() {
        Laptop server = lan.laptop('e');
        server.hosts();
        Laptop cleo = lan.laptop('c').opensTableAt(server);
        Laptop dan = lan.laptop('d').visits(server, cleo.state.id());
        dan.asks(new Command.SitDown(null, dan.badge()));
        lan.settles();
        lan.cut(server, cleo);
        lan.cut(server, dan);
        cleo.goesOn();
        lan.passes(Duration.ofSeconds(5));
        assertThat(dan.isAt(cleo)).isTrue();
        assertThat(dan.state.epoch()).isEqualTo(new Epoch(2));
        lan.mend();
        lan.kill(server);
        server.hosts();
        lan.cut(cleo, dan);
        lan.cut(cleo, server);
        dan.visits(server, cleo.state.id());
        assertThat(dan.state.epoch()).isEqualTo(new Epoch(3));

        lan.mend();
        cleo.watches(() -> List.of(server.address()));
        lan.passes(Duration.ofSeconds(5));

        assertThat(cleo.isAt(server)).isTrue();
        assertThat(cleo.log).isEqualTo(dan.log);
    }
}
