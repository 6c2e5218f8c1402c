package cantstop.tools.exact;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// The value of every position of a small board, in memory or in a file of the same shape. A file is mapped, so that
/// what was solved is kept whenever the program ends; the head says how far it came.
public final class ValueFile implements AutoCloseable {
    private static final int HEAD = 32;
    private static final long MAGIC = 0x43535f4558414354L;

    private final Arena arena;
    private final MemorySegment segment;
    private final boolean mapped;

    private ValueFile(Arena arena, MemorySegment segment, boolean mapped) {
        this.arena = arena;
        this.segment = segment;
        this.mapped = mapped;
    }

    public static ValueFile inMemory(long size) {
        Arena arena = Arena.ofShared();
        ValueFile values = new ValueFile(arena, arena.allocate(HEAD + Double.BYTES * size, Double.BYTES), false);
        values.solvedFrom(size);
        return values;
    }

    /// Opens a file or makes a new one.
    ///
    /// @param kind which game it is of; a file of another one is refused
    public static ValueFile open(Path path, long kind, long size) throws IOException {
        Arena arena = Arena.ofShared();
        try (FileChannel channel =
                FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            long bytes = HEAD + Double.BYTES * size;
            boolean fresh = channel.size() == 0;
            if (!fresh && channel.size() != bytes) {
                throw new IOException(path + " is of another board");
            }
            ValueFile values = new ValueFile(arena, channel.map(MapMode.READ_WRITE, 0, bytes, arena), true);
            if (fresh) {
                values.solvedFrom(size);
                values.segment.set(ValueLayout.JAVA_LONG, 8, kind);
                values.segment.set(ValueLayout.JAVA_LONG, 0, MAGIC);
            } else if (values.segment.get(ValueLayout.JAVA_LONG, 0) != MAGIC
                    || values.segment.get(ValueLayout.JAVA_LONG, 8) != kind) {
                throw new IOException(path + " is of another board");
            }
            return values;
        } catch (IOException e) {
            arena.close();
            throw e;
        }
    }

    public double get(long index) {
        return segment.get(ValueLayout.JAVA_DOUBLE, HEAD + Double.BYTES * index);
    }

    void set(long index, double value) {
        segment.set(ValueLayout.JAVA_DOUBLE, HEAD + Double.BYTES * index, value);
    }

    /// The progress of solving: positions are solved from the largest number down to this one. At first the number of
    /// positions.
    long solvedFrom() {
        return segment.get(ValueLayout.JAVA_LONG, 16);
    }

    /// Records the progress, once the values have been written.
    void solvedFrom(long index) {
        if (mapped) {
            segment.force();
        }
        segment.set(ValueLayout.JAVA_LONG, 16, index);
    }

    @Override
    public void close() {
        if (mapped) {
            segment.force();
        }
        arena.close();
    }
}
