package cantstop.engine.dice;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import java.util.random.RandomGenerator;

/// The secrets of one hand, in the memory of its laptop alone. The last one is random, and each one before it is
/// the hash of the one after it, so that a secret that was shown proves all earlier ones and says nothing of later
/// ones. Immutable.
public final class HandChain {
    /// How many secrets a laptop makes at a time: enough for several games. A phone makes them, too, in its browser.
    public static final int USUAL = 512;

    private final int first;
    private final byte[][] secrets;

    private HandChain(int first, byte[][] secrets) {
        this.first = first;
        this.secrets = secrets;
    }

    /// A new chain.
    ///
    /// @param key the laptop's
    /// @param first the number of the first throw that it has a secret for, from 1
    /// @param length how many throws it has secrets for
    /// @param random must be unpredictable
    public static HandChain make(TableId table, Key key, int first, int length, RandomGenerator random) {
        byte[] last = new byte[Hashing.SIZE];
        random.nextBytes(last);
        Links links = new Links(table, key);
        byte[][] secrets = new byte[length + 1][];
        secrets[length] = last;
        for (int link = length; link > 0; link--) {
            secrets[link - 1] = links.before(first - 1 + link, secrets[link]);
        }
        return new HandChain(first, secrets);
    }

    /// The secret before the first one: what the laptop says of the chain when it opens the hand.
    public Bytes tip() {
        return Bytes.of(secrets[0]);
    }

    public int first() {
        return first;
    }

    /// The last throw that it has a secret for.
    public int last() {
        return first + length() - 1;
    }

    public int length() {
        return secrets.length - 1;
    }

    /// The secret for a throw.
    ///
    /// @throws IllegalArgumentException if the chain has none for it
    public Bytes secret(int number) {
        if (number < first || number > last()) {
            throw new IllegalArgumentException("no secret for throw " + number);
        }
        return Bytes.of(secrets[number - first + 1]);
    }
}
