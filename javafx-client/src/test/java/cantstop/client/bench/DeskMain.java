package cantstop.client.bench;

import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Starts the program as it is packed, in this process, and plays practice games in its window by key: roll, the first
/// option, stop. It prints what it measures, a line each, with `DESK ` in front.
///
/// ```
/// DeskMain DATA start|idle|frames|blocks|memory [GAMES]
/// ```
///
/// With `start` nothing is played: it ends in good order once its window has been there for a while.
public final class DeskMain {
    private static final long PATIENCE_SECONDS = 900;
    private static final int IDLE_SECONDS = 20;
    private static final int START_SECONDS = 3;
    private static final int KEY_MILLIS = 60;
    private static final KeyCode[] TURN = {KeyCode.R, KeyCode.DIGIT1, KeyCode.S};

    private final AtomicLong pulses = new AtomicLong();

    private DeskMain() {}

    public static void main(String... words) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {
            failure.printStackTrace();
            Runtime.getRuntime().halt(1);
        });
        measure(words);
        // Nobody wants to answer whether this table should be left.
        Runtime.getRuntime().halt(0);
    }

    private static void measure(String... words) throws Exception {
        DeskMain desk = new DeskMain();
        Class.forName("cantstop.client.shell.Main")
                .getMethod("main", String[].class)
                .invoke(null, (Object) new String[] {"--data", words[0]});
        desk.until(() -> desk.stage().isPresent());
        if (words[1].equals("start")) {
            TimeUnit.SECONDS.sleep(START_SECONDS);
            System.exit(0);
        }
        System.err.println("FRAMES BEGIN");
        desk.practise();
        switch (words[1]) {
            case "idle" -> desk.idle();
            case "frames" -> desk.frames();
            case "blocks" -> desk.blocks();
            case "memory" -> desk.memory(Integer.parseInt(words[2]));
            default -> throw new IllegalArgumentException(words[1]);
        }
    }

    private static void say(String line) {
        System.out.println("DESK " + line);
    }

    // --- what is measured

    /// It waits for me, and nothing moves: what does that cost?
    private void idle() throws Exception {
        quiet();
        long before = pulses.get();
        long work = Ticks.ofAll();
        long began = System.nanoTime();
        TimeUnit.SECONDS.sleep(IDLE_SECONDS);
        double share = 100.0 * (Ticks.ofAll() - work) / (System.nanoTime() - began);
        say(String.format(
                Locale.ROOT,
                "an idle table: %.2f %% of a core, %d pulses in %d s",
                share,
                pulses.get() - before,
                IDLE_SECONDS));
    }

    /// Nobody plays before there is a table to look at: what comes until it stands still is told by itself.
    private void frames() throws Exception {
        quiet();
        System.err.println("FRAMES PLAY");
        playToTheEnd();
        System.err.println("FRAMES END");
    }

    private void blocks() throws Exception {
        Stalls stalls = new Stalls(onFx(Thread::currentThread), Ticks.of("JavaFX Applicat"));
        Thread watch = Thread.ofPlatform().daemon().name("stalls").start(stalls);
        playToTheEnd();
        stalls.end();
        watch.join();
        List<Stalls.Stall> all = stalls.all();
        long longer = all.stream().filter(stall -> stall.millis() > 50).count();
        say("a whole game: " + longer + " blocks of the FX thread longer than 50 ms");
        all.stream()
                .sorted(Comparator.comparingDouble(Stalls.Stall::millis).reversed())
                .limit(3)
                .forEach(stall -> say("  longest: " + stall.inWords()));
        all.stream()
                .sorted(Comparator.comparingDouble(Stalls.Stall::work).reversed())
                .limit(5)
                .forEach(stall -> say("  most work: " + stall.inWords()));
    }

    private void memory(int games) throws Exception {
        for (int game = 1; game <= games; game++) {
            playToTheEnd();
            if (game == 1 || game == games) {
                tellMemory(game);
            }
            if (game < games) {
                again();
            }
        }
    }

    private static void tellMemory(int game) throws Exception {
        for (int time = 0; time < 3; time++) {
            System.gc();
            TimeUnit.SECONDS.sleep(1);
        }
        String resident = Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith("VmRSS"))
                .findAny()
                .orElse("VmRSS unknown");
        say(String.format(
                Locale.ROOT,
                "after %d games: %.1f MB of heap in use, %s",
                game,
                (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) / 1e6,
                resident.replaceAll("\\s+", " ")));
    }

    // --- what a player does

    private void practise() throws Exception {
        // Host and practise are the first two choices of Home, in that order.
        until(() -> onFx(() -> choices().size() >= 2));
        onFx(() -> {
            choices().getLast().fire();
            return true;
        });
        until(() -> onFx(() -> scene().lookup(".table-screen") != null));
        until(() -> onFx(() -> {
            scene().addPreLayoutPulseListener(pulses::incrementAndGet);
            return true;
        }));
    }

    private List<Button> choices() {
        return scene().getRoot().lookupAll(".choice-button").stream()
                .map(Button.class::cast)
                .toList();
    }

    private void playToTheEnd() throws Exception {
        int key = 0;
        long before = System.nanoTime();
        while (!onFx(() -> scene().lookup(".end") != null)) {
            if (System.nanoTime() - before > TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS)) {
                throw new IllegalStateException("the game does not end");
            }
            KeyCode code = TURN[key++ % TURN.length];
            onFx(() -> {
                press(KeyEvent.KEY_PRESSED, code);
                press(KeyEvent.KEY_RELEASED, code);
                return true;
            });
            TimeUnit.MILLISECONDS.sleep(KEY_MILLIS);
        }
    }

    private void again() throws Exception {
        until(() -> onFx(() -> {
            if (scene().lookup(".end .start") instanceof Button start && !start.isDisabled()) {
                start.fire();
            }
            return scene().lookup(".end") == null;
        }));
    }

    private void press(EventType<KeyEvent> type, KeyCode code) {
        Node target = Optional.ofNullable(scene().getFocusOwner()).orElseGet(() -> scene().getRoot());
        String character = code.getChar().toLowerCase(Locale.ROOT);
        Event.fireEvent(target, new KeyEvent(type, "", character, code, false, false, false, false));
    }

    // --- waiting

    /// Until no pulse has come for three seconds at my turn: nothing moves any more.
    private void quiet() throws Exception {
        until(() -> onFx(() -> isLit(scene().lookup(".roll"))));
        long since = System.nanoTime();
        long last = pulses.get();
        long began = since;
        while (System.nanoTime() - since < TimeUnit.SECONDS.toNanos(3)) {
            TimeUnit.MILLISECONDS.sleep(100);
            if (pulses.get() != last) {
                last = pulses.get();
                since = System.nanoTime();
            }
            if (System.nanoTime() - began > TimeUnit.SECONDS.toNanos(90)) {
                say("the table never rests, as something always moves: " + onFx(DeskMain::moving));
                return;
            }
        }
    }

    /// What JavaFX moves just now; it tells nobody, so this looks into it.
    private static String moving() throws ReflectiveOperationException {
        Class<?> toolkit = Class.forName("com.sun.javafx.tk.Toolkit");
        Object timer = toolkit.getMethod("getPrimaryTimer")
                .invoke(toolkit.getMethod("getToolkit").invoke(null));
        StringJoiner all = new StringJoiner("; ");
        for (String kind : List.of("receivers", "animationTimers")) {
            Field moved = Class.forName("com.sun.scenario.animation.AbstractPrimaryTimer")
                    .getDeclaredField(kind);
            moved.setAccessible(true);
            Arrays.stream((Object[]) moved.get(timer))
                    .filter(Objects::nonNull)
                    .map(DeskMain::inWords)
                    .forEach(all::add);
        }
        return all.toString();
    }

    /// The receiver is an inner class of the animation; what that animates stands in one of its fields.
    private static String inWords(Object receiver) {
        StringBuilder words = new StringBuilder(receiver.getClass().getName());
        for (Class<?> type = receiver.getClass(); type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                try {
                    field.setAccessible(true);
                    words.append(' ').append(field.getName()).append('=').append(field.get(receiver));
                } catch (IllegalAccessException | RuntimeException _) {
                    words.append(" ?");
                }
            }
        }
        return words.toString();
    }

    private static boolean isLit(@Nullable Node button) {
        return button != null && !button.isDisabled();
    }

    private void until(Callable<Boolean> come) throws Exception {
        long began = System.nanoTime();
        while (!come.call()) {
            if (System.nanoTime() - began > TimeUnit.SECONDS.toNanos(120)) {
                throw new IllegalStateException("it does not come to that");
            }
            TimeUnit.MILLISECONDS.sleep(50);
        }
    }

    private Optional<Stage> stage() throws Exception {
        return onFx(() -> Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .map(Stage.class::cast)
                .filter(Stage::isShowing)
                .findFirst());
    }

    private static Scene scene() {
        return Window.getWindows().getFirst().getScene();
    }

    private static <T> T onFx(Callable<T> act) throws Exception {
        FutureTask<T> task = new FutureTask<>(act);
        Platform.runLater(task);
        return task.get();
    }
}
