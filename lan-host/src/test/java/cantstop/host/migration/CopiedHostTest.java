package cantstop.host.migration;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.identity.TableId;
import cantstop.host.Lan;
import cantstop.host.Laptop;
import cantstop.protocol.Answer;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Anna's data folder was copied to another laptop, and both host from it.
class CopiedHostTest {
    private final Lan lan = new Lan();
    private final Laptop anna = lan.laptop('a').opensTable();
    private final Laptop ben = lan.laptop('b').joins(anna);
    private final Laptop cleo = lan.laptop('c').joins(anna);
    private final TableId table = anna.state.id();
    private final Laptop copy = lan.laptop('a');

    private void bothHost() {
        copy.moves("10.0.0.9");
        copy.journalHas(anna.store.load(table));
        lan.kill(anna);
        for (Laptop host : List.of(anna, copy)) {
            host.hosts();
            host.core().recover(List.of(table));
        }
        ben.restarts(table).visits(anna, table);
        cleo.restarts(table).visits(copy, table);
    }

    private void bothLookForOthers() {
        anna.watches(() -> List.of(anna.address(), copy.address()));
        copy.watches(() -> List.of(anna.address(), copy.address()));
        lan.passes(Duration.ofSeconds(5));
    }

    private long leading() {
        return Stream.of(anna, copy)
                .filter(host -> host.core().snapshot().tables().stream()
                        .anyMatch(listed -> listed.id().equals(table)))
                .count();
    }

    private void leavesTheSeat(Laptop guest) {
        guest.answers.clear();
        guest.asks(new Command.Leave(false));
        lan.settles();
    }

    @Test
    void oneOfTwoCopiesGoesOnWhereBothHaveToldTheirGuestsSomething() {
        bothHost();
        leavesTheSeat(ben);
        leavesTheSeat(cleo);
        assertThat(leading()).isEqualTo(2);

        bothLookForOthers();
        assertThat(leading()).isEqualTo(1);
    }

    @Test
    void theCopyThatHasToldNothingStops() {
        bothHost();
        leavesTheSeat(ben);

        bothLookForOthers();
        assertThat(leading()).isEqualTo(1);
        leavesTheSeat(cleo);
        assertThat(cleo.answers).containsExactly(new Answer.Declined(Answer.Reason.STOPPED));
    }

    @Test
    void aHostThatFindsItselfIsNoCopy() {
        bothHost();
        leavesTheSeat(ben);
        anna.watches(() -> List.of(anna.address()));
        lan.passes(Duration.ofSeconds(5));

        assertThat(leading()).isEqualTo(2);
    }
}
