package cantstop.host.migration;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Epoch;
import cantstop.engine.identity.TableId;
import cantstop.host.Lan;
import cantstop.host.Laptop;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The host is back, and its disk has nothing of the table that its guests still see.
class ForgottenTableTest {
    private final Lan lan = new Lan();
    private final Laptop anna = lan.laptop('a').opensTable();
    private final Laptop ben = lan.laptop('b').joins(anna);
    private final Laptop cleo = lan.laptop('c').joins(anna);
    private TableId table = new TableId("0".repeat(32));

    @BeforeEach
    void annaIsBackWithoutTheTable() {
        lan.begins(anna);
        Lan.plays(9, List.of(anna, ben, cleo));
        table = anna.state.id();
        lan.kill(anna);
        anna.forgets(table, 0).restarts(table);
        anna.hosts();
        lan.passes(Duration.ofSeconds(10));
        assertThat(ben.isAt(anna)).isTrue();
        assertThat(cleo.isAt(anna)).isTrue();
    }

    @Test
    void whoeverGoesOnAsHostIsFollowedByTheOthers() {
        assertThat(ben.vacancy).hasValueSatisfying(asked -> {
            assertThat(asked.isOffered(ben.key())).isTrue();
            assertThat(asked.hopeful()).isFalse();
        });

        ben.goesOn();
        lan.passes(Duration.ofSeconds(10));

        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(cleo.isAt(ben)).isTrue();
        assertThat(cleo.log).isEqualTo(ben.log);
        assertThat(List.of(ben, cleo)).allSatisfy(one -> assertThat(one.vacancy).isEmpty());
    }

    @Test
    void whereThatHostItselfWaitsForThemTheyGoOnThere() {
        anna.core().gather(table);
        lan.passes(Duration.ofSeconds(10));

        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(List.of(ben, cleo)).allSatisfy(one -> {
            assertThat(one.isAt(anna)).isTrue();
            assertThat(one.vacancy).isEmpty();
        });
        assertThat(cleo.log).isEqualTo(ben.log);
    }
}
