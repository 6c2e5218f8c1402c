package cantstop.protocol.wire;

import cantstop.engine.Seat;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandOpening;
import cantstop.engine.dice.Signatures;
import cantstop.protocol.v1.EventProto;
import com.google.protobuf.ByteString;
import java.util.List;

/// The hands and secrets of throws.
final class HandCodec {
    private static final int SECRET = 32;

    private HandCodec() {}

    static EventProto.HandOpened write(HandOpening hand) {
        return EventProto.HandOpened.newBuilder()
                .setPublicKey(Ids.bytes(hand.publicKey()))
                .setTip(Ids.bytes(hand.tip()))
                .setFirst(hand.first())
                .setLength(hand.length())
                .setSignature(Ids.bytes(hand.signature()))
                .build();
    }

    static HandOpening read(EventProto.HandOpened hand) {
        return HandOpening.of(
                publicKey(hand.getPublicKey()),
                secret(hand.getTip()),
                number(hand.getFirst()),
                Numbers.within(hand.getLength(), HandOpening.FEWEST, HandOpening.MOST, "a hand's length"),
                signature(hand.getSignature()));
    }

    static List<ByteString> write(List<Bytes> secrets) {
        return secrets.stream().map(Ids::bytes).toList();
    }

    /// The secrets of the hands beside the host's.
    static List<Bytes> secrets(List<ByteString> secrets) {
        return Numbers.few(secrets, 0, Seat.COUNT, "secrets").stream()
                .map(HandCodec::secret)
                .toList();
    }

    static Bytes secret(ByteString secret) {
        return sized(secret, SECRET, SECRET, "the size of a secret");
    }

    /// Of a throw, from 1.
    static int number(int number) {
        return Numbers.within(number, 1, Integer.MAX_VALUE, "a throw's number");
    }

    /// The numbers of some hands.
    static List<Integer> hands(List<Integer> numbers, int most) {
        Numbers.few(numbers, 1, most, "hands")
                .forEach(number -> Numbers.within(number, 0, Integer.MAX_VALUE, "a hand's number"));
        return numbers;
    }

    static Bytes publicKey(ByteString key) {
        return sized(key, Signatures.PUBLIC_KEY, Signatures.PUBLIC_KEY, "the size of a public key");
    }

    static Bytes signature(ByteString signature) {
        return sized(signature, 1, Signatures.LONGEST, "the size of a signature");
    }

    private static Bytes sized(ByteString bytes, int fewest, int most, String what) {
        Numbers.within(bytes.size(), fewest, most, what);
        return Bytes.of(bytes.toByteArray());
    }
}
