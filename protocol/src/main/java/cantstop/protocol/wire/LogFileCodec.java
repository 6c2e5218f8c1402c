package cantstop.protocol.wire;

import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.protocol.LogVersion;
import cantstop.protocol.v1.SessionProto;
import com.google.protobuf.CodedInputStream;
import com.google.protobuf.UnsafeByteOperations;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/// A log as a file of its own: a line that says what it is, and then the entries as they go over the wire.
///
/// ```
/// c a n t s t o p   l o g   2 \n | length | Entry | length | Entry | ...
/// ```
///
/// The events keep the bytes and the digests that their first host gave them. A log without throws that several
/// laptops made is written with a 1, so that older programs read it.
public final class LogFileCodec {
    private static final byte[] BEGINNING = "cantstop log ".getBytes(StandardCharsets.US_ASCII);

    /// Of the version, with the end of its line.
    private static final int LONGEST_NUMBER = 6;

    private LogFileCodec() {}

    /// The content of a file.
    ///
    /// @param log the events up to the first damaged one
    /// @param whole whether none is damaged
    public record Contents(Log log, boolean whole) {}

    /// The file of a log.
    public static byte[] encode(List<LogEntry> entries) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try {
            file.write(BEGINNING);
            file.write((LogVersion.of(entries) + "\n").getBytes(StandardCharsets.US_ASCII));
            for (LogEntry entry : entries) {
                SessionProto.Entry.newBuilder()
                        .setSequence(entry.sequence())
                        .setEvent(UnsafeByteOperations.unsafeWrap(entry.bytes()))
                        .setDigest(Ids.digest(entry.digest()))
                        .build()
                        .writeDelimitedTo(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("memory refused bytes", e);
        }
        return file.toByteArray();
    }

    /// The version of the format that a file has.
    ///
    /// @return from 1; 0 for what is no such file
    public static int version(byte[] file) {
        int from = BEGINNING.length;
        if (file.length <= from || !Arrays.equals(file, 0, from, BEGINNING, 0, from)) {
            return 0;
        }
        int version = 0;
        for (int at = from; at < Math.min(file.length, from + LONGEST_NUMBER); at++) {
            if (file[at] == '\n') {
                return version;
            }
            if (file[at] < '0' || file[at] > '9') {
                return 0;
            }
            version = 10 * version + file[at] - '0';
        }
        return 0;
    }

    /// Decodes a file of this version or an older one.
    public static Contents decode(byte[] file) {
        Log log = new Log();
        int from = BEGINNING.length + String.valueOf(version(file)).length() + 1;
        CodedInputStream rest = CodedInputStream.newInstance(file, from, file.length - from);
        try {
            while (!rest.isAtEnd()) {
                append(log, rest.readByteArray());
            }
            return new Contents(log, log.sequence() > 0);
        } catch (IOException | BreachException | RuntimeException _) {
            return new Contents(log, false);
        }
    }

    /// Only what this version writes, to the last byte: a length that swallows the next entry would not be noticed.
    private static void append(Log log, byte[] written) throws IOException, BreachException {
        SessionProto.Entry entry = SessionProto.Entry.parseFrom(written);
        if (!Arrays.equals(entry.toByteArray(), written)
                || entry.getUnknownFields().getSerializedSize() > 0) {
            throw new IllegalArgumentException("more than an entry");
        }
        append(log, entry);
    }

    private static void append(Log log, SessionProto.Entry entry) throws BreachException {
        byte[] bytes = entry.getEvent().toByteArray();
        Digest expected = log.digest().after(bytes);
        if (entry.getSequence() != log.sequence() + 1 || !expected.equals(Ids.digest(entry.getDigest()))) {
            throw new IllegalArgumentException("not the entry that follows");
        }
        Event event = EventCodec.decode(bytes);
        if (event instanceof Event.Opened != (log.sequence() == 0)) {
            throw new IllegalArgumentException("a log is opened once");
        }
        log.append(event, bytes);
    }
}
