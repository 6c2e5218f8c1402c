package cantstop.client.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Frames, as JavaFX's own log of pulses tells them (`-Djavafx.pulseLogger=true`): when each began after the one
/// before, and how long it took until it was drawn.
final class PulseLines {
    /// A long frame has a line, `PULSE: 17 [16ms:31ms]`; short ones share one, `[18 16ms:4ms][19 17ms:5ms]`.
    private static final Pattern PULSE = Pattern.compile("(?:PULSE: \\d+ \\[|\\[\\d+ )(\\d+)ms:(\\d+)ms\\]");

    /// A frame that comes later than this after the one before begins a motion.
    private static final int PAUSE_MILLIS = 100;

    private static final int SECOND = 60;

    private final List<Integer> took = new ArrayList<>();
    private final List<Integer> gaps = new ArrayList<>();

    void add(String line) {
        Matcher pulse = PULSE.matcher(line);
        while (pulse.find()) {
            // Nothing was drawn where it took no time at all.
            if (!pulse.group(2).equals("0")) {
                gaps.add(Integer.valueOf(pulse.group(1)));
                took.add(Integer.valueOf(pulse.group(2)));
            }
        }
    }

    /// Forgets what was before.
    void reset() {
        took.clear();
        gaps.clear();
    }

    /// All of them, whether anything moved or not.
    String untilNow(String what) {
        return line(what, took);
    }

    List<String> inWords() {
        List<Integer> moving = new ArrayList<>();
        for (int i = 0; i < took.size(); i++) {
            if (gaps.get(i) < PAUSE_MILLIS) {
                moving.add(took.get(i));
            }
        }
        if (moving.size() < SECOND) {
            return List.of("too few frames: " + moving.size());
        }
        return List.of(line("all frames of motions", moving), line("the busiest second", busiest(moving)));
    }

    private static List<Integer> busiest(List<Integer> moving) {
        int best = 0;
        int most = -1;
        for (int from = 0; from + SECOND <= moving.size(); from++) {
            int sum = moving.subList(from, from + SECOND).stream()
                    .mapToInt(Integer::intValue)
                    .sum();
            if (sum > most) {
                most = sum;
                best = from;
            }
        }
        return moving.subList(best, best + SECOND);
    }

    private static String line(String what, List<Integer> frames) {
        List<Integer> sorted = new ArrayList<>(frames);
        Collections.sort(sorted);
        return String.format(
                Locale.ROOT,
                "%-26s %6d frames: median %d ms, p95 %d ms, p99 %d ms, longest %d ms",
                what,
                sorted.size(),
                sorted.get(sorted.size() / 2),
                sorted.get(sorted.size() * 95 / 100),
                sorted.get(sorted.size() * 99 / 100),
                sorted.getLast());
    }
}
