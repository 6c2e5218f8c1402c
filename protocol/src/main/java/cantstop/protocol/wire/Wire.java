package cantstop.protocol.wire;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.Parser;
import java.util.function.Function;

/// The only entrance for bytes: each becomes a domain value or a breach.
final class Wire {
    private Wire() {}

    /// @param convert makes the domain value; throws an [IllegalArgumentException] for what can't be one
    static <M extends Message, T> T read(Parser<M> parser, byte[] bytes, Function<M, T> convert)
            throws BreachException {
        try {
            M message = parser.parseFrom(bytes);
            Completeness.check(message);
            return convert.apply(message);
        } catch (InvalidProtocolBufferException e) {
            throw new BreachException("not a message: " + e.getMessage(), e);
        } catch (IllegalArgumentException e) {
            throw new BreachException("malformed message: " + e.getMessage(), e);
        }
    }

    /// A message, command or event whose kind is missing or not known here.
    static IllegalArgumentException unknown(String what) {
        return new IllegalArgumentException("no " + what + " that is known here");
    }
}
