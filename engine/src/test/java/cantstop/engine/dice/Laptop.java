package cantstop.engine.dice;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.security.spec.ECGenParameterSpec;
import java.util.SplittableRandom;

/// A laptop to test with: a key of its own, and the chain of its hand.
public final class Laptop implements HandSigner {
    private final KeyPair pair;
    private final SplittableRandom random;

    private Laptop(KeyPair pair, long seed) {
        this.pair = pair;
        this.random = new SplittableRandom(seed);
    }

    public static Laptop on(String curve, long seed) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec(curve));
            return new Laptop(generator.generateKeyPair(), seed);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    public static Laptop of(long seed) {
        return on("secp256r1", seed);
    }

    public Person person() {
        return new Person(key(), 0);
    }

    public HandChain chain(TableId table, int first, int length) {
        return HandChain.make(table, key(), first, length, random);
    }

    @Override
    public Key key() {
        return Signatures.key(publicKey());
    }

    @Override
    public Bytes publicKey() {
        return Bytes.of(pair.getPublic().getEncoded());
    }

    @Override
    public Bytes sign(Bytes text) {
        try {
            Signature signature = Signature.getInstance("SHA256withECDSA");
            signature.initSign(pair.getPrivate());
            signature.update(text.toArray());
            return Bytes.of(signature.sign());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
