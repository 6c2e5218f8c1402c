package cantstop.engine.training;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;

/// The latest lessons; the oldest make room for new ones.
final class Memory {
    private final Lesson[] lessons;
    private long taken;

    Memory(int room) {
        lessons = new Lesson[room];
    }

    void add(List<Lesson> more) {
        for (Lesson lesson : more) {
            lessons[(int) (taken++ % lessons.length)] = lesson;
        }
    }

    int size() {
        return (int) Math.min(taken, lessons.length);
    }

    Lesson get(int place) {
        return lessons[place];
    }

    void write(DataOutput out) throws IOException {
        out.writeLong(taken);
        for (int place = 0; place < size(); place++) {
            lessons[place].write(out);
        }
    }

    /// The inverse of [#write].
    void read(DataInput in) throws IOException {
        taken = in.readLong();
        for (int place = 0; place < size(); place++) {
            lessons[place] = Lesson.read(in);
        }
    }
}
