package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.model.navigation.ScreenName;
import cantstop.client.model.profile.Preferences;
import cantstop.client.stories.Steps;
import cantstop.engine.TurnMove;
import java.util.Optional;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// The end of a game is made in steps, so that the window hears every key in time: what the table showed last stays in
/// view until the end is whole, and nothing comes up that is no longer true.
@ToolkitTest
@Tag("slow")
class EndInTimeTest {
    private OpenWindow window;
    private FakeVisit visit;

    @Start
    void open(Stage stage) {
        window = OpenWindow.still(stage);
        visit = window.visit;
    }

    /// The last event of a game against Ben has just been seen.
    @BeforeEach
    void theGameIsOver(FxRobot robot) {
        robot.interact(() -> {
            Steps.aboutToWin(visit);
            visit.party().move(new TurnMove.Stop());
            while (visit.navigator.place().get() == ScreenName.TABLE) {
                visit.later.next();
            }
        });
    }

    /// So many events pass.
    private void pass(int events) {
        for (int event = 0; event < events; event++) {
            visit.later.next();
        }
    }

    private boolean showsTheWholeTable() {
        return window.shows(".table-screen .board") && window.shows(".table-screen .turn") && !window.shows(".end");
    }

    private boolean showsTheWholeEnd() {
        return window.shows(".table-screen .board") && window.shows(".end .start") && !window.shows(".turn");
    }

    @Test
    void itIsMadeInOneEventShownInTheNextAndGetsTheKeyboardInTheLast(FxRobot robot) {
        robot.interact(() -> {
            assertThat(showsTheWholeTable()).as("with the last event").isTrue();
            pass(1);
            assertThat(showsTheWholeTable()).as("while the end is made").isTrue();
            pass(1);
            assertThat(showsTheWholeEnd()).isTrue();
            pass(1);
            assertThat(window.focused()).isEqualTo(window.find(".end .start"));
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void whoeverLeavesBeforeItComesIsAtHome(int events, FxRobot robot) {
        robot.interact(() -> {
            pass(events);

            visit.navigator.leave();
            visit.later.run();

            assertThat(window.shows(".home")).isTrue();
            assertThat(window.shows(".end")).isFalse();
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void aRematchThatBeginsBeforeItComesIsPlayed(int events, FxRobot robot) {
        robot.interact(() -> {
            pass(events);

            visit.annaStarts();

            assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.TABLE);
            assertThat(showsTheWholeTable()).isTrue();
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void inAnotherLanguageItComesInThatOne(int events, FxRobot robot) {
        robot.interact(() -> {
            pass(events);

            visit.navigator
                    .me()
                    .change(visit.navigator
                            .me()
                            .profile()
                            .get()
                            .withPreferences(visit.navigator
                                    .me()
                                    .profile()
                                    .get()
                                    .preferences()
                                    .with(Preferences.LANGUAGE, Optional.of("de"))));
            visit.later.run();

            assertThat(showsTheWholeEnd()).isTrue();
            assertThat(window.said(".champion .huge")).isEqualTo("Gewonnen!");
        });
    }
}
