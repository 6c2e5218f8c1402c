package cantstop.host.migration;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.host.Lan;
import cantstop.host.Laptop;
import cantstop.protocol.client.Takeover;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The host is gone: who is asked to go on, and for how long it may come back.
class AskedToGoOnTest {
    private final Lan lan = new Lan();
    private final Laptop anna = lan.laptop('a').opensTable();
    private final Laptop ben = lan.laptop('b').joins(anna);

    private void aGameOf(Laptop... people) {
        lan.begins(anna);
        Lan.plays(9, List.of(people));
    }

    @Test
    void theNextSeatAfterTheOwnerIsAskedFirstAndTheOthersTenSecondsLater() {
        Laptop cleo = lan.laptop('c').joins(anna);
        aGameOf(anna, ben, cleo);

        lan.kill(anna);
        lan.settles();
        assertThat(ben.vacancy).contains(new Takeover(Optional.of(ben.person()), false, true));
        assertThat(cleo.vacancy).isEqualTo(ben.vacancy);
        assertThat(cleo.vacancy.orElseThrow().isOffered(cleo.key())).isFalse();

        lan.passes(Duration.ofSeconds(10));
        assertThat(cleo.vacancy.orElseThrow().isOffered(cleo.key())).isTrue();

        ben.goesOn();
        lan.passes(Duration.ofSeconds(5));
        assertThat(List.of(ben, cleo))
                .allSatisfy(laptop -> assertThat(laptop.vacancy).isEmpty());
    }

    @Test
    void aHostThatWentWithoutAWordMayBeBackWithinFifteenSeconds() {
        aGameOf(anna, ben);

        lan.kill(anna);
        lan.passes(Duration.ofSeconds(14));
        assertThat(ben.vacancy.orElseThrow().hopeful()).isTrue();

        lan.passes(Duration.ofSeconds(2));
        assertThat(ben.vacancy).contains(new Takeover(Optional.of(ben.person()), true, false));
    }

    @Test
    void aHostThatIsBackAndGoesAgainIsHopedForAnew() {
        aGameOf(anna, ben);
        lan.kill(anna);
        lan.passes(Duration.ofSeconds(14));

        anna.hosts();
        lan.settles();
        assertThat(ben.vacancy).isEmpty();
        lan.kill(anna);
        lan.passes(Duration.ofSeconds(5));

        assertThat(ben.vacancy.orElseThrow().hopeful()).isTrue();
    }

    @Test
    void aHostThatSaidThatItGoesIsNotHopedFor() {
        aGameOf(anna, ben);

        anna.core().shutDown();
        lan.passes(Duration.ofMillis(10));
        lan.kill(anna);
        lan.settles();

        assertThat(ben.vacancy).contains(new Takeover(Optional.of(ben.person()), false, false));
    }

    @Test
    void whoWasNotConnectedIsNotAskedFirst() {
        Laptop cleo = lan.laptop('c').joins(anna);
        aGameOf(anna, ben, cleo);
        lan.cut(ben, anna);
        lan.settles();

        lan.kill(anna);
        lan.settles();

        assertThat(cleo.vacancy.orElseThrow().first()).contains(cleo.person());
    }
}
