package cantstop.host.migration;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.host.Lan;
import cantstop.host.Laptop;
import cantstop.protocol.wire.EventCodec;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a host does when it hears of another that leads its table.
class RivalTest {
    private final Lan lan = new Lan();
    private final Laptop anna = lan.laptop('a').opensTable();
    private final Laptop ben = lan.laptop('b').joins(anna);
    private final String table = anna.state.id();

    private Log bensWithAnEpochOfHis() {
        Log log = ben.store.load(table);
        append(log, new Event.EpochBegan(2, ben.key()));
        return log;
    }

    private static void append(Log log, Event event) {
        log.append(event, EventCodec.encode(event));
    }

    @Test
    void aHostWithAGuestNeverStepsDownAndOneWithoutDoes() {
        Log theirs = bensWithAnEpochOfHis();

        assertThat(anna.core().rival(table, ben.person(), List.of(), theirs)).isEqualTo(Continuation.STAY);

        lan.cut(anna, ben);
        lan.settles();
        assertThat(anna.core().rival(table, ben.person(), List.of(), theirs)).isEqualTo(Continuation.YIELD);
        assertThat(anna.core().rival(table, ben.person(), List.of(), theirs)).isEqualTo(Continuation.YIELD);
    }

    @Test
    void whatAHostYieldedToIsNotForgottenForItsOwnOlderCopy() {
        Log theirs = bensWithAnEpochOfHis();
        lan.cut(anna, ben);
        anna.asks(new Command.Lock(true));
        lan.settles();
        assertThat(anna.core().rival(table, ben.person(), List.of(), theirs)).isEqualTo(Continuation.YIELD);
        Log older = anna.store.load(table);
        lan.kill(anna);

        anna.hosts();
        anna.core().gather(table);
        anna.restarts(table).visits(anna);
        lan.mend();
        ben.restarts(table).visits(anna);

        assertThat(older.events()).hasSameSizeAs(theirs.events()).isNotEqualTo(theirs.events());
        assertThat(anna.events()).startsWith(theirs.events().toArray(Event[]::new));
        assertThat(anna.state.epoch()).isEqualTo(3);
    }

    @Test
    void nobodyYieldsToALogThatCouldNotHaveHappened() {
        Log theirs = bensWithAnEpochOfHis();
        append(theirs, new Event.EpochBegan(9, ben.key()));

        assertThat(anna.core().rival(table, ben.person(), List.of(), theirs)).isEqualTo(Continuation.STAY);
    }

    @Test
    void theWindowOfTheHostThatYieldedGoesAlong() {
        lan.cut(anna, ben);
        lan.settles();
        ben.goesOn();
        lan.mend();

        anna.core().rival(table, ben.person(), List.of(ben.address()), ben.store.load(ben.state.id()));
        lan.passes(Duration.ofSeconds(5));

        assertThat(anna.isAt(ben)).isTrue();
        assertThat(anna.log).isEqualTo(ben.log);
    }
}
