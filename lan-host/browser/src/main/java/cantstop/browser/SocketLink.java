package cantstop.browser;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.identity.Key;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Introduction;
import cantstop.protocol.Limits;
import cantstop.protocol.client.HostLink;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.ClientMessageCodec;
import cantstop.protocol.wire.HostMessageCodec;
import cantstop.protocol.wire.IntroductionCodec;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.typedarrays.Uint8Array;

/// A link over a WebSocket: the two ends show each other their keys, and then it is like any other. Tells its listener
/// of one loss, and of nothing after it was closed.
final class SocketLink implements HostLink {
    private final Socket socket;
    private final HandSigner key;
    private final Introduction.Opening opening;
    private final LinkListener listener;
    private final Consumer<String> logging;
    private final FrameReader frames = new FrameReader(Limits.HOST_FRAME);
    private @Nullable Key hostKey;
    private boolean over;

    /// @param nonce unpredictable random bytes
    SocketLink(Socket socket, HandSigner key, Bytes nonce, LinkListener listener, Consumer<String> logging) {
        this.socket = socket;
        this.key = key;
        this.listener = listener;
        this.logging = logging;
        opening = new Introduction.Opening(key.publicKey(), nonce);
        socket.setBinaryType("arraybuffer");
        socket.setOnOpen(this::opened);
        socket.setOnMessage(message -> heard(bytes(new Uint8Array(message.getData()))));
        socket.setOnClose(() -> lose(hostKey == null ? LossReason.REFUSED : LossReason.RESET));
        socket.setOnError(() -> {});
    }

    private static byte[] bytes(Uint8Array array) {
        byte[] bytes = new byte[array.getLength()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) array.get(i);
        }
        return bytes;
    }

    private void opened() {
        if (!over) {
            listener.reached();
            write(IntroductionCodec.encode(opening));
        }
    }

    private void heard(byte[] bytes) {
        try {
            frames.add(bytes);
            for (byte[] frame = frames.next(); frame != null && !over; frame = frames.next()) {
                take(frame);
            }
        } catch (BreachException breach) {
            logging.accept("The host broke the protocol: " + breach.getMessage());
            fail(hostKey == null ? LossReason.NOT_A_HOST : LossReason.BREACH);
        }
    }

    private void take(byte[] frame) throws BreachException {
        if (hostKey == null) {
            Introduction.Challenge challenge = IntroductionCodec.challenge(frame);
            if (!challenge.answers(opening)) {
                throw new BreachException("a key that the host does not hold");
            }
            hostKey = challenge.key();
            write(IntroductionCodec.encode(challenge.proven(key, opening)));
            listener.opened(hostKey);
        } else {
            listener.received(HostMessageCodec.decode(frame));
        }
    }

    private void fail(LossReason reason) {
        socket.close();
        lose(reason);
    }

    private void lose(LossReason reason) {
        if (!over) {
            over = true;
            listener.lost(reason);
        }
    }

    @Override
    public void send(ClientMessage message) {
        write(ClientMessageCodec.encode(message));
    }

    private void write(byte[] message) {
        byte[] frame = FrameReader.framed(message);
        Uint8Array array = new Uint8Array(frame.length);
        for (int i = 0; i < frame.length; i++) {
            array.set(i, (short) (frame[i] & 0xff));
        }
        socket.send(array);
    }

    @Override
    public void close() {
        over = true;
        socket.close();
    }
}
