package cantstop.host.guests;

import cantstop.protocol.HostAddress;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A real host in a process of its own, which can be killed, halted and started again like any process.
public final class HostProcess implements AutoCloseable {
    private static final Pattern LISTENING = Pattern.compile("Listening on (.*):(\\d+)");
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final String MAIN = "cantstop.host.net.HostMain";
    private static final String OF_A_WINDOW = "cantstop.host.guests.WindowHostMain";

    private final Process process;
    private final HostAddress address;

    private HostProcess(Process process, HostAddress address) {
        this.process = process;
        this.address = address;
    }

    /// Starts a host and waits until it listens.
    ///
    /// @param before words before the command, such as those that move it to another network; often none
    /// @param options of its JVM, beside those of `./play`; often none
    /// @param data its data folder; what it says on stderr is in `stderr.txt` there
    /// @param bind the address to listen on
    /// @param port the port to listen on, 0 for any free one
    /// @throws IOException where it ends instead
    public static HostProcess start(List<String> before, List<String> options, Path data, String bind, int port)
            throws IOException {
        List<String> command = new ArrayList<>(before);
        command.addAll(java(options));
        return start(command, data, bind, port);
    }

    /// Starts the host of another program, and waits until it listens.
    ///
    /// @param classpath of that program
    /// @throws IOException where it ends instead
    public static HostProcess startOther(String classpath, Path data) throws IOException {
        return start(List.of(JAVA, "--enable-native-access=ALL-UNNAMED", "-cp", classpath, MAIN), data, "127.0.0.1", 0);
    }

    /// Starts a host as a window opens one, which can be told to go on with a table.
    ///
    /// @param options of its JVM, beside the usual ones
    /// @param port the port to listen on, 0 for the usual one or the next free of ten
    public static HostProcess startOfWindow(List<String> options, Path data, int port) throws IOException {
        List<String> command = new ArrayList<>(List.of(JAVA, "--enable-native-access=ALL-UNNAMED"));
        command.addAll(options);
        command.addAll(List.of("-cp", classpathWithTests(), OF_A_WINDOW));
        return start(command, data, "127.0.0.1", port);
    }

    /// All that this program has. Where its tests are a part of a module, no path names their folder.
    private static String classpathWithTests() {
        String classpath = System.getProperty("java.class.path");
        String modules = System.getProperty("jdk.module.path", "");
        if (modules.isEmpty()) {
            return classpath;
        }
        String name = OF_A_WINDOW.replace('.', '/') + ".class";
        URL main = Objects.requireNonNull(HostProcess.class.getResource("/" + name), name);
        String tests = Path.of(URI.create(main.toString().replace(name, ""))).toString();
        return String.join(File.pathSeparator, tests, modules, classpath);
    }

    /// Tells a host of a window's something; see [WindowHostMain].
    public void tell(String words) throws IOException {
        Writer in = process.outputWriter(StandardCharsets.UTF_8);
        in.write(words + "\n");
        in.flush();
    }

    private static HostProcess start(List<String> program, Path data, String bind, int port) throws IOException {
        Files.createDirectories(data);
        List<String> command = new ArrayList<>(program);
        command.addAll(List.of("--port", Integer.toString(port), "--bind", bind, "--data", data.toString()));
        Path errors = data.resolve("stderr.txt");
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.appendTo(errors.toFile()))
                .start();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String said = out.readLine();
        Matcher line = LISTENING.matcher(String.valueOf(said));
        if (!line.matches()) {
            process.destroyForcibly();
            throw new IOException("a host said " + said + " instead of where it listens; see " + errors);
        }
        return new HostProcess(process, new HostAddress(line.group(1), Integer.parseInt(line.group(2))));
    }

    /// The program as `./play --headless` starts it, where the property `cantstop.app` names the folder that it is
    /// built into; otherwise from the classes of this program, in whichever way that was started itself.
    private static List<String> java(List<String> options) {
        List<String> command = new ArrayList<>(List.of(JAVA, "-Xmx512m", "--sun-misc-unsafe-memory-access=allow"));
        command.addAll(options);
        String app = System.getProperty("cantstop.app", "");
        if (!app.isEmpty()) {
            command.addAll(List.of("-XX:AOTCache=" + Path.of(app, "host.aot"), "-Xlog:aot=off", "-Xlog:cds=off"));
            command.addAll(ofModules(app));
            return command;
        }
        String modules = System.getProperty("jdk.module.path", "");
        command.addAll(
                modules.isEmpty()
                        ? List.of(
                                "--enable-native-access=ALL-UNNAMED",
                                "-cp",
                                System.getProperty("java.class.path"),
                                MAIN)
                        : ofModules(modules));
        return command;
    }

    private static List<String> ofModules(String path) {
        return List.of(
                "--enable-native-access=io.netty.common,org.xerial.sqlitejdbc",
                "-p",
                path,
                "-m",
                "cantstop.host/" + MAIN);
    }

    public HostAddress address() {
        return address;
    }

    public long pid() {
        return process.pid();
    }

    /// The processor time that it has taken.
    public Duration work() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /// SIGKILL: the process has no chance to do anything more. Waits until it is gone.
    public void kill() {
        process.destroyForcibly();
        process.onExit().join();
    }

    /// SIGSTOP: the process is there and does nothing, like a laptop that sleeps.
    public void halt() throws IOException {
        signal("STOP");
    }

    /// SIGCONT: the process goes on as if no time had passed.
    public void wake() throws IOException {
        signal("CONT");
    }

    private void signal(String name) throws IOException {
        Process kill = new ProcessBuilder("kill", "-" + name, Long.toString(pid()))
                .inheritIO()
                .start();
        kill.onExit().join();
        if (kill.exitValue() != 0) {
            throw new IOException("SIG" + name + " could not be sent");
        }
    }

    /// Ends it in good order, or not, after a while.
    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                kill();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
