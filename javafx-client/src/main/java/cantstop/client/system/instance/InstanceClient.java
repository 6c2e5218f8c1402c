package cantstop.client.system.instance;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// Hands a second start over to the program that has its data folder.
public final class InstanceClient {
    /// Longer than the window may take, and one other that rang before.
    private static final Duration PATIENCE =
            InstanceServer.USUAL.asking().plus(InstanceServer.USUAL.listening()).multipliedBy(2);

    private InstanceClient() {}

    /// The result.
    public enum Answer {
        /// The running window accepted it.
        TAKEN,
        /// The program that is there does not understand it: it is of another version.
        REFUSED,
        /// There is a program, and it does not answer.
        SILENT,
        /// No program listens there: it is about to start or to end, or could open no socket.
        NOBODY
    }

    /// Asks the program that has a data folder to do what a command line says.
    ///
    /// @param player the player's part of the folder
    public static Answer at(Path player, List<String> words) {
        return at(player, words, PATIENCE);
    }

    static Answer at(Path player, List<String> words, Duration patience) {
        Optional<byte[]> message = StartMessage.of(words);
        if (message.isEmpty()) {
            return Answer.REFUSED;
        }
        try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.configureBlocking(false);
            // Either it is there, or its queue is full: a connection within a machine needs no time.
            if (!channel.connect(UnixDomainSocketAddress.of(InstanceServer.in(player)))) {
                return Answer.SILENT;
            }
            return talk(channel, message.orElseThrow(), patience);
        } catch (IOException | UnsupportedOperationException _) {
            return Answer.NOBODY;
        }
    }

    private static Answer talk(SocketChannel channel, byte[] message, Duration patience) throws IOException {
        try (TimedChannel talk = new TimedChannel(channel, patience)) {
            talk.say(message);
            talk.fallSilent();
            byte[] answer = talk.hear(1);
            if (answer.length == 0) {
                return Answer.SILENT;
            }
            return answer[0] == InstanceServer.TAKEN ? Answer.TAKEN : Answer.REFUSED;
        } catch (SocketTimeoutException _) {
            return Answer.SILENT;
        }
    }
}
