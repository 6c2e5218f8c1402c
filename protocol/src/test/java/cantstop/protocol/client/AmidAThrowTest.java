package cantstop.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Decision;
import cantstop.engine.Event;
import cantstop.engine.MoveSource;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.dice.Bytes;
import cantstop.protocol.ClientMessage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a guest takes from its host between a throw and its dice, and what it does not.
class AmidAThrowTest {
    private final HandTable table = new HandTable();

    @Test
    void diceThatDoNotFollowFromTheSecretsAreABreach() {
        table.throwsWith(table.hands(true));
        Bytes mine = table.said(ClientMessage.ShowHand.class).getFirst().secret();
        Decision fallen =
                Rules.decide(table.log.state(), HandTable.HOST, new Command.EndThrow(1, List.of(mine)), List.of());
        Event.StartRolled right =
                (Event.StartRolled) ((Decision.Accepted) fallen).events().getFirst();
        FakeLink link = table.dialer.last();
        table.tells(new Event.StartRolled(right.throwsInOrder().reversed(), right.shown()));

        assertThat(link.isClosed()).isTrue();
    }

    static List<Event> whatMayNotComeBetween() {
        Seat mover = Seat.of(0);
        return List.of(
                new Event.Stopped(mover, List.of(), false, MoveSource.PERSON),
                new Event.PassedOver(mover, true, List.of(), false),
                new Event.PassedOver(mover, false, List.of(), false),
                new Event.Over(null),
                new Event.Over(mover),
                new Event.Started(List.of(mover, Seat.of(1)), mover));
    }

    @ParameterizedTest
    @MethodSource("whatMayNotComeBetween")
    void nothingElseOfTheGameComesBetweenARollAndItsDice(Event event) {
        table.throwsWith(table.hands(true));
        FakeLink link = table.dialer.last();

        table.tells(event);

        assertThat(link.isClosed()).isTrue();
    }

    @Test
    void aPlayerWhoLeavesBetweenARollAndItsDiceKeepsNothing() {
        table.rollsAfterTheStart();
        FakeLink link = table.dialer.last();
        List<Event> happens = table.moverLeaves();

        table.tells(happens.toArray(Event[]::new));

        assertThat(happens)
                .filteredOn(Event.PassedOver.class::isInstance)
                .singleElement()
                .isInstanceOfSatisfying(
                        Event.PassedOver.class,
                        passed -> assertThat(passed.kept()).isFalse());
        assertThat(link.isClosed()).isFalse();
    }

    @Test
    void whoSaysThatAPlayerWhoLeftThereKeepsTheirMarkersIsFound() {
        table.rollsAfterTheStart();
        FakeLink link = table.dialer.last();

        table.tells(table.moverLeaves().stream()
                .map(event -> event instanceof Event.PassedOver(Seat seat, boolean _, List<Column> won, boolean game)
                        ? new Event.PassedOver(seat, true, won, game)
                        : event)
                .toArray(Event[]::new));

        assertThat(link.isClosed()).isTrue();
    }
}
