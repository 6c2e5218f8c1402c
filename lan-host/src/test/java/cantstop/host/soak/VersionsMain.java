package cantstop.host.soak;

import cantstop.engine.Digest;
import cantstop.engine.LogEntry;
import cantstop.engine.story.DiceRecord;
import cantstop.host.guests.HostProcess;
import cantstop.host.guests.LaptopsMain;
import cantstop.protocol.client.LogFile;
import cantstop.protocol.client.SeenLog;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// This program and a real one that speaks protocol 1, the last from before the dice of all laptops, which `./soak`
/// builds. Neither sits down at the other's host; this one takes up what that one has left, and that one leaves alone
/// what this one has.
@Command(name = "./soak versions", mixinStandardHelpOptions = true, sortOptions = false)
public final class VersionsMain implements Callable<Integer> {
    /// Well into a game, and not at its end.
    private static final int EVENTS = 60;

    @Option(names = "--before", required = true, hidden = true, description = "its class path")
    private String before = "";

    @Option(names = "--data", defaultValue = "lan-host/target/soak-versions", description = "(${DEFAULT-VALUE})")
    private Path folder = Path.of("");

    private final PrintWriter out = new PrintWriter(System.out, true, System.out.charset());
    private final List<String> wrongs = new ArrayList<>();

    /// Runs it.
    public static void main(String[] args) {
        System.exit(new CommandLine(new VersionsMain()).execute(args));
    }

    @Override
    public Integer call() throws Exception {
        Files.createDirectories(folder);
        Path parties = Files.createTempDirectory(folder.toAbsolutePath(), "party");
        Path data = parties.resolve("host");
        Path laptops = parties.resolve("laptops");
        String now = System.getProperty("java.class.path");

        String table;
        try (HostProcess host = HostProcess.startOther(before, data)) {
            sentAway("this program's guest", now, "1), this one speaks 2", parties, host);
            Laptops playing = new Laptops(before, laptops, host, EVENTS);
            table = playing.table();
            host.kill();
            playing.end();
        }
        List<LogEntry> left = saved(laptops).log().after(0);
        wrong(DiceRecord.of(saved(laptops).log().events()).together() > 0, "the old game has dice of several laptops");

        try (HostProcess host = HostProcess.startOther(now, data)) {
            sentAway("the old program's guest", before, "2), this one speaks 1", parties, host);
            Laptops playing = new Laptops(now, laptops, host, left.size() + EVENTS, table);
            wrong(!playing.table().equals(table), "another table than before");
            host.kill();
            playing.end();
        }
        List<LogEntry> after = saved(laptops).log().after(0);
        wrong(after.size() < left.size() || !after.subList(0, left.size()).equals(left), "not the old game went on");
        DiceRecord dice = DiceRecord.of(saved(laptops).log().events());
        wrong(dice.together() == 0, "nobody throws together after the change");
        out.println("The old table went on from " + left.size() + " events to " + after.size() + ", with "
                + dice.alone() + " throws of the host alone and then " + dice.together() + " of all laptops.");

        // It ends in good order once, so that no write-ahead log is left that any start would take in.
        HostProcess.startOther(now, data).close();
        Map<Path, Digest> whole = contents(data);
        refuses(data);
        wrong(!contents(data).equals(whole), "the old program changed the folder");

        wrongs.forEach(what -> out.println("WRONG: " + what));
        return wrongs.isEmpty() ? 0 : 1;
    }

    private void wrong(boolean so, String what) {
        if (so) {
            wrongs.add(what);
        }
    }

    private void sentAway(String who, String classpath, String numbers, Path parties, HostProcess host)
            throws IOException {
        String said = new Laptops(classpath, parties.resolve("strangers"), host, EVENTS).said;
        out.println(who + " is " + said);
        wrong(!said.startsWith("sent away OTHER_VERSION") || !said.endsWith(numbers), who + " hears: " + said);
    }

    private void refuses(Path data) {
        try (HostProcess _ = HostProcess.startOther(before, data)) {
            wrongs.add("the old program hosts in the folder of this one");
        } catch (IOException e) {
            String errors = read(data.resolve("stderr.txt")).lines().reduce("", (_, last) -> last);
            out.println("The old program in the folder of this one: " + errors);
            wrong(!errors.contains("later version"), "the old program did not say why it ends: " + errors);
        }
    }

    private SeenLog saved(Path laptops) throws IOException, LogFile.NotALog {
        SeenLog saved = LogFile.read(Files.readAllBytes(laptops.resolve("game." + LogFile.ENDING)));
        wrong(saved.flaw().isPresent(), "the saved game is not whole: " + saved.flaw());
        return saved;
    }

    /// The digest of each file but of what was said to the console.
    private static Map<Path, Digest> contents(Path folder) throws IOException {
        Map<Path, Digest> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith("stderr.txt"))
                    .toList()) {
                contents.put(file, Digest.EMPTY.after(Files.readAllBytes(file)));
            }
        }
        return contents;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }

    /// Those of [LaptopsMain], up to the first line that they say.
    private final class Laptops {
        private final Process process;
        private final BufferedReader lines;
        private final String said;

        Laptops(String classpath, Path keys, HostProcess host, int events, String... table) throws IOException {
            List<String> command = new ArrayList<>(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "--sun-misc-unsafe-memory-access=allow",
                    "--enable-native-access=ALL-UNNAMED",
                    "-cp",
                    classpath,
                    LaptopsMain.class.getName(),
                    keys.toString(),
                    Integer.toString(host.address().port()),
                    Integer.toString(events)));
            command.addAll(List.of(table));
            process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            lines = process.inputReader(StandardCharsets.UTF_8);
            said = String.valueOf(lines.readLine());
        }

        String table() throws IOException {
            if (!said.startsWith("playing ")) {
                throw new IOException("the laptops said " + said);
            }
            return said.substring("playing ".length());
        }

        /// They write down what they saw, and say what was odd about it.
        void end() throws IOException {
            process.getOutputStream().close();
            lines.lines().forEach(odd -> wrongs.add("odd: " + odd));
            process.onExit().join();
        }
    }
}
