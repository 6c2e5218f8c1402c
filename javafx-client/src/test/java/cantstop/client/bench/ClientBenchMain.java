package cantstop.client.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/// `./bench client IMAGE CLASSES [WHAT [NUMBER]]`: what the image costs at a desk. It needs a screen.
///
/// | what | number | |
/// |---|---|---|
/// | start | rounds | the time to the first usable frame with and without the AOT cache, and an empty window's |
/// | frames | | how long the frames took until there was a table, of a whole game, and of its busiest second |
/// | blocks | | the longest waits for the FX thread in a whole game |
/// | idle | | what a table costs at which nobody moves |
/// | memory | games | after the first game, and after the last of ten, without what is kept only where there is room |
///
/// Frames, blocks, idle and memory are drawn by JavaFX's software pipeline, as on a machine without a graphics card.
public final class ClientBenchMain {
    private static final int ROUNDS = 9;
    private static final int GAMES = 10;

    /// Makes the program say when its window is in use.
    private static final String FRAME = "-Dcantstop.tellsWhenInUse=true";

    private final Path image;
    private final Path app;
    private final Path work;
    private final Path bench;
    private final List<String> options;

    private ClientBenchMain(Path image, Path classes, Path work) throws IOException {
        this.image = image;
        this.work = work;
        app = image.resolve("lib/app");
        bench = jar(classes, work.resolve("bench.jar"));
        options = Files.readAllLines(app.resolve("cant-stop.cfg")).stream()
                .filter(line -> line.startsWith("java-options="))
                .map(line -> line.substring("java-options=".length()).replace("$APPDIR", app.toString()))
                .filter(line -> !line.startsWith("-XX:AOTCache="))
                .toList();
    }

    public static void main(String... words) throws IOException, InterruptedException {
        Path work = Files.createTempDirectory("cant-stop-bench");
        ClientBenchMain client = new ClientBenchMain(Path.of(words[0]), Path.of(words[1]), work);
        String what = words.length > 2 ? words[2] : "all";
        int number = words.length > 3 ? Integer.parseInt(words[3]) : 0;
        try {
            if (what.equals("all") || what.equals("start")) {
                client.start(number > 0 ? number : ROUNDS);
            }
            for (String one : List.of("idle", "blocks", "frames", "memory")) {
                if (what.equals("all") || what.equals(one)) {
                    client.desk(one, number > 0 ? number : GAMES);
                }
            }
        } finally {
            remove(work);
        }
    }

    // --- the start

    private void start(int rounds) throws IOException, InterruptedException {
        // Without an option, as a click starts it.
        List<String> program = List.of(image.resolve("bin/cant-stop").toString());
        String home = work.resolve("start").toString();
        data("start/cant-stop", true);
        // The same options, theme and style sheets, and a cache of its own made in the same way.
        List<String> empty = inside("-cp", bench.toString(), EmptyWindowMain.class.getName());
        Path cache = work.resolve("empty.aot");
        List<String> prepared = new ArrayList<>(empty);
        prepared.add(1, "-XX:AOTCache=" + cache);
        List<String> preparing = new ArrayList<>(empty);
        preparing.addAll(1, List.of("-XX:AOTCacheOutput=" + cache, "-XX:TieredStopAtLevel=1"));
        preparing.add("once");
        new Start("preparing", preparing, Map.of()).prepare();
        List<Start> starts = List.of(
                new Start("with AOT cache", program, Map.of("XDG_DATA_HOME", home, "JAVA_TOOL_OPTIONS", FRAME)),
                new Start("an empty window, too", prepared, Map.of()),
                new Start(
                        "without",
                        program,
                        Map.of("XDG_DATA_HOME", home, "JAVA_TOOL_OPTIONS", FRAME + " -XX:AOTMode=off")),
                new Start("an empty window, too", empty, Map.of()));
        for (Path each : List.of(app.resolve("cant-stop.aot"), cache)) {
            if (!Files.exists(each)) {
                System.out.println("There is no AOT cache " + each + ": its figures are without.");
            }
        }
        double[][] times = new double[starts.size()][rounds];
        double[][] work = new double[starts.size()][rounds];
        for (int round = -1; round < rounds; round++) {
            for (int turn = 0; turn < starts.size(); turn++) {
                // Forwards and backwards, so that none always comes after the one that leaves the machine hottest.
                int one = round % 2 == 0 ? turn : starts.size() - 1 - turn;
                Start.Took took = starts.get(one).time();
                // The first round fills the disk's cache, and does not count.
                if (round >= 0) {
                    times[one][round] = took.millis();
                    work[one][round] = took.work();
                }
            }
        }
        System.out.printf(
                "%-22s %8s %8s %8s %16s%n", "first frame, ms", "median", "fastest", "slowest", "processor, median");
        for (int one = 0; one < starts.size(); one++) {
            Arrays.sort(times[one]);
            Arrays.sort(work[one]);
            System.out.printf(
                    Locale.ROOT,
                    "%-22s %8.0f %8.0f %8.0f %16.0f%n",
                    starts.get(one).name(),
                    times[one][rounds / 2],
                    times[one][0],
                    times[one][rounds - 1],
                    work[one][rounds / 2]);
        }
        System.out.printf(
                Locale.ROOT,
                "the program takes %.2f times as long as the empty window, both as above (%.2f by processor)%n",
                times[0][rounds / 2] / times[1][rounds / 2],
                work[0][rounds / 2] / work[1][rounds / 2]);
    }

    /// The image's Java with its options, on our bench's classes beside the program's modules.
    private List<String> inside(String... more) {
        List<String> command = new ArrayList<>();
        command.add(image.resolve("lib/runtime/bin/java").toString());
        command.addAll(options);
        command.addAll(List.of(
                "--add-modules",
                "cantstop.client",
                "--add-exports",
                "cantstop.client/cantstop.client.shell=ALL-UNNAMED",
                "--add-exports",
                "cantstop.client/cantstop.client.kit.theme=ALL-UNNAMED",
                "--add-opens",
                "cantstop.client/cantstop.client.shell=ALL-UNNAMED",
                "--add-exports",
                "javafx.graphics/com.sun.javafx.tk=ALL-UNNAMED",
                "--add-opens",
                "javafx.graphics/com.sun.scenario.animation=ALL-UNNAMED",
                "--add-opens",
                "javafx.graphics/javafx.animation=ALL-UNNAMED"));
        command.addAll(List.of(more));
        return command;
    }

    // --- at the desk

    private void desk(String what, int games) throws IOException, InterruptedException {
        boolean atOnce = what.equals("memory");
        List<String> command = inside();
        command.add("-XX:AOTCache=" + preparedDesk());
        command.addAll(List.of("-Dprism.order=sw", "-Djavafx.pulseLogger=" + what.equals("frames")));
        if (what.equals("memory")) {
            // JavaFX keeps pictures for as long as there is room for them, and that says nothing of the program.
            command.add("-XX:SoftRefLRUPolicyMSPerMB=0");
        }
        command.addAll(List.of("-cp", bench.toString(), DeskMain.class.getName()));
        command.addAll(List.of(data(what, atOnce).toString(), what, Integer.toString(games)));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        PulseLines pulses = new PulseLines();
        List<String> rest = new ArrayList<>();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                // Short frames share a line, which may not have ended before these.
                if (line.endsWith("FRAMES BEGIN")) {
                    pulses.reset();
                } else if (line.endsWith("FRAMES PLAY")) {
                    pulses.add(line);
                    System.out.println(pulses.untilNow("from the click to a table"));
                    pulses.reset();
                } else if (line.endsWith("FRAMES END")) {
                    pulses.add(line);
                    pulses.inWords().forEach(System.out::println);
                } else if (line.startsWith("DESK ")) {
                    System.out.println(line.substring("DESK ".length()));
                } else if (line.startsWith("      ")) {
                    System.out.println(line);
                } else {
                    pulses.add(line);
                    rest.add(line);
                }
            }
        } finally {
            process.destroy();
        }
        if (process.waitFor() != 0) {
            rest.reversed().stream().limit(20).toList().reversed().forEach(System.err::println);
            throw new IOException(what + " can't be measured: the program ended with " + process.exitValue());
        }
    }

    /// A cache of what the program's start loads, as an image has one: that one counts for the program's own start
    /// only.
    private Path preparedDesk() throws IOException, InterruptedException {
        Path cache = work.resolve("desk.aot");
        if (!Files.exists(cache)) {
            List<String> command = inside();
            command.addAll(List.of("-XX:AOTCacheOutput=" + cache, "-XX:TieredStopAtLevel=1"));
            command.addAll(List.of("-cp", bench.toString(), DeskMain.class.getName()));
            command.addAll(List.of(data("preparing", true).toString(), "start"));
            new Start("preparing", command, Map.of()).prepare();
        }
        if (!Files.exists(cache)) {
            System.out.println("There is no AOT cache " + cache + ": the figures are without.");
        }
        return cache;
    }

    /// A data folder of somebody who practises against a bot.
    ///
    /// @param atOnce whether nothing moves and the bots don't wait: for many games in little time
    private Path data(String name, boolean atOnce) throws IOException {
        Path data = work.resolve(name);
        Files.createDirectories(data.resolve("player"));
        String practice = "practice.bots=dreamer\npractice.columns=3\n";
        String calm = atOnce ? "practice.pace=AT_ONCE\nmotion.speed=OFF\n" : "practice.pace=BRISK\n";
        Files.writeString(data.resolve("player/profile.properties"), practice + calm + "language=en\n");
        return data;
    }

    /// A cache does not read classes from a folder.
    private static Path jar(Path classes, Path jar) throws IOException {
        Path folder = classes.resolve("cantstop/client/bench");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out);
                Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                entries.putNextEntry(new JarEntry("cantstop/client/bench/" + file.getFileName()));
                entries.write(Files.readAllBytes(file));
                entries.closeEntry();
            }
        }
        return jar;
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : new ArrayList<>(files.toList()).reversed()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
