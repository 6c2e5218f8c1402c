package cantstop.client.kit.board;

import cantstop.client.kit.board.SoundCue.Kind;
import cantstop.client.kit.theme.Motion;
import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.util.Duration;

/// The timeline of the board's animations, at normal speed and in milliseconds: nodes follow it, and so may sounds.
/// Pure.
public final class BoardTiming {
    /// From one step of a runner to the next.
    static final double STEP = 90;

    /// The time of a runner's way, however many steps it has.
    static final double CLIMB = 400;

    /// A bust that loses this many steps or fewer is a small one; from this many on it is a large one.
    private static final int LIGHT = 3;

    private static final int HEAVY = 12;

    /// The acceleration of a fall, in units per second squared.
    private static final double GRAVITY = 2400;

    static final double CHEVRON = 30;
    static final double PRESS = 240;
    static final double ALL_PRESSES = 600;
    static final double JUMP = 300;
    static final double PAVE = 400;
    static final double RAISE = 300;
    static final double CLAIM = 1200;
    static final double DIM = 400;
    static final double LIGHT_UP = 350;
    static final double BURST = 900;
    static final double WIN = 3000;

    private BoardTiming() {}

    /// The times of a bust, which depend on the steps it loses.
    ///
    /// @param hush nothing moves before this
    /// @param tip the cones begin to fall
    /// @param bounces how often a cone jumps up from the rim
    record Weight(double hush, double tip, int bounces) {
        static Weight of(int steps) {
            if (steps <= LIGHT) {
                return new Weight(0, 60, 0);
            }
            return steps < HEAVY ? new Weight(150, 250, 1) : new Weight(300, 400, 2);
        }

        /// When a cone hits the rim that falls so many units.
        double lands(double distance) {
            return tip + falling(distance);
        }

        /// When the last cone lies still.
        double rests(double distance) {
            double at = lands(distance);
            for (int bounce = 0; bounce < bounces; bounce++) {
                at += 2 * falling(height(bounce));
            }
            return at;
        }

        /// How high a cone jumps from the rim, in units.
        static double height(int bounce) {
            return bounce == 0 ? 12 : 4;
        }
    }

    /// How long something falls so many units.
    static double falling(double units) {
        return 1000 * Math.sqrt(2 * Math.max(0, units) / GRAVITY);
    }

    /// From one column that is kept to the next.
    static double press(int columns) {
        return Math.min(PRESS, ALL_PRESSES / Math.max(1, columns));
    }

    /// The sound cues of an event on the board, in order; none without motion.
    ///
    /// @param before the state before the event
    /// @param after the state after it
    public static List<SoundCue> of(Event event, GameState before, GameState after, Motion motion) {
        if (!motion.isVisible() || motion.reduced()) {
            return List.of();
        }
        List<SoundCue> beats = new ArrayList<>(
                switch (event) {
                    case Event.Chosen _ -> climbs(before, after);
                    case Event.Rolled rolled when rolled.bust() -> falls(before);
                    case Event.Stopped stopped -> keeps(before, stopped.won());
                    case Event.PassedOver passed when passed.kept() -> keeps(before, passed.won());
                    case Event.Over(Seat winner) when winner != null -> wins(winner, after);
                    default -> List.<SoundCue>of();
                });
        beats.sort(Comparator.comparing(SoundCue::at));
        return beats.stream()
                .map(beat -> new SoundCue(motion.of(beat.at().toMillis()), beat.kind(), beat.level()))
                .toList();
    }

    private static SoundCue beat(double at, Kind kind, double level) {
        return new SoundCue(Duration.millis(at), kind, level);
    }

    private static List<SoundCue> climbs(GameState before, GameState after) {
        List<SoundCue> beats = new ArrayList<>();
        for (Column column : Column.all()) {
            int from = Math.max(before.marker(column), before.square(before.mover(), column));
            for (int space = from + 1; space <= after.marker(column); space++) {
                beats.add(beat((space - from) * STEP, Kind.STEP, (double) space / column.height()));
            }
        }
        return beats;
    }

    private static List<SoundCue> falls(GameState before) {
        Weight weight = Weight.of(before.stepsAtStake());
        Layout layout = new Layout(Column.all(), 1, 1);
        List<SoundCue> beats = new ArrayList<>(List.of(beat(0, Kind.HUSH, weight.hush())));
        for (Column column : climbing(before)) {
            double distance = FallenCone.of(layout, column).y() - layout.y(column, before.marker(column));
            beats.add(beat(weight.lands(distance), Kind.KNOCK, 1));
            if (weight.bounces() > 0) {
                beats.add(beat(weight.rests(distance), Kind.KNOCK, 0.4));
            }
        }
        return beats;
    }

    private static List<SoundCue> keeps(GameState before, List<Column> won) {
        List<Column> columns = climbing(before);
        List<SoundCue> beats = new ArrayList<>();
        for (int at = 0; at < columns.size(); at++) {
            beats.add(beat(at * press(columns.size()), Kind.PRESS, at));
        }
        for (int at = 0; at < won.size(); at++) {
            beats.add(beat(JUMP, Kind.PAVE, at));
            beats.add(beat(JUMP + PAVE + RAISE, Kind.RING, at));
        }
        return beats;
    }

    private static List<SoundCue> wins(Seat winner, GameState after) {
        List<SoundCue> beats = new ArrayList<>();
        for (int at = 0; at < after.columnsWon(winner); at++) {
            beats.add(beat(DIM + at * LIGHT_UP, Kind.LIGHT, at));
        }
        for (int at = 0; at < WinScene.BURSTS.size(); at++) {
            beats.add(beat(burst(at), Kind.BURST, at));
        }
        return beats;
    }

    /// When a firework bursts.
    static double burst(int which) {
        return DIM + LIGHT_UP + which * (WIN - DIM - LIGHT_UP - BURST) / (WinScene.BURSTS.size() - 1);
    }

    static List<Column> climbing(GameState game) {
        return Column.all().stream().filter(column -> game.marker(column) > 0).toList();
    }
}
