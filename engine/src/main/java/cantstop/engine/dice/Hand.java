package cantstop.engine.dice;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import java.util.Arrays;

/// The public part of a hand: its laptop's key, and the last of its secrets that was shown. Immutable.
///
/// @param number its place among all hands that were ever opened at the table, from 0
/// @param key the fingerprint of its laptop's key, 64 hex digits
/// @param opening what the laptop said when it opened the hand
/// @param shownFor the number of the last throw that it showed a secret for; that of the throw before its first one if
///     it showed none
/// @param shown that secret; the tip if it showed none
public record Hand(int number, Key key, HandOpening opening, int shownFor, Bytes shown) {
    /// A hand that has just been opened.
    static Hand opened(int number, HandOpening opening) {
        return new Hand(number, opening.key(), opening, opening.first() - 1, opening.tip());
    }

    /// The last throw that it has a secret for.
    public int last() {
        return opening.first() + opening.length() - 1;
    }

    /// Whether this is its secret for a throw: hashed down, it leads to what was shown before.
    ///
    /// @param table the table's identity, 32 hex digits
    /// @param number of a throw after the last one that it has shown for
    public boolean fits(TableId table, int number, Bytes secret) {
        if (number <= shownFor || number > last() || secret.size() != Hashing.SIZE) {
            return false;
        }
        Links links = new Links(table, key);
        byte[] down = secret.toArray();
        for (int index = number; index > shownFor; index--) {
            down = links.before(index, down);
        }
        return Arrays.equals(down, shown.toArray());
    }

    /// The hand after it has shown a secret that fits.
    Hand showing(int throwNumber, Bytes secret) {
        return new Hand(number, key, opening, throwNumber, secret);
    }
}
