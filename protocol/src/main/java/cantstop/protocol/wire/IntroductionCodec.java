package cantstop.protocol.wire;

import cantstop.engine.dice.Bytes;
import cantstop.protocol.Introduction;
import cantstop.protocol.v1.IntroductionProto;
import com.google.protobuf.ByteString;

/// The messages by which the ends of a WebSocket prove their keys, before Hello.
public final class IntroductionCodec {
    private IntroductionCodec() {}

    /// One frame's worth of bytes.
    public static byte[] encode(Introduction said) {
        return switch (said) {
            case Introduction.Opening(Bytes key, Bytes nonce) ->
                IntroductionProto.Opening.newBuilder()
                        .setPublicKey(Ids.bytes(key))
                        .setNonce(Ids.bytes(nonce))
                        .build()
                        .toByteArray();
            case Introduction.Challenge(Bytes key, Bytes nonce, Bytes signature) ->
                IntroductionProto.Challenge.newBuilder()
                        .setPublicKey(Ids.bytes(key))
                        .setNonce(Ids.bytes(nonce))
                        .setSignature(Ids.bytes(signature))
                        .build()
                        .toByteArray();
            case Introduction.Proof(Bytes signature) ->
                IntroductionProto.Proof.newBuilder()
                        .setSignature(Ids.bytes(signature))
                        .build()
                        .toByteArray();
        };
    }

    public static Introduction.Opening opening(byte[] frame) throws BreachException {
        return Wire.read(
                IntroductionProto.Opening.parser(),
                frame,
                read -> new Introduction.Opening(HandCodec.publicKey(read.getPublicKey()), nonce(read.getNonce())));
    }

    public static Introduction.Challenge challenge(byte[] frame) throws BreachException {
        return Wire.read(
                IntroductionProto.Challenge.parser(),
                frame,
                read -> new Introduction.Challenge(
                        HandCodec.publicKey(read.getPublicKey()),
                        nonce(read.getNonce()),
                        HandCodec.signature(read.getSignature())));
    }

    public static Introduction.Proof proof(byte[] frame) throws BreachException {
        return Wire.read(
                IntroductionProto.Proof.parser(),
                frame,
                read -> new Introduction.Proof(HandCodec.signature(read.getSignature())));
    }

    private static Bytes nonce(ByteString nonce) {
        Numbers.within(nonce.size(), Introduction.NONCE, Introduction.NONCE, "the size of a nonce");
        return Bytes.of(nonce.toByteArray());
    }
}
