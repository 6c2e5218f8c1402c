package cantstop.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Column;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.protocol.ChatText;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Utterance;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A fault in what a message leads to stops its table, and leaves the connection of its sender alone.
class FaultyTableTest {
    private final Party party = new Party();
    private final TestGuest anna = party.owner(Settings.DEFAULT);
    private final TestGuest ben = party.joins('b', anna);
    private final TestGuest other = party.guest('d').opens(Settings.DEFAULT);

    @BeforeEach
    void itIsAnnasTurn() {
        party.starts(anna);
        party.dice.next(3, 4, 5, 1);
        anna.moves(TestGuest.roll());
    }

    private void onlyTheTableStops() {
        assertThat(anna.isClosed()).isFalse();
        assertThat(ben.isClosed()).isFalse();
        assertThat(anna.lastHeard(HostMessage.TableStopped.class))
                .isEqualTo(new HostMessage.TableStopped(anna.table(), HostMessage.StopReason.BROKEN));
        assertThat(other.heard(HostMessage.TableStopped.class)).isEmpty();
    }

    @Test
    void aFaultWhileAGuestTalksStopsTheTable() {
        anna.failsOn(HostMessage.Spoken.class);

        ben.says(new ClientMessage.Speak(
                99, ben.table(), 0, TestGuest.badge("Ben").name(), new Utterance.Chat(new ChatText("Hello"))));

        onlyTheTableStops();
    }

    @Test
    void aFaultWhileAPointerIsShownStopsTheTable() {
        ben.failsOn(HostMessage.Hovered.class);

        anna.says(new ClientMessage.Hover(anna.table(), List.of(Column.of(7))));

        onlyTheTableStops();
    }

    @Test
    void aFaultWhileAGuestNudgesStopsTheTable() {
        party.passesWith(Duration.ofSeconds(20), anna, ben, other);
        anna.failsOn(HostMessage.Nudged.class);

        ben.says(new ClientMessage.Nudge(ben.table(), 0, Seat.of(0)));

        onlyTheTableStops();
    }

    @Test
    void aFaultWhileANewcomerIsToldStopsTheTable() {
        TestGuest cleo = party.guest('c');
        cleo.failsOn(HostMessage.Presence.class);

        cleo.attends(anna.table());

        assertThat(cleo.isClosed()).isFalse();
        onlyTheTableStops();
    }
}
