package cantstop.host.migration;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.Settings;
import cantstop.host.HandTimers;
import cantstop.host.Lan;
import cantstop.host.Laptop;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.RequestId;
import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// A host whose laptop slept: its people may have gone on elsewhere.
class SleptHostTest {
    private static final Duration HOUR = Duration.ofHours(1);

    @Nested
    class AloneWithItsOwnPlayer {
        private final Lan lan = new Lan();
        private final Laptop anna = lan.laptop('a').opensTable();
        private final Laptop ben = lan.laptop('b').joins(anna);

        @Test
        void acknowledgesNothingBeforeItHasLookedWhetherTheOthersWentOn() {
            lan.cut(anna, ben);
            lan.settles();
            ben.goesOn();
            lan.mend();
            sleepsAndAsks();
            assertThat(anna.answers).doesNotHaveAnyElementsOfTypes(Answer.Accepted.class);

            anna.watches();
            lan.passes(Duration.ofSeconds(5));
            assertThat(anna.answers).contains(new Answer.Declined(Answer.Reason.MOVED));
            assertThat(anna.isAt(ben)).isTrue();
            assertThat(anna.log).isEqualTo(ben.log);
            assertThat(anna.branched).isZero();
        }

        @Test
        void goesOnOnceTheSilentOnesCountAsGone() {
            lan.cut(anna, ben);
            lan.settles();
            sleepsAndAsks();
            assertThat(anna.answers).doesNotHaveAnyElementsOfTypes(Answer.Accepted.class);

            lan.passes(Limits.DEAD);
            assertThat(anna.answers).hasOnlyElementsOfType(Answer.Accepted.class);
        }

        private void sleepsAndAsks() {
            lan.timers.sleep(HOUR);
            lan.settles();
            anna.answers.clear();
            anna.asks(new Command.Lock(true));
            lan.settles();
        }
    }

    @Nested
    class WithGuests {
        private final Party party = new Party();
        private final HandTimers timers = party.timers;
        private final TestGuest owner = party.owner(Settings.DEFAULT);
        private final TestGuest guest = party.joins('b', owner);

        @Test
        void goesOnAsSoonAsEnoughOfThemHaveGivenASignOfLife() {
            timers.sleep(HOUR);
            RequestId request = owner.submits(0, new Command.Lock(true));
            guest.says(new ClientMessage.Pong(0));
            assertThat(owner.answerTo(request))
                    .as("that was under way before the sleep")
                    .isEmpty();

            guest.says(new ClientMessage.Pong(
                    guest.lastHeard(HostMessage.Ping.class).nonce()));
            assertThat(owner.answerTo(request)).containsInstanceOf(Answer.Accepted.class);
        }

        @Test
        void doesNotMakeTheMoveOfOneWhoLeftWhileItWaited() {
            party.starts(owner);
            timers.sleep(HOUR);
            party.dice.next(1, 2, 3, 4);
            owner.submits(0, owner.turn(TestGuest.roll()));
            party.core.lost(owner);

            guest.says(new ClientMessage.Pong(
                    guest.lastHeard(HostMessage.Ping.class).nonce()));
            assertThat(guest.asks(new Command.Leave(false))).isInstanceOf(Answer.Accepted.class);
            assertThat(guest.replica().events()).hasAtLeastOneElementOfType(Event.Started.class);
            assertThat(guest.replica().events()).doesNotHaveAnyElementsOfTypes(Event.Rolled.class);
        }
    }
}
