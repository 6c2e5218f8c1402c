package cantstop.host.hand;

import cantstop.engine.Chair;
import cantstop.engine.Command;
import cantstop.engine.GameState;
import cantstop.engine.Phase;
import cantstop.engine.TableState;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.Hand;
import cantstop.engine.dice.OpenThrow;
import cantstop.host.environment.HostLimits;
import cantstop.host.session.Session;
import cantstop.host.table.Duty;
import cantstop.host.table.Submission;
import cantstop.host.table.TableView;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Waits for the secrets of a throw that is in the log, and ends it: with the dice once all laptops have shown
/// theirs, or without if one has not in time. After a throw without dice its roll gets another throw, once its player
/// is present. Confined to the host's thread.
public final class SharedThrows implements Duty {
    private static final Logger LOG = LoggerFactory.getLogger(SharedThrows.class);
    private static final long NONE = -1;

    private final TableView table;
    private final Map<Integer, Bytes> shown = new HashMap<>();

    /// The sequence of the event that asked last: a throw that began, or one that was given up.
    private long asked = NONE;

    /// Whether this host has seen the table since before that event: else it comes back from a pause.
    private boolean awake;

    private Timers.@Nullable Timer patience;

    public SharedThrows(TableView table) {
        this.table = table;
    }

    @Override
    public void tableChanged() {
        TableState state = table.state();
        Phase.Falling falling = state.playing()
                .map(GameState::phase)
                .filter(Phase.Falling.class::isInstance)
                .map(Phase.Falling.class::cast)
                .orElse(null);
        if (falling == null) {
            cancel();
        } else if (falling.thrown() != null) {
            await(state, falling.thrown());
        } else if (isMoverThere(state) && asked != state.decidedAt()) {
            cancel();
            asked = state.decidedAt();
            table.submit(Submission.ofHost(new Command.ThrowAgain(), _ -> asked = NONE));
        }
        awake = true;
    }

    @Override
    public void cancel() {
        if (patience != null) {
            patience.cancel();
            patience = null;
        }
        shown.clear();
        asked = NONE;
    }

    /// A laptop shows its secret. One for another throw is late and ignored.
    public void show(Session from, ClientMessage.ShowHand message) {
        TableState state = table.state();
        Optional<OpenThrow> open = state.playing().flatMap(GameState::openThrow);
        Optional<Hand> hand = open.flatMap(thrown -> thrown.handOf(from.key()));
        if (open.isEmpty()
                || hand.isEmpty()
                || message.number() != open.get().number()
                || !message.digest().equals(table.log().digestAt(state.decidedAt()))) {
            return;
        }
        if (hand.get().fits(table.id(), open.get().number(), message.secret())) {
            shown.putIfAbsent(hand.get().number(), message.secret());
            end(open.get());
        } else {
            LOG.warn("A secret of {} does not fit its hand at table {}", from.key(), table.id());
        }
    }

    private void await(TableState state, OpenThrow thrown) {
        if (asked != state.decidedAt()) {
            cancel();
            asked = state.decidedAt();
            Duration wait = awake ? HostLimits.SHOWING : HostLimits.SHOWING_AFTER_RESTART;
            patience = table.after(wait, () -> giveUp(thrown));
            end(thrown);
        }
    }

    /// Ends the throw if all have shown.
    private void end(OpenThrow thrown) {
        List<Hand> others = thrown.others();
        List<Bytes> secrets = others.stream()
                .flatMap(hand -> Optional.ofNullable(shown.get(hand.number())).stream())
                .toList();
        if (secrets.size() == others.size()) {
            table.submit(Submission.ofHost(new Command.EndThrow(thrown.number(), secrets)));
        }
    }

    private void giveUp(OpenThrow thrown) {
        List<Integer> missing = thrown.others().stream()
                .map(Hand::number)
                .filter(number -> !shown.containsKey(number))
                .toList();
        if (!missing.isEmpty()) {
            table.submit(Submission.ofHost(new Command.GiveThrowUp(thrown.number(), missing)));
        }
    }

    /// Whether the player of the decided roll is present; a throw for the start needs no player.
    private boolean isMoverThere(TableState state) {
        GameState game = state.playing().orElseThrow();
        Chair chair = state.chair(game.mover());
        return game.isThrowingForStart()
                || chair.bot() != null
                || chair.person().filter(table.attendees()::has).isPresent();
    }
}
