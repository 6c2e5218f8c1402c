package cantstop.client.gallery;

import cantstop.client.extras.statistics.StatisticsScenes;
import cantstop.client.extras.story.StoryScenes;
import cantstop.client.extras.watch.WatchScenes;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Zoom;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Supplier;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;

/// Takes a picture of every control in every state, theme and some sizes; `./pictures` does so.
public final class Gallery {
    private record Picture(String name, int width, int height, int zoom, Supplier<Parent> content) {}

    private static final List<Picture> PICTURES = List.of(
            new Picture("control-all", 1280, 900, 100, Scenes::controls),
            new Picture("control-all-200", 2560, 1800, 200, Scenes::controls),
            new Picture("control-parts", 1280, 720, 100, Samples::parts),
            new Picture("control-pieces", 1280, 400, 100, Samples::pieces),
            new Picture("control-plates", 640, 640, 100, Samples::plates),
            new Picture("control-strips", 1280, 900, 100, StripSamples::strips),
            new Picture("control-strips-200", 1280, 1800, 200, StripSamples::strips),
            new Picture("control-chart", 1280, 720, 100, StoryScenes::page),
            new Picture("control-statistics", 1080, 640, 100, StatisticsScenes::page),
            new Picture("board-busy", 1280, 720, 100, () -> Scenes.table(Positions.busyToChoose())),
            new Picture("board-rolled-on", 1280, 720, 100, () -> Scenes.table(Positions.busyToGoOn())),
            new Picture("board-fresh", 1280, 720, 100, () -> Scenes.table(Positions.fresh())),
            new Picture("board-over", 1280, 720, 100, () -> Scenes.table(Positions.over())),
            new Picture("board-large", 1920, 1080, 140, () -> Scenes.table(Positions.busyToChoose())),
            new Picture("board-200", 1920, 1080, 200, () -> Scenes.table(Positions.busyToChoose())),
            new Picture("board-crowded", 700, 640, 100, () -> Scenes.board(Positions.crowded())),
            new Picture("board-live", 700, 640, 100, () -> Scenes.liveColumns(Positions.busyToChoose())),
            new Picture("watch-one", 1280, 720, 100, WatchScenes::one),
            new Picture("watch-four", 1280, 720, 100, WatchScenes::four),
            new Picture("watch-four-large", 1920, 1080, 150, WatchScenes::four),
            new Picture("watch-all", 1280, 720, 100, WatchScenes::all),
            new Picture("watch-evening", 1280, 720, 100, WatchScenes::navigator),
            new Picture("watch-evening-large", 1920, 1080, 150, WatchScenes::navigator));

    private Gallery() {}

    /// Takes the pictures whose names begin with one of the words; all of them without any. On the FX thread.
    ///
    /// @return their names
    public static List<String> takeAll(Path folder, List<Theme> themes, List<String> wanted) throws IOException {
        List<String> taken = new ArrayList<>();
        for (Picture picture : PICTURES) {
            if (wanted.isEmpty() || wanted.stream().anyMatch(picture.name()::startsWith)) {
                for (Theme theme : themes) {
                    String name = picture.name() + "-" + theme.name().toLowerCase(Locale.ROOT);
                    Png.write(take(picture, theme).snapshot(null), folder.resolve(name + ".png"));
                    taken.add(name);
                }
            }
        }
        return taken;
    }

    private static Scene take(Picture picture, Theme theme) {
        Scene scene = new Scene(new StackPane(picture.content().get()), picture.width(), picture.height());
        scene.getStylesheets()
                .add(Objects.requireNonNull(Gallery.class.getResource("/cantstop/client/shell/screens.css"))
                        .toExternalForm());
        theme.applyTo(scene);
        new Zoom(picture.zoom()).applyTo(scene);
        // Skins come with the first style pass and want another one for what they made.
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        return scene;
    }
}
