package cantstop.client.system.instance;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import org.slf4j.LoggerFactory;

/// The single-instance server: the program that holds a data folder receives later starts. One at a time, on a thread
/// of its own.
public final class InstanceServer implements AutoCloseable {
    /// How long a second start may take to send its command line, and the window to carry it out. A window that takes
    /// longer is stuck, and must not do it later.
    record Patience(Duration listening, Duration asking) {}

    /// The usual limits: short ones, because a client is a program on this machine and has its message ready.
    static final Patience USUAL = new Patience(Duration.ofSeconds(1), Duration.ofSeconds(3));

    static final byte TAKEN = 'y';
    static final byte REFUSED = 'n';

    /// The backlog of clients that connect at the same moment; more are not answered.
    private static final int QUEUE = 8;

    private final Path path;
    private final ServerSocketChannel socket;
    private final Executor fx;
    private final Predicate<List<String>> window;
    private final Patience patience;

    private InstanceServer(
            Path path, ServerSocketChannel socket, Executor fx, Predicate<List<String>> window, Patience patience) {
        this.path = path;
        this.socket = socket;
        this.fx = fx;
        this.window = window;
        this.patience = patience;
    }

    /// Listens for later starts with a folder that this program has. Where the system can't, as its path is too
    /// long or the disk has no such files, there is none: a second start then says that the game is open, and no
    /// more.
    ///
    /// @param player the player's part of the data folder
    /// @param fx where the window is
    /// @param window does there what a command line asks for, and says whether it understood
    public static Optional<InstanceServer> hang(Path player, Executor fx, Predicate<List<String>> window) {
        return hang(player, fx, window, USUAL);
    }

    static Optional<InstanceServer> hang(Path player, Executor fx, Predicate<List<String>> window, Patience patience) {
        Path path = in(player);
        try {
            // A program that was killed leaves the socket behind; the holder of the folder knows that it is dead.
            Files.deleteIfExists(path);
            ServerSocketChannel socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
            try {
                socket.bind(UnixDomainSocketAddress.of(path), QUEUE);
                keepOthersOut(path);
                InstanceServer instanceServer = new InstanceServer(path, socket, fx, window, patience);
                Thread.ofPlatform().daemon().name("bell").start(instanceServer::listen);
                return Optional.of(instanceServer);
            } catch (IOException | RuntimeException e) {
                socket.close();
                throw e;
            }
        } catch (IOException | UnsupportedOperationException e) {
            LoggerFactory.getLogger(InstanceServer.class)
                    .warn("A second start can't hand over to this one: {}", e.toString());
            return Optional.empty();
        }
    }

    /// The socket of a folder.
    static Path in(Path player) {
        return player.resolve("bell");
    }

    /// The folder keeps others out already, unless another user made it beforehand. On Windows its content is its
    /// owner's alone as well.
    private static void keepOthersOut(Path path) throws IOException {
        PosixFileAttributeView posix = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        if (posix != null) {
            posix.setPermissions(PosixFilePermissions.fromString("rw-------"));
        }
    }

    private void listen() {
        while (true) {
            SocketChannel who;
            try {
                who = socket.accept();
            } catch (IOException e) {
                LoggerFactory.getLogger(InstanceServer.class).debug("Nobody is heard any more: {}", e.toString());
                return;
            }
            try (TimedChannel talk = new TimedChannel(who, patience.listening())) {
                answer(talk);
            } catch (IOException e) {
                LoggerFactory.getLogger(InstanceServer.class)
                        .debug("Somebody rang and did not say what for: {}", e.toString());
            }
        }
    }

    private void answer(TimedChannel talk) throws IOException {
        byte[] heard = talk.hear(StartMessage.MOST_BYTES + 1);
        Optional<List<String>> words =
                heard.length > StartMessage.MOST_BYTES ? Optional.empty() : StartMessage.read(heard);
        if (words.isEmpty()) {
            talk.say(REFUSED);
            return;
        }
        Optional<Boolean> taken = ask(words.orElseThrow());
        if (taken.isPresent()) {
            talk.say(taken.orElseThrow() ? TAKEN : REFUSED);
        }
    }

    /// Whether the window did it; empty if it did not get to it, and never will: a second start that was told "no
    /// answer" must not see it happen a minute later.
    private Optional<Boolean> ask(List<String> words) {
        FutureTask<Boolean> question = new FutureTask<>(() -> window.test(words));
        fx.execute(question);
        try {
            return Optional.of(question.get(patience.asking().toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException _) {
            question.cancel(false);
        } catch (ExecutionException e) {
            LoggerFactory.getLogger(InstanceServer.class).warn("What a second start asked for failed", e.getCause());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        return Optional.empty();
    }

    /// Stops listening: a later start finds no instance.
    @Override
    public void close() {
        try {
            socket.close();
            Files.deleteIfExists(path);
        } catch (IOException e) {
            LoggerFactory.getLogger(InstanceServer.class).debug("The bell stays: {}", e.toString());
        }
    }
}
