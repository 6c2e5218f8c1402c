package cantstop.engine.training;

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
}
