package cantstop.client.extras.watch;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.gallery.DrawnText;
import cantstop.client.gallery.Png;
import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// What a projector shows is read from across a room.
@ToolkitTest(drawn = true)
@Tag("slow")
class WatchViewTest {
    private final WatchHost host = new WatchHost();
    private Stage stage;
    private WatchView view;

    @Start
    void show(Stage window) {
        stage = window;
        view = new WatchView(host.watching, Words.of(Locale.ENGLISH), () -> Motion.NONE, WatchHost::invite);
        Scene scene = new Scene(view, 1280, 720);
        scene.getStylesheets()
                .add(Objects.requireNonNull(WatchView.class.getResource("/cantstop/client/shell/screens.css"))
                        .toExternalForm());
        Theme.DARK.applyTo(scene);
        stage.setScene(scene);
        stage.show();
        view.activate();
    }

    private void resize(int width, int height) {
        stage.setWidth(width);
        stage.setHeight(height);
        view.applyCss();
        view.layout();
    }

    private void twoTables() {
        host.lists("Anna’s game", "Ben’s game");
        FakeGuest one = host.playing(1, "Anna’s game");
        host.playing(2, "Ben’s game");
        host.annaTakes(one, List.of(3, 4, 5, 1), 6, 7);
    }

    private double share(Label label) {
        return label.getFont().getSize() / view.getHeight();
    }

    private List<Label> labels(String selector) {
        return view.lookupAll(selector).stream()
                .filter(Label.class::isInstance)
                .map(Label.class::cast)
                .filter(label -> label.isVisible() && !label.getText().isEmpty())
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"1280, 720, 0", "1280, 720, 1", "1280, 800, 1"})
    void namesAreEightPercentOfTheHeightNumbersFiveAndNothingIsBelowFour(
            int width, int height, int arrows, FxRobot robot) {
        robot.interact(() -> {
            twoTables();
            for (int i = 0; i < 2 * arrows; i++) {
                host.watching.turn(1);
            }
            resize(width, height);
        });
        robot.interact(() -> save("watch-" + height + "-" + arrows));

        // Of the table that is followed; beside it the others may be as small as anything on the wall.
        assertThat(labels(".watched-players .watched-name"))
                .isNotEmpty()
                .allSatisfy(name -> assertThat(share(name)).isGreaterThanOrEqualTo(0.0795));
        assertThat(view.lookupAll(".watched-table > .board"))
                .hasSize(1)
                .allSatisfy(board -> assertThat(((BoardView) board).numberPixels() / view.getHeight())
                        .isGreaterThanOrEqualTo(0.0495));
        assertThat(labels(".label"))
                .allSatisfy(label -> assertThat(share(label)).isGreaterThanOrEqualTo(0.0395));
    }

    @Test
    void theDiceOfTwoPlayersTakeTheWidthThatThereIs(FxRobot robot) {
        robot.interact(() -> {
            twoTables();
            host.watching.turn(1);
            host.watching.turn(1);
            resize(1280, 720);
            resize(1280, 720);

            Region bay = (Region) view.lookup(".dice.bay");
            assertThat(bay.localToScene(bay.getLayoutBounds()).getMaxX()).isLessThanOrEqualTo(1280);
            assertThat(view.lookupAll(".watched-side .die"))
                    .hasSize(4)
                    .allSatisfy(die ->
                            assertThat(((Region) die).getWidth() * 4 * 1.3).isGreaterThan(bay.getWidth() * 0.9));
        });
    }

    @Test
    void oneOtherTableSaysWhoPlaysThereAndWhoMoves(FxRobot robot) {
        robot.interact(() -> {
            twoTables();
            resize(1280, 720);
        });
        assertThat(labels(".small-table .watched-name"))
                .extracting(Label::getText)
                .containsExactlyInAnyOrder("Anna", "Ben");
        assertThat(labels(".small-table .watched-player:moving .watched-name")).hasSize(1);
    }

    @Test
    void aWallThatComesInTheMiddleOfATurnShowsTheDiceThatLieThere(FxRobot robot) {
        robot.interact(() -> {
            twoTables();
            host.watching.turn(1);
            host.watching.turn(1);
        });
        assertThat(view.lookup(".watched-table .dice").getAccessibleText()).contains("3, 4, 5 and 1");
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "1280, 800"})
    void fourPlayersAndTheDiceAreWholeInView(int width, int height, FxRobot robot) {
        robot.interact(() -> {
            host.lists("Anna’s game");
            FakeGuest table = host.playingFour(1, "Anna’s game");
            host.annaTakes(table, List.of(3, 4, 5, 1), 6, 7);
            host.annaTakes(table, List.of(4, 4, 5, 1), 8, 6);
            resize(width, height);
        });
        robot.interact(() -> save("watch-four-" + height));

        assertThat(view.lookupAll(".watched-player")).hasSize(4);
        assertThat(Stream.of(".watched-player", ".watched-side .die").flatMap(part -> view.lookupAll(part).stream()))
                .hasSize(8)
                .allSatisfy(node -> assertThat(view.getLayoutBounds()
                                .contains(view.sceneToLocal(node.localToScene(node.getLayoutBounds()))))
                        .isTrue());
        assertThat(labels(".watched-caption")).extracting(Label::getText).containsExactly("Anna needs 6, 7 or 8");
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void whatStandsOnTheWallCanBeReadInEveryTheme(Theme theme, FxRobot robot) {
        List<String> unreadable = new ArrayList<>();
        robot.interact(() -> {
            theme.applyTo(stage.getScene());
            host.lists("Anna’s game");
            FakeGuest table = host.playingFour(1, "Anna’s game");
            host.annaTakes(table, List.of(3, 4, 5, 1), 6, 7);
            unreadable.addAll(unreadable());
            host.annaWins(table);
            unreadable.addAll(unreadable());
        });

        assertThat(unreadable).isEmpty();
    }

    private List<String> unreadable() {
        resize(1280, 720);
        return DrawnText.unreadable(stage.getScene(), stage.getScene().snapshot(null));
    }

    @Test
    void allTablesAreInViewUntilAnArrowChoosesOne(FxRobot robot) {
        robot.interact(this::twoTables);
        assertThat(view.lookupAll(".small-table")).hasSize(1);

        press(robot, KeyCode.RIGHT);
        assertThat(view.lookupAll(".small-table")).isEmpty();
        assertThat(labels(".watched-title")).extracting(Label::getText).containsExactly("Ben’s game");

        press(robot, KeyCode.UP);
        assertThat(view.lookupAll(".small-table")).hasSize(1);
        assertThat(view.getCursor()).isEqualTo(Cursor.NONE);
    }

    @Test
    void betweenGamesTheEveningIsOnTheWall(FxRobot robot) {
        robot.interact(() -> {
            host.lists("Anna’s game");
            FakeGuest table = host.playing(1, "Anna’s game");
            host.annaWins(table);
            resize(1280, 720);
        });
        robot.interact(() -> save("watch-evening"));

        assertThat(labels(".evening-line"))
                .extracting(Label::getText)
                .containsExactly(
                        "In the next game: Anna and Ben", "Highest climb", "6 steps", "Biggest crash", "2 steps");
        assertThat(labels(".evening-who")).extracting(Label::getText).containsExactly("Anna", "Ben");
        assertThat(labels(".evening-address")).extracting(Label::getText).containsExactly("192.168.1.20");
        assertThat(labels(".evening-way")).singleElement().satisfies(way -> {
            assertThat(way.getText()).isEqualTo("Join here");
            assertThat(way.getWidth()).isGreaterThanOrEqualTo(way.prefWidth(-1));
        });
        assertThat(view.lookup(".evening-code")).isNotNull();
        assertThat(labels(".evening-count")).extracting(Label::getText).containsExactly("1 win", "0 wins");
    }

    @Test
    void anEmptyHostSaysSo(FxRobot robot) {
        robot.interact(() -> host.lists());

        assertThat(labels(".watch-line")).extracting(Label::getText).containsExactly("No table at Ben’s laptop yet");
    }

    private void press(FxRobot robot, KeyCode key) {
        robot.interact(() -> view.requestFocus());
        robot.press(key).release(key);
    }

    private void save(String name) {
        try {
            Node root = stage.getScene().getRoot();
            // As people see it, not before it is drawn.
            root.lookupAll(".board").forEach(board -> ((BoardView) board).settle());
            Png.write(root.getScene().snapshot(null), Path.of("target", "pictures", name + ".png"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
