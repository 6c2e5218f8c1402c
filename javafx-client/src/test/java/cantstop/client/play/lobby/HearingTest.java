package cantstop.client.play.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Hosts;
import java.util.Locale;
import java.util.Set;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

/// How many hear a host, as the lobby says it.
class HearingTest {
    private final FakeVisit visit = new FakeVisit();

    private Hearing hearing(Hosts.Audience count) {
        return new Hearing(new SimpleObjectProperty<>(count), visit.party().state(), Words.of(Locale.ENGLISH));
    }

    private String told(Hosts.Audience count) {
        return hearing(count).heard().getValue();
    }

    @Test
    void aHostAloneIsToldThatNobodySeesItYet() {
        visit.hosting();
        assertThat(told(Hosts.Audience.NOBODY)).startsWith("No other laptop");
    }

    @Test
    void nobodySaysSoBesideAGuestWhoHasSatDown() {
        visit.hosting().withBen();
        assertThat(told(Hosts.Audience.NOBODY)).isEmpty();
    }

    @Test
    void whoCannotConnectIsALineOfItsOwn() {
        visit.hosting();
        Hosts.Audience deaf = new Hosts.Audience(3, 1, 2, Set.of());
        assertThat(told(deaf)).endsWith("1 connected.");
        assertThat(hearing(deaf).shutOut().getValue()).startsWith("2 laptops can’t get in");
        assertThat(hearing(Hosts.Audience.NOBODY).shutOut().getValue()).isEmpty();
    }
}
