package cantstop.client.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// `./bench client IMAGE CLASSES [ROUNDS]`: the time to the first usable frame of the image, with its AOT cache and
/// without, and of an empty window on the same Java, taken in turn, so that all see the same machine. It needs a
/// screen.
public final class ClientBenchMain {
    private static final int ROUNDS = 9;

    private ClientBenchMain() {}

    public static void main(String... words) throws IOException, InterruptedException {
        Path image = Path.of(words[0]);
        String frame = "-Dorg.slf4j.simpleLogger.log.cantstop.client.Program=debug";
        int rounds = words.length > 2 ? Integer.parseInt(words[2]) : ROUNDS;
        Path data = Files.createTempDirectory("cant-stop-bench");
        Path app = image.resolve("lib/app");
        List<String> program = List.of(image.resolve("bin/cant-stop").toString(), "--data", data.toString());
        List<Start> starts = List.of(
                new Start("with AOT cache", program, Map.of("JAVA_TOOL_OPTIONS", frame)),
                new Start("without", program, Map.of("JAVA_TOOL_OPTIONS", frame + " -XX:AOTMode=off")),
                new Start(
                        "an empty window",
                        List.of(
                                image.resolve("lib/runtime/bin/java").toString(),
                                "--enable-native-access=javafx.graphics",
                                "-p",
                                app.resolve("app/javafx-linux").toString(),
                                "--add-modules",
                                "javafx.controls",
                                "-cp",
                                words[1],
                                EmptyWindowMain.class.getName()),
                        Map.of()));
        if (!Files.exists(app.resolve("cant-stop.aot"))) {
            System.out.println("There is no AOT cache in " + app + ": both figures are without.");
        }
        double[][] times = new double[starts.size()][rounds];
        for (int round = -1; round < rounds; round++) {
            for (int one = 0; one < starts.size(); one++) {
                double time = starts.get(one).time();
                // The first round fills the disk's cache, and does not count.
                if (round >= 0) {
                    times[one][round] = time;
                }
            }
        }
        System.out.printf("%-18s %10s %10s %10s%n", "first frame, ms", "median", "fastest", "slowest");
        for (int one = 0; one < starts.size(); one++) {
            double[] sorted = times[one].clone();
            Arrays.sort(sorted);
            System.out.printf(
                    Locale.ROOT,
                    "%-18s %10.0f %10.0f %10.0f%n",
                    starts.get(one).name(),
                    sorted[rounds / 2],
                    sorted[0],
                    sorted[rounds - 1]);
        }
        remove(data);
    }

    private static void remove(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : new ArrayList<>(files.toList()).reversed()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
