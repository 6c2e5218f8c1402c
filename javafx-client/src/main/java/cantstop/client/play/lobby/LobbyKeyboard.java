package cantstop.client.play.lobby;

import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// Where the keyboard is in the lobby. Buttons come and go there with what others do; whoever had one of them finds
/// the keyboard at what they would do next, never at nothing, and never at the way out. Whoever has seated a bot is
/// at the next seat for one.
final class LobbyKeyboard {
    /// So soon after the keyboard has moved to Start a key was meant for what had it before. In nanoseconds.
    private static final long AIMED_ELSEWHERE = 700_000_000;

    private final Parent root;
    private final List<SeatRow> rows;
    private final LookPanel look;
    private final Button start;
    private final Button join;
    private final LongSupplier clock;
    private Optional<SeatRow> mine = Optional.empty();
    private boolean seated;
    private boolean ready;
    private Set<Seat> bots = Set.of();
    private long movedAt;

    /// The keyboard of a lobby that is not in view yet.
    ///
    /// @param clock in nanoseconds, since some fixed moment
    LobbyKeyboard(Parent root, List<SeatRow> rows, LookPanel look, Button start, Button join, LongSupplier clock) {
        this.root = root;
        this.rows = rows;
        this.look = look;
        this.start = start;
        this.join = join;
        this.clock = clock;
        movedAt = clock.getAsLong() - AIMED_ELSEWHERE;
        start.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        join.visibleProperty().subscribe(shown -> settle());
    }

    /// Whoever was about to seat a bot when somebody sat down does not start the game by it.
    private void pressed(KeyEvent pressed) {
        boolean fires = pressed.getCode() == KeyCode.ENTER || pressed.getCode() == KeyCode.SPACE;
        if (fires && clock.getAsLong() - movedAt < AIMED_ELSEWHERE) {
            pressed.consume();
        }
    }

    /// Whoever comes in finds it at what they came for: a seat, or Start.
    void enter(LobbyState lobby) {
        note(lobby);
        give(next());
    }

    /// The lobby shows something else now. Whoever is at the seats goes on to Start as soon as the game can begin.
    void follow(LobbyState lobby) {
        boolean wasReady = ready;
        boolean wasSeated = seated;
        Optional<SeatRow> left = mine;
        Set<Seat> before = bots;
        note(lobby);
        Node held = held();
        Optional<SeatRow> row = rows.stream().filter(each -> each.holds(held)).findFirst();
        boolean lost = isLost(held);
        boolean seatedABot = row.filter(
                        each -> each.chose(held) && bots.contains(each.seat()) && !before.contains(each.seat()))
                .isPresent();
        if (seatedABot) {
            give(from(row.get()).stream()
                    .flatMap(other -> other.freeForABot().stream())
                    .findFirst()
                    .orElse(start));
        } else if (ready && !wasReady && (lost || row.isPresent())) {
            movedAt = clock.getAsLong();
            give(start);
        } else if (lost && wasSeated && !seated) {
            give(left.flatMap(SeatRow::free).orElseGet(this::next));
        } else if (lost && seated == wasSeated) {
            give(row.flatMap(each -> each.instead(held, from(each))).orElseGet(this::next));
        } else if (lost) {
            give(next());
        }
    }

    /// What had it is gone, without anything else being new.
    void settle() {
        if (isLost(held())) {
            give(next());
        }
    }

    /// What had it before something lay over the lobby is gone.
    void regain(Node lost) {
        Optional<SeatRow> row = rows.stream().filter(each -> each.holds(lost)).findFirst();
        give(row.flatMap(each -> each.instead(lost, from(each))).orElseGet(this::next));
    }

    private void note(LobbyState lobby) {
        bots = lobby.chairs().stream()
                .filter(place -> place.badge().isPresent() && place.maySeatBot())
                .map(LobbyState.Place::seat)
                .collect(Collectors.toUnmodifiableSet());
        ready = lobby.hindrance().isEmpty();
        seated = lobby.seated();
        mine = lobby.chairs().stream()
                .filter(LobbyState.Place::mine)
                .map(place -> rows.get(place.seat().number()))
                .findFirst();
    }

    /// The seats from this one on, and round.
    private List<SeatRow> from(SeatRow row) {
        List<SeatRow> order = new ArrayList<>(rows);
        Collections.rotate(order, -rows.indexOf(row));
        return order;
    }

    /// Start where it can be pressed; else a seat, for me or a bot; else how I look, as all that is left is to wait.
    /// A spectator in the queue for a seat has nothing to press.
    private Node next() {
        if (ready) {
            return start;
        }
        Optional<Node> seat = rows.stream().flatMap(row -> row.free().stream()).findFirst();
        return seat.orElseGet(() -> seated ? look.chosen() : join.isVisible() ? join : root);
    }

    private void give(Node node) {
        // What has only just come into view has no place yet that could be scrolled to.
        root.applyCss();
        root.layout();
        node.requestFocus();
    }

    private @Nullable Node held() {
        Scene scene = root.getScene();
        return scene == null ? null : scene.getFocusOwner();
    }

    /// Whether nothing has it, or something of the lobby that can't have it any more.
    private boolean isLost(@Nullable Node held) {
        if (held == null) {
            return root.getScene() != null;
        }
        boolean ours = false;
        boolean shown = true;
        for (Node above = held; above != null; above = above.getParent()) {
            ours |= above.equals(root);
            shown &= above.isVisible();
        }
        return ours && !root.isDisabled() && (!shown || held.isDisabled());
    }
}
