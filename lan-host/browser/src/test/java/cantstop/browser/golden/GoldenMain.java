package cantstop.browser.golden;

import cantstop.engine.dice.Bytes;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.ClientMessageCodec;
import cantstop.protocol.wire.EventCodec;
import cantstop.protocol.wire.HostMessageCodec;

/// Reads messages and prints them as it would write them, in whichever runtime it was compiled for.
public final class GoldenMain {
    private GoldenMain() {}

    /// Reads and writes.
    ///
    /// @param args the kind of message, then the bytes of each in hexadecimal digits
    public static void main(String[] args) throws BreachException {
        for (int place = 1; place < args.length; place++) {
            byte[] bytes = Bytes.ofHex(args[place]).toArray();
            System.out.println(Bytes.of(again(args[0], bytes)));
        }
    }

    private static byte[] again(String kind, byte[] bytes) throws BreachException {
        return switch (kind) {
            case "event" -> EventCodec.encode(EventCodec.decode(bytes));
            case "guest" -> ClientMessageCodec.encode(ClientMessageCodec.decode(bytes));
            case "host" -> HostMessageCodec.encode(HostMessageCodec.decode(bytes));
            default -> throw new IllegalArgumentException(kind);
        };
    }
}
