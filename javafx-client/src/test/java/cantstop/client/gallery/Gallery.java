package cantstop.client.gallery;

import cantstop.client.theme.Theme;
import cantstop.client.theme.Zoom;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;

/// Takes a picture of every control in every state, theme and some sizes, into the folder that is named.
public final class Gallery {
    private record Picture(String name, int width, int height, int zoom, Supplier<Parent> content) {}

    private static final List<Picture> PICTURES = List.of(
            new Picture("table", 1280, 720, 100, () -> Scenes.table(Positions.busyToChoose())),
            new Picture("table-rolled-on", 1280, 720, 100, () -> Scenes.table(Positions.busyToGoOn())),
            new Picture("table-fresh", 1280, 720, 100, () -> Scenes.table(Positions.fresh())),
            new Picture("table-over", 1280, 720, 100, () -> Scenes.table(Positions.over())),
            new Picture("table-large", 1920, 1080, 140, () -> Scenes.table(Positions.busyToChoose())),
            new Picture("table-200", 1920, 1080, 200, () -> Scenes.table(Positions.busyToChoose())),
            new Picture("crowded", 700, 640, 100, () -> Scenes.board(Positions.crowded())),
            new Picture("live", 700, 640, 100, () -> Scenes.liveColumns(Positions.busyToChoose())),
            new Picture("controls", 1280, 900, 100, Scenes::controls),
            new Picture("controls-200", 2560, 1800, 200, Scenes::controls));

    private Gallery() {}

    /// Takes the pictures whose names begin with one of the words; all of them without any.
    ///
    /// @param args the folder to write to, then the beginnings of names
    public static void main(String[] args) {
        Path folder = Path.of(args[0]);
        List<String> wanted = List.of(args).subList(1, args.length);
        CompletableFuture<Void> done = new CompletableFuture<>();
        Platform.startup(() -> {
            try {
                takeAll(folder, wanted);
                done.complete(null);
            } catch (RuntimeException | IOException e) {
                done.completeExceptionally(e);
            }
        });
        try {
            done.join();
        } finally {
            Platform.exit();
        }
    }

    private static void takeAll(Path folder, List<String> wanted) throws IOException {
        for (Picture picture : PICTURES) {
            for (Theme theme : Theme.all()) {
                String name = picture.name() + "-" + theme.name().toLowerCase(Locale.ROOT);
                if (wanted.isEmpty() || wanted.stream().anyMatch(name::startsWith)) {
                    Png.write(take(picture, theme).snapshot(null), folder.resolve(name + ".png"));
                }
            }
        }
    }

    private static Scene take(Picture picture, Theme theme) {
        Scene scene = new Scene(new StackPane(picture.content().get()), picture.width(), picture.height());
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
