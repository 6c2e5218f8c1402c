package cantstop.client.play.door;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.gallery.Rest;
import cantstop.client.kit.screen.BusySign;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Zoom;
import cantstop.engine.Epoch;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import cantstop.protocol.LogVersion;
import cantstop.protocol.TableSummary;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// The tables of a host lie still, however many there are and whatever the type was before.
@ToolkitTest
@Tag("slow")
class DoorAtRestTest {
    private final FakeVisit visit = new FakeVisit();
    private Scene scene;

    @Start
    void open(Stage stage) throws Exception {
        visit.navigator.join(HostAddress.parse("192.168.1.20"));
        visit.later.run();
        DoorScreen door = new DoorScreen(
                new DoorModel(visit.navigator),
                visit.words,
                () -> {},
                new BusySign(visit.navigator.fx(), () -> Motion.NONE));
        door.activate();
        scene = new Scene(door.root(), 1280, 720);
        scene.getStylesheets()
                .add(getClass()
                        .getResource("/cantstop/client/shell/screens.css")
                        .toExternalForm());
        Theme.LIGHT.applyTo(scene);
        Zoom.NORMAL.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 12, 60})
    void theListRestsAfterTheTypeGrewAndShrank(int tables, FxRobot robot) {
        robot.interact(() -> {
            visit.guest()
                    .lists(IntStream.range(0, tables)
                            .mapToObj(DoorAtRestTest::table)
                            .toArray(TableSummary[]::new));
            visit.later.run();

            for (int percent : new int[] {100, 200, 100}) {
                new Zoom(percent).applyTo(scene);
                assertThat(Rest.lackedBy(scene)).as("at %s %%", percent).isEmpty();
            }
        });
    }

    private static TableSummary table(int number) {
        return new TableSummary(
                new TableId("%032x".formatted(number + 1)),
                new TableName("The big table in the hall, number " + number),
                Settings.DEFAULT,
                List.of("Anna", "Ben", "Maximilian-Alexander"),
                List.of(),
                number % 2 == 0,
                false,
                0,
                Epoch.FIRST,
                null,
                LogVersion.FIRST);
    }
}
