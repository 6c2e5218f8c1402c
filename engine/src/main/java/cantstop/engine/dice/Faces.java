package cantstop.engine.dice;

import static cantstop.engine.dice.Hashing.label;
import static cantstop.engine.dice.Hashing.text;
import static cantstop.engine.dice.Hashing.u32;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.crypto.Mac;

/// The faces of a throw, computed from the secrets of the laptops that take part. The same everywhere.
public final class Faces {
    /// The number in place of a seat in a throw for the start.
    public static final int START = 255;

    /// Bytes below this are spread evenly over six faces; the others are passed over.
    private static final int EVEN = 252;

    private Faces() {}

    /// The contribution of one laptop to a throw.
    ///
    /// @param key the fingerprint of its key, 64 hex digits
    public record Share(Key key, Bytes secret) {}

    /// The faces, each 1 to 6.
    ///
    /// @param table the table's identity, 32 hex digits
    /// @param number which throw it is
    /// @param seat of the player who throws, 0 to 3, or [#START]
    /// @param count how many dice
    /// @param shares in any order
    public static List<Integer> of(TableId table, int number, int seat, int count, List<Share> shares) {
        byte[] start =
                text(label("cantstop dice 1"), table.bytes(), u32(number), new byte[] {(byte) seat, (byte) count});
        List<byte[]> parts = new ArrayList<>(List.of(start));
        shares.stream().sorted(Comparator.comparing(Share::key)).forEach(share -> {
            parts.add(share.key().bytes());
            parts.add(share.secret().toArray());
        });
        return drawn(Hashing.hmac(Hashing.sha256(text(parts.toArray(byte[][]::new)))), count);
    }

    private static List<Integer> drawn(Mac source, int count) {
        List<Integer> faces = new ArrayList<>();
        for (int block = 0; faces.size() < count; block++) {
            faces.addAll(in(source.doFinal(u32(block))));
        }
        return List.copyOf(faces.subList(0, count));
    }

    /// The faces that some random bytes stand for: each is as likely as any other.
    static List<Integer> in(byte[] random) {
        List<Integer> faces = new ArrayList<>();
        for (byte one : random) {
            int drawn = Byte.toUnsignedInt(one);
            if (drawn < EVEN) {
                faces.add(1 + drawn % 6);
            }
        }
        return faces;
    }
}
