package cantstop.client.kit.screen;

import cantstop.client.kit.theme.Motion;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// A sign of life while something is waited for: painted chevrons, of which the brightest one moves on, and the time
/// that is left for it. If that is not known, the time that it has taken, once it takes long. With reduced motion
/// only the time goes on. Confined to the FX thread.
public final class BusySign extends HBox {
    private static final Duration BEAT = Duration.ofMillis(500);
    private static final int BEATS_A_SECOND = 2;

    /// In seconds: what is over sooner is not counted.
    private static final int LONG = 5;

    /// How bright the chevrons are, from the brightest one backwards.
    private static final double[] BRIGHTNESS = {1, 0.65, 0.4, 0.2};

    private final Supplier<Motion> motion;
    private final Label time = Parts.label("", "busy-time");
    private final Region[] chevrons = new Region[BRIGHTNESS.length];
    private final Seconds beats;
    private Optional<String> awaited = Optional.empty();
    private Optional<Duration> limit = Optional.empty();
    private int beat;

    /// A sign that is not shown yet.
    ///
    /// @param bridge runs what comes from elsewhere on the FX thread
    public BusySign(Executor bridge, Supplier<Motion> motion) {
        this.motion = motion;
        beats = new Seconds(bridge, BEAT, this::beat);
        for (int place = 0; place < chevrons.length; place++) {
            chevrons[place] = new Region();
            chevrons[place].getStyleClass().add("busy-chevron");
            getChildren().add(chevrons[place]);
        }
        time.setMinWidth(USE_PREF_SIZE);
        getChildren().add(time);
        getStyleClass().add("busy-sign");
        setMinWidth(USE_PREF_SIZE);
        setMouseTransparent(true);
        show(Optional.empty());
    }

    /// Counts from now on, unless this was waited for already; nothing is waited for without one.
    ///
    /// @param what tells one wait from another
    public void show(Optional<String> what) {
        show(what, Optional.empty());
    }

    /// The same of what comes within some time or not at all.
    public void show(Optional<String> what, Optional<Duration> within) {
        limit = within;
        Parts.showIf(what.isPresent(), this);
        if (!what.equals(awaited)) {
            awaited = what;
            beat = 0;
            draw();
        }
        if (what.isPresent()) {
            beats.play();
        } else {
            beats.stop();
        }
    }

    void beat() {
        beat++;
        draw();
    }

    private void draw() {
        int taken = beat / BEATS_A_SECOND;
        int seconds =
                limit.map(most -> Math.max(0, (int) most.toSeconds() - taken)).orElse(taken);
        Parts.showIf(limit.isPresent() || taken >= LONG, time);
        time.setText("%d:%02d".formatted(seconds / 60, seconds % 60));
        int last = chevrons.length - 1;
        int brightest = motion.get().travels() ? (last + beat) % chevrons.length : last;
        for (int place = 0; place < chevrons.length; place++) {
            chevrons[place].setOpacity(BRIGHTNESS[Math.floorMod(brightest - place, chevrons.length)]);
        }
    }
}
