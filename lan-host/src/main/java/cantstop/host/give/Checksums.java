package cantstop.host.give;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.CRC32;

/// Checksums of a file.
///
/// @param crc CRC-32
/// @param sha256 in lower-case hex digits
record Checksums(long size, long crc, String sha256) {
    private static final int PART = 1 << 16;

    static Checksums of(Path file) throws IOException {
        Counting counting = new Counting();
        try (InputStream in = Files.newInputStream(file)) {
            byte[] part = new byte[PART];
            for (int read = in.read(part); read >= 0; read = in.read(part)) {
                counting.add(part, read);
            }
        }
        return counting.end();
    }

    static Checksums of(byte[] bytes) {
        Counting counting = new Counting();
        counting.add(bytes, bytes.length);
        return counting.end();
    }

    /// Computes them of a stream of bytes.
    static final class Counting {
        private final MessageDigest sha256 = digest();
        private final CRC32 crc = new CRC32();
        private long size;

        void add(byte[] bytes, int length) {
            sha256.update(bytes, 0, length);
            crc.update(bytes, 0, length);
            size += length;
        }

        Checksums end() {
            return new Checksums(size, crc.getValue(), HexFormat.of().formatHex(sha256.digest()));
        }
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
