package cantstop.host.table;

import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Decision;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.Refusal;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.host.environment.Dice;
import cantstop.host.environment.HostLimits;
import cantstop.protocol.Answer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// The commands of one table: one is carried out at a time, the others wait. Each gets exactly one answer.
///
/// A command that needs dice opens a draw, or a throw of several laptops, which ends with a command of its own.
/// While the dice of a draw fall, commands about the turn are told so and everything else goes on; what the dice
/// mean is decided on the state at the end of their fall. Confined to the host's thread.
final class CommandQueue {
    private final Table table;
    private final Dice dice;
    private final TableWiring wiring;
    private final Commit commit;
    private final OwnInstance instance;
    private final Deque<Submission> waiting = new ArrayDeque<>();
    private final Map<Seat, Submission> lastTurns = new HashMap<>();
    private @Nullable Submission deciding;
    private @Nullable Submission committing;
    private @Nullable Draw draw;
    private final BooleanSupplier held;
    private boolean stopped;

    /// @param held whether all commands wait
    CommandQueue(
            Table table, Dice dice, TableWiring wiring, Commit commit, OwnInstance instance, BooleanSupplier held) {
        this.table = table;
        this.dice = dice;
        this.wiring = wiring;
        this.commit = commit;
        this.instance = instance;
        this.held = held;
    }

    /// A throw on its way.
    ///
    /// @param faces none while the dice fall
    private record Draw(Submission submission, List<Integer> faces) {
        private Draw {
            faces = List.copyOf(faces);
        }
    }

    void submit(Submission submission) {
        if (stopped) {
            submission.decline(Answer.Reason.STOPPED);
        } else if (waiting.size() == HostLimits.WAITING_COMMANDS) {
            submission.decline(Answer.Reason.TOO_MANY_COMMANDS);
        } else {
            waiting.addLast(submission);
            advance();
        }
    }

    /// Drops the waiting moves of a guest who has left or lost the connection. Their laptop counts these as lost.
    void forgetMoves(Key key) {
        List<Submission> forgotten = waiting.stream()
                .filter(one -> one.command() instanceof Command.Turn)
                .filter(one -> one.actor() instanceof Actor.Guest(Person person)
                        && person.key().equals(key))
                .toList();
        waiting.removeAll(forgotten);
        forgotten.forEach(one -> one.decline(Answer.Reason.NOT_ATTENDING));
    }

    /// Whether no command is under way or waits.
    boolean isIdle() {
        return deciding == null && committing == null && draw == null && waiting.isEmpty();
    }

    /// Whether a command is being decided or written.
    boolean isCommitting() {
        return deciding != null || committing != null;
    }

    /// Ends the queue and answers every request that waits.
    void stop() {
        stopped = true;
        List<Submission> unanswered = new ArrayList<>();
        if (deciding != null) {
            unanswered.add(deciding);
        }
        if (committing != null) {
            unanswered.add(committing);
        }
        if (draw != null) {
            unanswered.add(draw.submission());
        }
        unanswered.addAll(waiting);
        deciding = null;
        committing = null;
        draw = null;
        waiting.clear();
        unanswered.forEach(submission -> submission.decline(Answer.Reason.STOPPED));
    }

    /// Carries out waiting commands, as far as that is possible now.
    void advance() {
        while (committing == null && !stopped && !held.getAsBoolean()) {
            if (draw != null && !draw.faces().isEmpty()) {
                Draw fallen = draw;
                draw = null;
                decide(fallen.submission(), fallen.faces());
            } else if (!waiting.isEmpty()) {
                decide(waiting.removeFirst(), List.of());
            } else {
                return;
            }
        }
    }

    /// Decides on the state as it is now, also where dice have fallen for an earlier one.
    private void decide(Submission submission, List<Integer> faces) {
        deciding = submission;
        if (draw != null && submission.isOfTurn()) {
            refuse(submission, new Answer.Declined(Answer.Reason.PENDING));
            return;
        }
        if (!table.leads()) {
            refuse(submission, new Answer.Declined(Answer.Reason.MOVED));
            return;
        }
        Log log = table.log();
        Command command = wiring.completed(submission.command());
        switch (Rules.decide(log.state(), submission.actor(), command, List.of())) {
            case Decision.Accepted(List<Event> events)
            when Rules.changeNothing(log.state(), events) -> refuse(submission, new Answer.Accepted(log.sequence()));
            case Decision.Accepted(List<Event> events) -> carryOut(submission, events);
            case Decision.Rejected(Refusal reason) -> {
                refuse(
                        submission,
                        isRepeated(submission, reason) ? new Answer.Repeated() : new Answer.Rejected(reason));
                if (!faces.isEmpty()) {
                    table.settle();
                }
            }
            case Decision.NeedsDice _ when !log.state().partners().isEmpty() -> throwTogether(submission);
            case Decision.NeedsDice(int count)
            when count == faces.size() -> carryOut(submission, eventsWith(submission, faces));
            case Decision.NeedsDice _
            when draw != null -> refuse(submission, new Answer.Declined(Answer.Reason.PENDING));
            // Even after dice have fallen: a player may have sat down since, so that they are too few.
            case Decision.NeedsDice(int count) -> open(submission, count);
        }
    }

    private void refuse(Submission submission, Answer answer) {
        deciding = null;
        submission.answer(answer);
    }

    private List<Event> eventsWith(Submission submission, List<Integer> faces) {
        Decision decision = Rules.decide(table.log().state(), submission.actor(), submission.command(), faces);
        if (decision instanceof Decision.Accepted(List<Event> events)) {
            return events;
        }
        throw new IllegalStateException("dice were needed, and then not taken");
    }

    /// Begins a throw of several laptops, which is in the log before its dice are known.
    private void throwTogether(Submission submission) {
        Throwers throwers = wiring.throwers();
        List<Event> events = new ArrayList<>();
        throwers.opening().ifPresent(hand -> events.add(new Event.HandOpened(hand)));
        Decision decision = Rules.decide(
                Rules.evolve(table.log().state(), events),
                submission.actor(),
                submission.command(),
                throwers.hands(),
                throwers.own());
        if (!(decision instanceof Decision.Accepted(List<Event> begun))) {
            throw new IllegalStateException("a throw that was needed was refused: " + decision);
        }
        events.addAll(begun);
        carryOut(submission, events);
    }

    private void open(Submission submission, int count) {
        Draw opened = new Draw(submission, List.of());
        draw = opened;
        deciding = null;
        dice.roll(
                count,
                faces -> table.safely(() -> {
                    if (opened.equals(draw)) {
                        draw = new Draw(submission, faces);
                        advance();
                    }
                }));
    }

    /// Commits the events with which a table begins here, or that its log lacks at the end.
    void begin(Submission submission, List<Event> events) {
        commit(submission, instance.beginning(events));
    }

    private void carryOut(Submission submission, List<Event> events) {
        commit(submission, instance.marks(table.log(), events));
    }

    /// Commits the events of an accepted command; no other commit may be under way.
    private void commit(Submission submission, List<Event> events) {
        committing = submission;
        deciding = null;
        @Nullable Seat seat = seatOf(submission);
        commit.commit(table, events, () -> {
            committing = null;
            if (seat != null) {
                lastTurns.put(seat, submission);
            }
            submission.answer(new Answer.Accepted(table.log().sequence()));
            table.settle();
            advance();
        });
    }

    /// Whether this repeats a person's last move: the same move on the same screen.
    private boolean isRepeated(Submission submission, Refusal reason) {
        Seat seat = seatOf(submission);
        Submission last = seat == null ? null : lastTurns.get(seat);
        return reason == Refusal.Plain.OUTDATED
                && last != null
                && last.actor().equals(submission.actor())
                && last.command().equals(submission.command());
    }

    private @Nullable Seat seatOf(Submission submission) {
        return submission.command() instanceof Command.Turn && submission.actor() instanceof Actor.Guest guest
                ? table.log().state().seatOf(guest.person()).orElse(null)
                : null;
    }
}
