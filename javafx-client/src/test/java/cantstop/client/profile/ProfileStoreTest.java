package cantstop.client.profile;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.Visit;
import cantstop.engine.Badge;
import cantstop.engine.BotPace;
import cantstop.engine.Colour;
import cantstop.engine.PlayerName;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.Variant;
import cantstop.engine.bot.Bots;
import cantstop.protocol.HostAddress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is remembered from one start to the next.
class ProfileStoreTest {
    @TempDir
    private Path folder = Path.of("");

    private final Profile fresh = new Profile(Visit.ANNAS, List.of(), WindowPlace.DEFAULT, Optional.empty());

    private ProfileStore store() {
        return new ProfileStore(folder.resolve("profile.properties"), Runnable::run);
    }

    @Test
    void whatIsSavedIsLoaded() {
        Profile profile = fresh.withBadge(new Badge(new PlayerName("Zoë 山"), Colour.PURPLE, Shape.DIAMOND))
                .withRecent("[fe80::1%eth0]:21208")
                .withRecent("laptop")
                .withWindow(new WindowPlace(1500, 900, true, 125))
                .withPractice(new Practice(
                        List.of(Bots.GHS, Bots.RANDOM),
                        Settings.DEFAULT
                                .withVariant(Variant.JUMPING)
                                .withPace(BotPace.BRISK)
                                .withCoach(true),
                        Set.of(Bots.RANDOM, Bots.DREAMER)));
        store().save(profile);
        assertThat(store().load(fresh)).isEqualTo(profile);
    }

    @Test
    void theSeatToGoBackToIsKept() {
        LastVisit visit = new LastVisit(
                new HostAddress("fe80::1%eth0", 21_208),
                "f".repeat(64),
                "0".repeat(32),
                "Bens Spiel = 1: ä\\n",
                Map.of("b".repeat(64), new HostAddress("192.168.1.20", 21_207)));
        store().save(fresh.withVisit(Optional.of(visit)));
        assertThat(store().load(fresh).visit()).contains(visit);
        store().save(fresh);
        assertThat(store().load(fresh).visit()).isEmpty();
    }

    @Test
    void theFirstStartFindsNothingAndBeginsAnew() {
        assertThat(store().load(fresh)).isEqualTo(fresh);
    }

    @Test
    void whatIsSpoiltIsAsOnTheFirstStart() throws IOException {
        Files.writeString(
                folder.resolve("profile.properties"), "name=Berta\ncolour=PINK\nwindow.width=wide\nzoom=9000\n");
        Profile loaded = store().load(fresh);
        assertThat(loaded.badge()).isEqualTo(new Badge(new PlayerName("Berta"), Colour.ORANGE, Shape.CIRCLE));
        assertThat(loaded.window().zoom()).isEqualTo(WindowPlace.LARGEST_ZOOM);
        assertThat(loaded.window().width()).isEqualTo(1280);
    }

    @Test
    void aSpoiltPracticeKeepsTheTicks() throws IOException {
        Files.writeString(
                folder.resolve("profile.properties"), "practice.bots=UPPER\npractice.columns=3\npractice.beaten=ghs\n");
        Practice loaded = store().load(fresh).practice();
        assertThat(loaded.bots()).isEqualTo(Practice.FIRST.bots());
        assertThat(loaded.beaten()).containsExactly(Bots.GHS);
    }

    @Test
    void onlyTheLastFewAddressesAreRemembered() {
        Profile profile = fresh;
        for (String address : List.of("a", "b", "c", "d", "e", "b")) {
            profile = profile.withRecent(address);
        }
        assertThat(profile.recent()).containsExactly("b", "e", "d", "c");
    }

    @Test
    void aNewcomerIsNamedAsTheSystemNamesThem() {
        PlayerName fallback = new PlayerName("Player");
        Random random = new Random(1);
        assertThat(Profile.fresh("anna", fallback, random).badge().name().text())
                .isEqualTo("Anna");
        assertThat(Profile.fresh("", fallback, random).badge().name()).isEqualTo(fallback);
    }
}
