package cantstop.client.kit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollBar;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ToolkitTest
class ScrolledTest {
    private static final double ROOM = 300;

    private final Region content = new Region();
    private Scrolled scrolled;
    private StackPane window;

    @Start
    void show(Stage stage) {
        scrolled = new Scrolled(content);
        window = new StackPane(scrolled);
        Scene scene = new Scene(window, 400, ROOM);
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    @Test
    void noBarIsMadeForWhatFits(FxRobot robot) {
        robot.interact(() -> {
            fill(0.5);

            assertThat(bar(Orientation.VERTICAL).isVisible()).isFalse();
            assertThat(scrolled.lookupAll(".thumb")).isEmpty();
            assertThat(content.getWidth()).isEqualTo(scrolled.getWidth());
        });
    }

    @Test
    void whatGoesOnBelowFadesOutUntilItsEnd(FxRobot robot) {
        robot.interact(() -> {
            fill(0.5);
            assertThat(scrolled.lookupAll(".scroll-fade")).isEmpty();

            fill(3);
            assertThat(scrolled.lookup(".scroll-fade").isVisible()).isTrue();

            scrolled.setVvalue(1);
            assertThat(scrolled.lookup(".scroll-fade").isVisible()).isFalse();
        });
    }

    @Test
    void aBarIsMadeForWhatDoesNotFit(FxRobot robot) {
        robot.interact(() -> {
            fill(0.5);
            fill(3);

            ScrollBar bar = bar(Orientation.VERTICAL);
            assertThat(bar.isVisible()).isTrue();
            Node thumb = bar.lookup(".thumb");
            assertThat(thumb.getLayoutBounds().getHeight()).isPositive();
            assertThat(bar.getWidth()).isPositive();
            assertThat(content.getWidth()).isEqualTo(scrolled.getWidth() - bar.getWidth());
        });
    }

    @Test
    void theBarScrolls(FxRobot robot) {
        robot.interact(() -> {
            fill(3);

            bar(Orientation.VERTICAL).setValue(1);

            assertThat(scrolled.getVvalue()).isEqualTo(1);
        });
    }

    @Test
    void theBarGoesWhenEverythingFitsAgain(FxRobot robot) {
        robot.interact(() -> {
            fill(3);
            fill(0.5);

            assertThat(bar(Orientation.VERTICAL).isVisible()).isFalse();
            assertThat(content.getWidth()).isEqualTo(scrolled.getWidth());
        });
    }

    /// Puts so much into it, measured by its room: another test may have left the stage a size of its own.
    private void fill(double rooms) {
        double height = rooms * window.getHeight();
        content.setMinHeight(height);
        content.setPrefHeight(height);
        window.applyCss();
        window.layout();
    }

    private ScrollBar bar(Orientation orientation) {
        return scrolled.lookupAll(".scroll-bar").stream()
                .map(ScrollBar.class::cast)
                .filter(bar -> bar.getOrientation() == orientation)
                .findFirst()
                .orElseThrow();
    }
}
