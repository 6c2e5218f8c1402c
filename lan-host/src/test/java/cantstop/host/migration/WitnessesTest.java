package cantstop.host.migration;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.LeaveReason;
import cantstop.engine.Seat;
import cantstop.host.Laptop;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Which players vouch for the end of a log that others lack.
class WitnessesTest extends LeftGame {
    @Test
    void strangersDoNotOutvoteThoseWithASeat() {
        List<Event> altered = new ArrayList<>(truth);
        altered.addAll(5, List.of(new Event.LockChanged(true), new Event.LockChanged(false)));
        List<Laptop> strangers = List.of(lan.laptop('e'), lan.laptop('f'), lan.laptop('9'));
        strangers.forEach(stranger -> holds(stranger, altered));
        ben.hosts();
        ben.core().gather(table);
        ben.visits(ben);
        strangers.forEach(stranger -> stranger.visits(ben, table));

        cleo.visits(ben);
        lan.settles();

        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(ben.events().subList(0, truth.size())).isEqualTo(truth);
    }

    @Test
    void aCopyThatASpectatorBroughtBeforeIsBelievedOfSomebodyWithASeat() {
        Laptop spectator = lan.laptop('e');
        holds(spectator, truth);
        holds(ben, truth.subList(0, truth.size() - 2));
        ben.hosts();
        ben.core().gather(table);
        ben.visits(ben);
        spectator.visits(ben, table);

        cleo.visits(ben);
        lan.settles();

        assertThat(ben.lastGathering().flaws()).isEmpty();
        assertThat(ben.events().subList(0, truth.size())).isEqualTo(truth);
    }

    @Test
    void whoWatchesMayHaveMoreThanThoseWithASeat() {
        Laptop spectator = lan.laptop('e');
        holds(spectator, truth);
        holds(ben, truth.subList(0, truth.size() - 2));
        holds(cleo, truth.subList(0, truth.size() - 1));
        benGathersWith();
        spectator.visits(ben, table);

        cleo.visits(ben);
        lan.settles();

        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(ben.events().subList(0, truth.size())).isEqualTo(truth);
    }

    /// Cleo watches at a second laptop.
    @Test
    void whoWatchesIsNoWitness() {
        List<Event> altered = new ArrayList<>(truth);
        altered.add(new Event.Left(Seat.of(3), LeaveReason.LEFT));
        Laptop second = lan.laptop('e');
        holds(cleo, altered);
        holds(second, altered);
        benGathersWith();
        second.visits(ben, table);
        cleo.visits(ben);

        dan.visits(ben);
        lan.settles();

        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(ben.state.chair(Seat.of(3)).isEmpty()).isFalse();
        assertThat(ben.events().subList(0, truth.size())).isEqualTo(truth);
    }

    /// Ben's disk had not got so far as that Dan sat down.
    @Test
    void whoWatchesIsAWitnessOfTheirOwnGoing() {
        List<Event> longer = new ArrayList<>(truth);
        longer.add(new Event.Left(Seat.of(3), LeaveReason.LEFT));
        int seated = truth.indexOf(truth.stream()
                .filter(event -> event instanceof Event.Sat sat && sat.seat().equals(Seat.of(3)))
                .findFirst()
                .orElseThrow());
        holds(ben, truth.subList(0, seated));
        holds(cleo, longer);
        holds(dan, longer);

        benGathersWith(cleo, dan);

        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(ben.events().subList(0, longer.size())).isEqualTo(longer);
    }

    @Test
    void whatSomebodyBroughtAndLeftIsBelievedNoFurther() {
        List<Event> altered = new ArrayList<>(truth);
        altered.add(new Event.Left(Seat.of(3), LeaveReason.LEFT));
        holds(cleo, altered);
        ben.hosts();
        ben.core().gather(table);
        cleo.visits(ben);
        lan.settles();
        lan.cut(cleo, ben);

        ben.visits(ben);
        dan.visits(ben);
        lan.settles();

        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(ben.events().subList(0, truth.size())).isEqualTo(truth);
        assertThat(ben.state.chair(Seat.of(3)).isEmpty()).isFalse();
    }
}
