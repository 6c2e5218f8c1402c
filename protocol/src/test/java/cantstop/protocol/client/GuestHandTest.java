package cantstop.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.Hand;
import cantstop.engine.dice.HandChain;
import cantstop.engine.dice.HandOpening;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// What a laptop shows of its hand, to a host that says whatever it likes.
class GuestHandTest {
    private final HandTable table = new HandTable();

    @Test
    void itShowsTheSecretOfAThrowThatIsInTheLog() {
        table.throwsWith(table.hands(true));

        List<ClientMessage.ShowHand> shown = table.said(ClientMessage.ShowHand.class);
        assertThat(shown).singleElement().satisfies(show -> {
            assertThat(show.digest()).isEqualTo(table.log.digest());
            Hand mine = table.log.state().hands().of(table.me.key()).orElseThrow();
            assertThat(mine.fits(HostLog.TABLE, show.number(), show.secret())).isTrue();
        });
        assertThat(table.alarms).isEmpty();
    }

    @Test
    void onANewConnectionItShowsTheSameOnceMore() {
        table.throwsWith(table.hands(true));
        Bytes first = table.said(ClientMessage.ShowHand.class).getFirst().secret();

        table.dialer.last().lose(LinkListener.LossReason.RESET);
        table.guest.retryNow();
        table.dialer.last().open(table.host.key());
        table.dialer.last().say(ClientParty.WELCOME);
        table.dialer
                .last()
                .say(
                        new HostMessage.Attending(HostLog.TABLE, Epoch.FIRST, table.log.sequence()),
                        table.from(table.log.sequence()));

        assertThat(table.said(ClientMessage.ShowHand.class))
                .singleElement()
                .satisfies(again -> assertThat(again.secret()).isEqualTo(first));
    }

    @Test
    void anotherEventWithTheSameNumberGetsNothing() {
        Log before = new Log();
        table.log.after(0).forEach(entry -> before.append(entry.event(), entry.bytes()));
        table.throwsWith(table.hands(true));
        assertThat(table.said(ClientMessage.ShowHand.class)).hasSize(1);

        // The host cuts its table.log, and asks again after another event.
        table.log = before;
        table.add(new Event.LockChanged(true));
        table.dialer.last().lose(LinkListener.LossReason.RESET);
        table.guest.retryNow();
        table.dialer.last().open(table.host.key());
        table.dialer.last().say(ClientParty.WELCOME);
        table.dialer.last().say(new HostMessage.Attending(HostLog.TABLE, Epoch.FIRST, 0), table.from(0));
        table.throwsWith(table.hands(true));

        assertThat(table.said(ClientMessage.ShowHand.class)).isEmpty();
        assertThat(table.alarms).containsExactly(DiceAlarm.ASKED_TWICE);
    }

    @Test
    void beingLeftOutAgainAndAgainIsSaid() {
        table.rollsAfterTheStart();

        assertThat(table.alarms).containsExactly(DiceAlarm.LEFT_OUT);
    }

    @Test
    void beingSaidToWithholdWhatWasShownIsSaid() {
        table.throwsWith(table.hands(true));
        int mine = table.log.state().hands().of(table.me.key()).orElseThrow().number();
        table.tells(new Event.Withheld(1, List.of(mine)));

        assertThat(table.alarms).containsExactly(DiceAlarm.SAID_TO_WITHHOLD);
    }

    @Test
    void aHandInItsNameThatItDidNotOpenIsSaid() {
        HandChain other = HandChain.make(HostLog.TABLE, table.me.key(), 1, 64, new SplittableRandom(9));
        table.tells(new Event.HandOpened(HandOpening.sign(HostLog.TABLE, table.me, other)));

        assertThat(table.alarms).containsExactly(DiceAlarm.FOREIGN_HAND);
    }
}
