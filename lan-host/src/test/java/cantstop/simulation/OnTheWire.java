package cantstop.simulation;

import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.ClientMessageCodec;
import cantstop.protocol.wire.HostMessageCodec;
import java.util.Arrays;
import java.util.function.Consumer;

/// Messages as they arrive: made into bytes, held against the longest frame, and read again by the shipped codecs.
final class OnTheWire {
    private OnTheWire() {}

    /// @param found hears what must never be: nothing is thrown into the code that speaks
    static ClientMessage carried(ClientMessage message, Consumer<String> found) {
        byte[] bytes = ClientMessageCodec.encode(message);
        try {
            ClientMessage read = ClientMessageCodec.decode(bytes);
            check(bytes, ClientMessageCodec.encode(read), Limits.GUEST_FRAME, message, read, found);
            return read;
        } catch (BreachException e) {
            found.accept("what nobody can read was said: " + message + ": " + e.getMessage());
            return message;
        }
    }

    /// @param found hears what must never be
    static HostMessage carried(HostMessage message, Consumer<String> found) {
        byte[] bytes = HostMessageCodec.encode(message);
        try {
            HostMessage read = HostMessageCodec.decode(bytes);
            check(bytes, HostMessageCodec.encode(read), Limits.HOST_FRAME, message, read, found);
            return read;
        } catch (BreachException e) {
            found.accept("what nobody can read was said: " + message + ": " + e.getMessage());
            return message;
        }
    }

    /// The bytes are compared, as time is told to the millisecond.
    private static void check(
            byte[] sent, byte[] heard, int longest, Object said, Object read, Consumer<String> found) {
        if (!Arrays.equals(sent, heard)) {
            found.accept(said + " arrives as " + read);
        }
        if (sent.length > longest) {
            found.accept("a frame of " + sent.length + " bytes: " + said);
        }
    }
}
