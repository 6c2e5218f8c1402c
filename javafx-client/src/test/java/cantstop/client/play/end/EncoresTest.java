package cantstop.client.play.end;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.kit.words.Words;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.protocol.ChatText;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Utterance;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// Guests vote for another game.
class EncoresTest {
    private final FakeVisit visit = new FakeVisit().hosting().withBen().withCleo();
    private final TableState table = visit.party().state().get();
    private final Words english = Words.of(Locale.ENGLISH);
    private final Encores encores = new Encores();

    private boolean says(int seat, Utterance what) {
        return encores.hear(
                new HostMessage.Spoken(FakeGuest.TABLE, FakeVisit.BEN, Seat.of(seat), FakeVisit.BENS.name(), what));
    }

    @Test
    void whoeverCallsInWhicheverLanguageIsCountedOnce() {
        assertThat(encores.sentence(table, english)).isEmpty();

        assertThat(says(1, Encores.call(english))).isTrue();
        assertThat(says(1, Encores.call(english))).isTrue();
        assertThat(encores.sentence(table, english)).isEqualTo("Ben wants another game");

        assertThat(says(2, Encores.call(Words.of(Locale.GERMAN)))).isTrue();
        assertThat(encores.sentence(table, english)).isEqualTo("Ben and Cleo want another game");
        assertThat(encores.isFrom(Seat.of(2))).isTrue();
        assertThat(encores.isFrom(Seat.of(0))).isFalse();
    }

    @Test
    void whatElseIsSaidIsNoVote() {
        assertThat(says(1, new Utterance.Chat(new ChatText("Again and again")))).isFalse();
        assertThat(says(1, new Utterance.CallBust())).isFalse();
        assertThat(encores.sentence(table, english)).isEmpty();
    }
}
