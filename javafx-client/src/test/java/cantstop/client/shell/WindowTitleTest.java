package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.kit.words.Words;
import cantstop.engine.Seat;
import cantstop.protocol.HostMessage;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// The window's title calls whoever looks elsewhere.
class WindowTitleTest {
    private final FakeVisit visit = new FakeVisit();
    private final WindowTitle title = new WindowTitle(visit.navigator);

    private void annasTurn() {
        visit.hosting().withBen();
        title.follow(visit.navigator.party().get());
        visit.annaStarts();
    }

    private String said() {
        return title.text().get();
    }

    @Test
    void myTurnStandsInItUntilItIsOver() {
        title.show();
        assertThat(said()).isEqualTo(visit.words.say("app.title"));

        annasTurn();
        assertThat(said()).isEqualTo(visit.words.say("app.title.mine"));

        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        assertThat(said()).isEqualTo(visit.words.say("app.title"));
    }

    @Test
    void whoeverNudgesMeIsNamed() {
        annasTurn();

        visit.guest().notice(new HostMessage.Nudged(FakeGuest.TABLE, Seat.of(1), Seat.of(0)));
        visit.later.run();

        assertThat(said()).isEqualTo(visit.words.say("app.title.nudged", "Ben"));
    }

    @Test
    void itSpeaksTheLanguageOfNow() {
        annasTurn();

        visit.navigator.me().speak(Words.of(Locale.GERMAN));
        title.show();

        assertThat(said()).isEqualTo(Words.of(Locale.GERMAN).say("app.title.mine"));
    }
}
