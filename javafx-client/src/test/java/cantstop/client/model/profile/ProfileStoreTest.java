package cantstop.client.model.profile;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.kit.theme.Calm;
import cantstop.client.kit.theme.Look;
import cantstop.client.kit.theme.Motion;
import cantstop.engine.Badge;
import cantstop.engine.BotPace;
import cantstop.engine.Colour;
import cantstop.engine.PlayerName;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.Variant;
import cantstop.engine.bot.Bots;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is remembered from one start to the next.
class ProfileStoreTest {
    @TempDir
    private Path folder = Path.of("");

    private final Profile fresh = new Profile(FakeVisit.ANNAS, List.of(), WindowPlace.DEFAULT, Optional.empty());

    private static final Preferences OTHERWISE = Preferences.FIRST
            .with(Preferences.LOOK, Look.HIGH_CONTRAST)
            .with(Preferences.SPEED, Motion.Speed.FAST)
            .with(Preferences.CALM, Calm.ALWAYS)
            .with(Preferences.EFFECTS, 10)
            .with(Preferences.MY_TURN, 90)
            .with(Preferences.MUTED, true)
            .with(Preferences.OTHERS, true)
            .with(Preferences.SPEECH, Narration.MY_TURNS)
            .with(Preferences.HINTS, false)
            .with(Preferences.LIVE_COLUMNS, true)
            .with(Preferences.SLEEP_WARNING, false)
            .with(Preferences.LANGUAGE, Optional.of("de"));

    private ProfileStore store() {
        return new ProfileStore(folder.resolve("profile.properties"), Runnable::run);
    }

    private Profile load() {
        return store().load(fresh).profile();
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
                        Set.of(Bots.RANDOM, Bots.DREAMER)))
                .withPreferences(OTHERWISE)
                .withWlan(new Wlan("Bens Höhle", "s;cr\\et=: ä"))
                .withFirstGames(FirstGames.NONE.begin("a/7").does(FirstGames.Step.PICK));
        store().save(profile);
        assertThat(load()).isEqualTo(profile);
    }

    @Test
    void theSeatToGoBackToIsKept() {
        LastVisit visit = new LastVisit(
                new HostAddress("fe80::1%eth0", 21_208),
                new Key("f".repeat(64)),
                new TableId("0".repeat(32)),
                "Bens Spiel = 1: ä\\n",
                Map.of(new Key("b".repeat(64)), new HostAddress("192.168.1.20", 21_207)));
        store().save(fresh.withVisit(Optional.of(visit)));
        assertThat(load().visit()).contains(visit);
        store().save(fresh);
        assertThat(load().visit()).isEmpty();
    }

    @Test
    void theFirstStartFindsNothingAndBeginsAnew() {
        assertThat(store().load(fresh)).isEqualTo(new ProfileStore.Loaded(fresh, Optional.empty()));
    }

    /// As the program wrote them before preferences were a list.
    @Test
    void preferencesOfAnOlderVersionAreReadAsTheyWere() throws IOException {
        Files.writeString(folder.resolve("profile.properties"), """
                look=HIGH_CONTRAST
                motion.speed=FAST
                motion.calm=ALWAYS
                sound.effects=10
                sound.myTurn=90
                sound.muted=true
                sound.others=true
                speech=MY_TURNS
                hints=false
                board.live=true
                awake.warning=false
                language=de
                """);
        ProfileStore.Loaded loaded = store().load(fresh);
        assertThat(loaded.profile().preferences()).isEqualTo(OTHERWISE);
        assertThat(loaded.aside()).isEmpty();
    }

    @Test
    void aLanguageOfALaterVersionIsKept() throws IOException {
        Files.writeString(folder.resolve("profile.properties"), "language=tlh\n");
        ProfileStore.Loaded loaded = store().load(fresh);
        store().save(loaded.profile());
        assertThat(load().preferences().get(Preferences.LANGUAGE)).contains("tlh");
        assertThat(loaded.aside()).isEmpty();
    }

    @Test
    void whatIsSpoiltIsAsOnTheFirstStart() throws IOException {
        Files.writeString(
                folder.resolve("profile.properties"), "name=Berta\ncolour=PINK\nwindow.width=wide\nzoom=9000\n");
        Profile loaded = load();
        assertThat(loaded.badge()).isEqualTo(new Badge(new PlayerName("Berta"), Colour.ORANGE, Shape.CIRCLE));
        assertThat(loaded.window().zoom()).isEqualTo(WindowPlace.LARGEST_ZOOM);
        assertThat(loaded.window().width()).isEqualTo(1280);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "name=Berta\ncolour=PINK\n",
                "look=PSYCHEDELIC\n",
                "hosted=perhaps\n",
                "practice.columns=many\n",
                "visit.address=[\nvisit.key=k\nvisit.table=t\nvisit.name=n\n",
                "name=\\u00zz\n"
            })
    void aSpoiltFileIsKeptAsideAndSaidOnce(String text) throws IOException {
        Files.writeString(folder.resolve("profile.properties"), text);
        ProfileStore.Loaded loaded = store().load(fresh);
        Path aside = folder.resolve("profile.properties.spoilt");
        assertThat(loaded.aside()).contains(aside);
        store().save(loaded.profile());
        assertThat(aside).hasContent(text);
        assertThat(store().load(fresh)).isEqualTo(new ProfileStore.Loaded(loaded.profile(), Optional.empty()));
    }

    @Test
    void bytesThatAreNoTextAreAsOnTheFirstStart() throws IOException {
        Files.write(folder.resolve("profile.properties"), new byte[] {'n', 'a', 'm', 'e', '=', (byte) 0xff, 0, 1});
        ProfileStore.Loaded loaded = store().load(fresh);
        assertThat(loaded.profile()).isEqualTo(fresh);
        assertThat(loaded.aside()).isPresent();
    }

    @Test
    void aSpoiltPracticeKeepsTheTicks() throws IOException {
        Files.writeString(
                folder.resolve("profile.properties"), "practice.bots=UPPER\npractice.columns=3\npractice.beaten=ghs\n");
        Practice loaded = load().practice();
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
        assertThat(Profile.fresh("anna", () -> fallback, random).badge().name().text())
                .isEqualTo("Anna");
        for (String nobody : List.of("", "root", "Administrator", "USER", "benutzer", "guest")) {
            assertThat(Profile.fresh(nobody, () -> fallback, random).badge().name())
                    .as(nobody)
                    .isEqualTo(fallback);
        }
    }
}
