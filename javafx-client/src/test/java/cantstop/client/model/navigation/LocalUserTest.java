package cantstop.client.model.navigation;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.kit.words.Words;
import cantstop.client.model.profile.Profile;
import cantstop.client.model.profile.WindowPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Whoever sits in front of this laptop.
class LocalUserTest {
    private final List<Profile> kept = new ArrayList<>();
    private final Profile annas = new Profile(FakeVisit.ANNAS, List.of(), WindowPlace.DEFAULT, Optional.empty());
    private final LocalUser anna = new LocalUser(FakeVisit.ANNA, annas, Words.of(Locale.ENGLISH), kept::add);

    @Test
    void eachChangeOfTheProfileIsKept() {
        anna.change(annas.withRecent("192.168.1.20"));
        assertThat(anna.profile().get().recent()).containsExactly("192.168.1.20");
        assertThat(kept).containsExactly(annas.withRecent("192.168.1.20"));
    }

    @Test
    void whatStaysAsItWasIsNotKeptAgain() {
        anna.change(new Profile(FakeVisit.ANNAS, List.of(), WindowPlace.DEFAULT, Optional.empty()));
        assertThat(kept).isEmpty();
    }

    @Test
    void myTableIsCalledAfterMeInTheLanguageThatIsSpoken() {
        assertThat(anna.tableName().text()).isEqualTo("Anna’s game");
        anna.speak(Words.of(Locale.FRENCH));
        assertThat(anna.tableName().text()).isEqualTo("Chez Anna");
    }
}
