package cantstop.client.extras.watch;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.engine.LogEntry;
import cantstop.protocol.Invite;
import cantstop.protocol.client.Connection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;

/// What a projector shows. Arrows change the table and stay there, up shows all of them again.
public final class WatchView extends StackPane {
    private static final double PERCENT = 100;

    private final Spectator watching;
    private final Words words;
    private final Supplier<Motion> motion;
    private final Label line = Parts.label("", "watch-line");
    private final Supplier<Optional<Invite>> way;
    private final Listening listening = new Listening();
    private Optional<Sight> sight = Optional.empty();
    private Runnable done = () -> {};

    /// What is in view; where it stays the same nothing is built anew.
    ///
    /// @param told how many events there are to tell of between games; 0 in a game
    private record Sight(Optional<Party> table, boolean playing, List<Party> others, int told) {}

    /// A window that shows nothing yet.
    ///
    /// @param way how others get to the host, where it is known here
    public WatchView(Spectator watching, Words words, Supplier<Motion> motion, Supplier<Optional<Invite>> way) {
        this.way = way;
        this.watching = watching;
        this.words = words;
        this.motion = motion;
        getStyleClass().addAll("watch", "screen");
        setCursor(Cursor.NONE);
        setFocusTraversable(true);
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        // One em of the style sheet is a hundredth of the height, on whatever screen.
        heightProperty()
                .subscribe(height -> setStyle(String.format(
                        Locale.ROOT, "-fx-font-size: %.2fpx;", Math.max(1, height.doubleValue() / PERCENT))));
    }

    public void activate() {
        listening.to(this::refresh, watching.shown(), watching.tables(), watching.connection(), watching.keyless());
        watching.begin();
        refresh();
    }

    public void deactivate() {
        listening.stop();
        done.run();
        watching.end();
    }

    private void pressed(KeyEvent pressed) {
        switch (pressed.getCode()) {
            case LEFT -> watching.turn(-1);
            case RIGHT, SPACE -> watching.turn(1);
            case UP, DOWN -> {
                watching.release();
                refresh();
            }
            default -> {
                return;
            }
        }
        pressed.consume();
    }

    private void refresh() {
        Optional<Party> table = watching.shown().get();
        boolean playing = table.filter(party -> party.state().get().isPlaying()).isPresent();
        List<Party> others = watching.isPinned()
                ? List.of()
                : watching.tables().stream()
                        .filter(party -> table.filter(party::equals).isEmpty())
                        .toList();
        int told = playing
                ? 0
                : watching.tables().stream()
                        .mapToInt(party -> party.log().size())
                        .sum();
        Sight now = new Sight(table, playing, others, told);
        if (sight.filter(now::equals).isEmpty()) {
            sight = Optional.of(now);
            done.run();
            done = () -> {};
            getChildren().setAll(content(now));
        }
        line.setText(lineNow());
    }

    private Node content(Sight now) {
        if (now.table().isEmpty()) {
            return line;
        }
        Party party = now.table().orElseThrow();
        Subscription turned = party.state().subscribe(this::refresh);
        if (!now.playing()) {
            List<? extends List<LogEntry>> logs =
                    watching.tables().stream().map(Party::log).toList();
            done = turned::unsubscribe;
            return new EveningBoard(Feats.of(logs, words), party.state().get(), way.get(), words);
        }
        Optional<OtherTables> others =
                Optional.of(now.others()).filter(list -> !list.isEmpty()).map(list -> new OtherTables(list, words));
        WatchedTable large = new WatchedTable(party, words, motion, others);
        large.setMinSize(0, 0);
        large.setMaxSize(Region.USE_COMPUTED_SIZE, Region.USE_COMPUTED_SIZE);
        large.activate();
        done = () -> {
            turned.unsubscribe();
            large.deactivate();
        };
        return new StackPane(large, large.flights());
    }

    private String lineNow() {
        if (watching.keyless().get()) {
            return words.say("watch.no-key");
        }
        return switch (watching.connection().get()) {
            case Connection.Connected connected ->
                words.say("watch.none", connected.welcome().hostName());
            case Connection.Idle _, Connection.Connecting _ -> words.say("banner.connecting", watching.address());
            case Connection.Waiting _, Connection.Failed _, Connection.Ended _ ->
                words.say("watch.lost", watching.address());
        };
    }
}
