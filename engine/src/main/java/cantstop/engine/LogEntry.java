package cantstop.engine;

import java.util.Arrays;

/// One event of a log as it was first written. Immutable.
public final class LogEntry {
    private final long sequence;
    private final Event event;
    private final byte[] bytes;
    private final Digest digest;

    LogEntry(long sequence, Event event, byte[] bytes, Digest digest) {
        this.sequence = sequence;
        this.event = event;
        this.bytes = bytes.clone();
        this.digest = digest;
    }

    /// Its place in the log, from 1.
    public long sequence() {
        return sequence;
    }

    public Event event() {
        return event;
    }

    /// The bytes that the first host encoded: stored, relayed and hashed unchanged.
    public byte[] bytes() {
        return bytes.clone();
    }

    /// The running digest up to and with this event.
    public Digest digest() {
        return digest;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LogEntry entry
                && sequence == entry.sequence
                && Arrays.equals(bytes, entry.bytes)
                && digest.equals(entry.digest);
    }

    @Override
    public int hashCode() {
        return digest.hashCode();
    }

    @Override
    public String toString() {
        return sequence + " " + event;
    }
}
