package cantstop.host.net;

import cantstop.engine.TableName;
import cantstop.host.environment.Pace;
import cantstop.host.give.CannotGive;
import cantstop.host.journal.Damage;
import cantstop.protocol.DataFolder;
import cantstop.protocol.HostAddress;
import cantstop.protocol.UnusableData;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// A host without a window. It runs until the system ends it, and then tells its guests.
///
/// | exit code | meaning |
/// |---|---|
/// | 0 | it ran, and was ended |
/// | 1 | something else went wrong |
/// | 2 | the command line says nothing that can be done |
/// | 3 | it can't listen: the port is in use, or there is no such address |
/// | 4 | the data folder is held by another host, or can't be used |
/// | 5 | no memory was left: started again it goes on with what is in its journal |
@Command(
        name = "./play --headless",
        description = "Hosts games of Can't Stop for everybody on this network.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
public final class HostMain implements Runnable {
    static final int FAILED = 1;
    static final int CANNOT_LISTEN = 3;
    static final int UNUSABLE_DATA = 4;
    static final int OUT_OF_MEMORY = 5;

    @Spec
    private @Nullable CommandSpec spec;

    @Option(names = "--port", paramLabel = "PORT", description = "listen on this port, and no other (0: any free one)")
    private @Nullable Integer port;

    @Option(names = "--bind", paramLabel = "ADDRESS", description = "listen on this address of this machine alone")
    private @Nullable String bind;

    @Option(names = "--name", paramLabel = "NAME", description = "what the host is called in lists")
    private @Nullable String name;

    @Option(
            names = "--status",
            arity = "0..1",
            paramLabel = "SECONDS",
            fallbackValue = "10",
            description = "print how the host is doing, every 10 seconds or so many")
    private @Nullable Integer status;

    @Option(names = "--data", paramLabel = "DIR", description = "the folder of the key and everything that is kept")
    private @Nullable Path data;

    @Option(names = "--no-beacon", description = "stay silent: others must know the address")
    private boolean silent;

    @Option(
            names = "--give",
            description = "give this program to everybody on the network, on a page that any browser shows")
    private boolean give;

    /// Runs a host until the process is ended, or says why it can't.
    public static void main(String[] args) {
        PrintWriter out = new PrintWriter(System.out, true, System.out.charset());
        PrintWriter err = new PrintWriter(System.err, true, System.err.charset());
        int code = run(out, err, args);
        out.flush();
        err.flush();
        System.exit(code);
    }

    /// The same with other streams, for tests. It does not return while the host runs.
    ///
    /// @return the exit code
    static int run(PrintWriter out, PrintWriter err, String... args) {
        CommandLine line = new CommandLine(new HostMain()).setOut(out).setErr(err);
        line.getCommandSpec().version(HostVersion.inWords());
        line.setParameterExceptionHandler((e, _) -> {
            err.println("cant-stop: " + oneLine(e.getMessage()) + " (--help says what can be said)");
            return CommandLine.ExitCode.USAGE;
        });
        line.setExecutionExceptionHandler((e, _, _) -> {
            err.println("cant-stop: "
                    + oneLine(
                            e.getCause() == null ? e.getMessage() : e.getCause().getMessage()));
            return codeFor(e.getCause());
        });
        return line.execute(args);
    }

    private static int codeFor(@Nullable Throwable cause) {
        return switch (cause) {
            case CannotListen _ -> CANNOT_LISTEN;
            case UnusableData _ -> UNUSABLE_DATA;
            case null, default -> FAILED;
        };
    }

    private static String oneLine(@Nullable String message) {
        return message == null ? "something went wrong" : message.replaceAll("\\s*\\R\\s*", " ");
    }

    @Override
    public void run() {
        PrintWriter err = line().getErr();
        HostServer server = started(options(), damage -> {
            err.println("cant-stop: " + oneLine(damage.toString()));
            err.flush();
        });
        // After a signal the exit code would be that of the signal; but a requested shutdown is no failure.
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.close();
            Runtime.getRuntime().halt(CommandLine.ExitCode.OK);
        }));
        server.onOutOfMemory(() -> Runtime.getRuntime().halt(OUT_OF_MEMORY));
        PrintWriter out = line().getOut();
        for (HostAddress address : server.addresses()) {
            out.println("Listening on " + address);
        }
        out.println("Organiser code: " + server.letOrganise());
        if (give) {
            giveAway(server, out);
        }
        out.flush();
        if (status == null) {
            waitForever();
        } else {
            tell(server, status);
        }
    }

    private static void giveAway(HostServer server, PrintWriter out) {
        try {
            GivenProgram given = server.give();
            given.pages().forEach(page -> out.println("Giving this game at " + page));
            given.files().forEach(file -> out.println("  " + file.sha256() + "  " + file.name()));
        } catch (CannotGive e) {
            server.close();
            throw new IllegalStateException("--give: " + e.getMessage(), e);
        }
    }

    /// Prints the status at intervals for as long as the process runs.
    private void tell(HostServer server, int seconds) {
        PrintWriter out = line().getOut();
        ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
        var _ = clock.scheduleAtFixedRate(
                () -> {
                    var _ = server.status().thenAccept(now -> out.println(StatusLine.of(now)));
                },
                seconds,
                seconds,
                TimeUnit.SECONDS);
        waitForever();
    }

    private HostOptions options() {
        HostOptions usual = HostOptions.in(data == null ? DataFolder.usual().path() : data)
                .withBind(bind)
                .withBeacon(!silent)
                .withPace(Pace.FOR_PEOPLE);
        if (port != null && (port < 0 || port > 65_535)) {
            throw new ParameterException(line(), "--port is a number from 0 to 65535");
        }
        if (status != null && status < 1) {
            throw new ParameterException(line(), "--status is a number of seconds");
        }
        if (name != null && !TableName.isName(name)) {
            throw new ParameterException(
                    line(), "--name is 1 to " + TableName.MOST_CODE_POINTS + " visible characters");
        }
        return name == null ? usual.withPort(port) : usual.withPort(port).withName(name);
    }

    private static HostServer started(HostOptions options, Consumer<Damage> damaged) {
        try {
            return HostServer.start(options, damaged);
        } catch (UnusableData | CannotListen e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    private CommandLine line() {
        if (spec == null) {
            throw new IllegalStateException("not started by the command line");
        }
        return spec.commandLine();
    }

    private static void waitForever() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
