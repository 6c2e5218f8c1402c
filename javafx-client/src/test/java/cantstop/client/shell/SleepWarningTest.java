package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.model.profile.Preferences;
import cantstop.client.play.banner.NoticeView;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Anna hosts at a laptop that nothing holds awake.
@ToolkitTest
@Tag("slow")
class SleepWarningTest {
    private final FakeVisit visit = new FakeVisit();
    private final SimpleBooleanProperty drowsy = new SimpleBooleanProperty();
    private Optional<Runnable> later = Optional.empty();
    private Window window;

    @Start
    void open(Stage stage) {
        window = new Window(visit.navigator, Locale.ENGLISH, () -> Motion.NONE, Theme.LIGHT);
        window.frame(stage);
        new SleepWarning(visit.navigator, window, (wait, act) -> later = Optional.of(act)).follow(drowsy);
        stage.show();
    }

    private Optional<Node> strip() {
        return window.scene().getRoot().lookupAll(".notice-strip").stream()
                .filter(NoticeView.class::isInstance)
                .filter(Node::isVisible)
                .findFirst();
    }

    private void answers() {
        ((Button) strip().orElseThrow().lookup(".button")).fire();
        visit.later.run();
    }

    /// As at the next start, too.
    private void hostsAgain() {
        drowsy.set(false);
        drowsy.set(true);
    }

    @Test
    void whoeverSaysThatTheyKnowIsNotToldAgain(FxRobot robot) {
        robot.interact(() -> {
            drowsy.set(true);
            assertThat(strip()).isPresent();

            answers();
            hostsAgain();

            assertThat(strip()).isEmpty();
            assertThat(visit.kept.getLast().preferences().get(Preferences.SLEEP_WARNING))
                    .isFalse();
        });
    }

    @Test
    void whoeverDoesNotAnswerIsToldTheNextTime(FxRobot robot) {
        robot.interact(() -> {
            drowsy.set(true);
            later.orElseThrow().run();
            assertThat(strip()).isEmpty();

            hostsAgain();

            assertThat(strip()).isPresent();
        });
    }

    @Test
    void whoeverWishesForItInTheSettingsIsToldAgain(FxRobot robot) {
        robot.interact(() -> {
            drowsy.set(true);
            answers();

            var profile = visit.navigator.me().profile().get();
            visit.navigator
                    .me()
                    .change(profile.withPreferences(profile.preferences().with(Preferences.SLEEP_WARNING, true)));
            hostsAgain();

            assertThat(strip()).isPresent();
        });
    }

    @Test
    void whoBecomesTheHostOfAGameIsToldOnceTheOthersHadTimeToComeBack(FxRobot robot) {
        robot.interact(() -> {
            visit.hosting().withBen().annaStarts();

            drowsy.set(true);
            assertThat(strip()).isEmpty();

            later.orElseThrow().run();
            assertThat(strip()).isPresent();
        });
    }

    @Test
    void aGameHasTheWindowForItself(FxRobot robot) {
        robot.interact(() -> {
            visit.hosting().withBen();
            drowsy.set(true);

            visit.annaStarts();

            assertThat(strip()).isEmpty();
            assertThat(visit.navigator.me().profile().get().preferences().get(Preferences.SLEEP_WARNING))
                    .isTrue();
        });
    }
}
