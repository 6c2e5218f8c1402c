package cantstop.host.migration;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.identity.TableId;
import cantstop.host.Lan;
import cantstop.host.Laptop;
import cantstop.protocol.wire.EventCodec;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;

/// Four laptops whose host is gone in the middle of a game, each with its copy of it.
abstract class LeftGame {
    final Lan lan = new Lan();
    final Laptop anna = lan.laptop('a').opensTable();
    final Laptop ben = lan.laptop('b').joins(anna);
    final Laptop cleo = lan.laptop('c').joins(anna);
    final Laptop dan = lan.laptop('d').joins(anna);
    final List<Laptop> all = List.of(anna, ben, cleo, dan);
    TableId table = new TableId("0".repeat(32));
    List<Event> truth = List.of();

    @BeforeEach
    void aGameWasOn() {
        anna.asks(new Command.Start());
        lan.passes(Duration.ofSeconds(20));
        for (int move = 0; move < 12; move++) {
            assertThat(all.stream().anyMatch(Laptop::moves)).isTrue();
        }
        table = anna.state.id();
        truth = ben.events();
        lan.kill(anna);
        all.forEach(laptop -> laptop.restarts(table));
    }

    /// Replaces a laptop's copy by one of these events.
    void holds(Laptop laptop, List<Event> events) {
        laptop.store.branch(table);
        Log log = new Log();
        events.forEach(event -> laptop.store.append(table, log.append(event, EventCodec.encode(event))));
        laptop.restarts(table);
    }

    void benGathersWith(Laptop... others) {
        ben.hosts();
        ben.core().gather(table);
        ben.visits(ben);
        for (Laptop other : others) {
            other.visits(ben);
        }
        lan.settles();
    }
}
