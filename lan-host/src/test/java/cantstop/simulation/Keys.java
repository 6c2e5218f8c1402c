package cantstop.simulation;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.dice.Signatures;
import cantstop.engine.identity.Key;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPrivateKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;

/// The keys of the laptops: the same ones in every party, and the same signatures, so that a party can be played
/// again bit by bit.
final class Keys {
    private static final Map<Integer, Signer> NUMBERED = new ConcurrentHashMap<>();
    private static final Map<Key, Signer> NAMED = new ConcurrentHashMap<>();

    static {
        KnownSignatures.use();
    }

    private Keys() {}

    /// The key with this number.
    static Key key(int number) {
        Signer signer = NUMBERED.computeIfAbsent(number, Keys::make);
        NAMED.put(signer.key(), signer);
        return signer.key();
    }

    /// Signs with this key.
    static HandSigner signer(Key key) {
        return Objects.requireNonNull(NAMED.get(key), "no key was made for " + key);
    }

    /// The private half of this key, 64 hex digits. No real guest has it.
    static String secret(Key key) {
        return Objects.requireNonNull(NAMED.get(key), key.hex()).number();
    }

    private static Signer make(int number) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"), new Repeatable(number));
            KeyPair pair = generator.generateKeyPair();
            Bytes encoded = Bytes.of(pair.getPublic().getEncoded());
            return new Signer(Signatures.key(encoded), encoded, pair.getPrivate());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private record Signer(Key key, Bytes publicKey, PrivateKey secret) implements HandSigner {
        String number() {
            String digits = ((ECPrivateKey) secret).getS().toString(16);
            return "0".repeat(64 - digits.length()) + digits;
        }

        @Override
        public Bytes sign(Bytes text) {
            try {
                Signature signature = Signature.getInstance("SHA256withECDSA");
                signature.initSign(secret, new Repeatable(Arrays.hashCode(text.toArray())));
                signature.update(text.toArray());
                byte[] signed = signature.sign();
                KnownSignatures.signed(publicKey.toArray(), text.toArray(), signed);
                return Bytes.of(signed);
            } catch (GeneralSecurityException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /// Randomness that is the same in every run. Good for nothing else.
    private static final class Repeatable extends SecureRandom {
        private static final long serialVersionUID = 1;

        private final transient SplittableRandom random;

        Repeatable(long seed) {
            random = new SplittableRandom(seed);
        }

        @Override
        public void nextBytes(byte[] bytes) {
            random.nextBytes(bytes);
        }
    }
}
