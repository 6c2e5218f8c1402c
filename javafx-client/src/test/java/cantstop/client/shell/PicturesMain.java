package cantstop.client.shell;

import cantstop.client.gallery.DrawnText;
import cantstop.client.gallery.Gallery;
import cantstop.client.gallery.Placement;
import cantstop.client.gallery.Png;
import cantstop.client.gallery.Walk;
import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import cantstop.client.stories.Stories;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.function.ToIntFunction;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.stage.Stage;

/// Takes a picture of every screen in every look, and of every control in every state, and writes a page to look
/// through them. Says what of a screen could not be read or reached. `./pictures --help` lists the options.
public final class PicturesMain {
    /// So many pulses after a change everything has found its place.
    private static final int SETTLED = 4;

    private final PictureOptions options;
    private final PicturePage page;
    private final Stage stage;
    private final Deque<Sitting> sittings = new ArrayDeque<>();
    private final List<String> faults = new ArrayList<>();
    private final CompletableFuture<List<String>> done;

    /// A story in one language and window: all its pictures are of one telling.
    private record Sitting(String story, String language, PictureOptions.Size size) {}

    /// A look at what was told.
    private record Look(Theme theme, int zoom) {}

    private PicturesMain(PictureOptions options, CompletableFuture<List<String>> done) {
        this.options = options;
        this.done = done;
        page = new PicturePage(options.folder());
        TallScreen.make(largest(PictureOptions.Size::width), largest(PictureOptions.Size::height));
        stage = new Stage();
        stage.setX(0);
        stage.setY(0);
        for (String story : Stories.all().keySet()) {
            if (options.wants(story)) {
                for (String language : options.languages()) {
                    options.sizes().forEach(size -> sittings.add(new Sitting(story, language, size)));
                }
            }
        }
    }

    private int largest(ToIntFunction<PictureOptions.Size> side) {
        return options.sizes().stream().mapToInt(side).max().orElse(0);
    }

    /// Takes the pictures that are asked for. The exit code is 1 where something could not be read or reached.
    public static void main(String[] args) {
        PictureOptions options = PictureOptions.of(args);
        CompletableFuture<List<String>> done = new CompletableFuture<>();
        Platform.startup(() -> {
            Thread.currentThread().setUncaughtExceptionHandler((fx, failure) -> done.completeExceptionally(failure));
            new PicturesMain(options, done).next();
        });
        List<String> faults;
        try {
            faults = done.join();
        } finally {
            Platform.exit();
        }
        faults.forEach(System.out::println);
        System.out.println(options.folder().resolve("index.html").toUri());
        System.exit(faults.isEmpty() ? 0 : 1);
    }

    private void next() {
        Sitting sitting = sittings.poll();
        if (sitting == null) {
            finish();
            return;
        }
        tell(sitting);
    }

    private void finish() {
        try {
            Gallery.takeAll(options.folder(), options.themes(), options.stories())
                    .forEach(page::addControl);
            page.write();
            done.complete(faults);
        } catch (IOException e) {
            done.completeExceptionally(e);
        }
    }

    private void tell(Sitting sitting) {
        stage.setWidth(sitting.size().width());
        stage.setHeight(sitting.size().height());
        Deque<Look> looks = new ArrayDeque<>();
        for (int zoom : options.zooms(sitting.size())) {
            options.themes().forEach(theme -> looks.add(new Look(theme, zoom)));
        }
        if (looks.isEmpty()) {
            next();
            return;
        }
        Look first = looks.getFirst();
        Words words = Words.of(Locale.of(sitting.language()));
        Telling telling = Telling.tell(stage, sitting.story(), words, first.theme(), first.zoom());
        take(sitting, telling, looks);
    }

    private void take(Sitting sitting, Telling telling, Deque<Look> looks) {
        Look look = looks.poll();
        if (look == null) {
            // After the pictures, as it takes the keyboard everywhere.
            Walk.through(telling.scene()).forEach(fault -> faults.add(sitting + ": " + fault));
            next();
            return;
        }
        telling.zoom(look.zoom());
        telling.wear(look.theme());
        afterPulses(SETTLED, () -> {
            String name = String.join(
                            "-",
                            sitting.story(),
                            sitting.language(),
                            look.theme().name().toLowerCase(Locale.ROOT),
                            String.valueOf(look.zoom()))
                    + sitting.size().suffix();
            Image picture = save(telling, name);
            DrawnText.unreadable(telling.scene(), picture).forEach(fault -> faults.add(name + ": " + fault));
            Placement.faults(telling.scene()).forEach(fault -> faults.add(name + ": " + fault));
            page.addScreen(sitting.story(), name);
            take(sitting, telling, looks);
        });
    }

    private Image save(Telling telling, String name) {
        telling.scene().getRoot().lookupAll(".board").forEach(board -> ((BoardView) board).settle());
        try {
            Image picture = telling.scene().snapshot(null);
            Png.write(picture, options.folder().resolve(name + ".png"));
            return picture;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void afterPulses(int count, Runnable task) {
        new AnimationTimer() {
            private int left = count;

            @Override
            public void handle(long now) {
                if (left-- == 0) {
                    stop();
                    task.run();
                }
            }
        }.start();
    }
}
