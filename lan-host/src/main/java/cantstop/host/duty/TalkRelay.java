package cantstop.host.duty;

import cantstop.engine.Badge;
import cantstop.engine.Chair;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.host.session.Session;
import cantstop.host.table.Duty;
import cantstop.host.table.TableView;
import cantstop.protocol.Answer;
import cantstop.protocol.ChatText;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.RateLimit;
import cantstop.protocol.Utterance;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Relays the talk at one table: chat, reactions and bust calls, each with its rate limit. Only the last lines of chat
/// are kept, in memory, for newcomers. Confined to the host's thread.
public final class TalkRelay implements Duty {
    private final TableView table;
    private final BustCalls calls;
    private final Deque<HostMessage.Spoken> lines = new ArrayDeque<>();
    private final Map<Key, Allowances> allowed = new HashMap<>();

    public TalkRelay(TableView table) {
        this.table = table;
        calls = new BustCalls(table);
    }

    /// The rate limits of one key, shared by all people at that laptop.
    private record Allowances(RateLimit lines, RateLimit reactions) {
        static Allowances full(TableView table) {
            return new Allowances(
                    new RateLimit(table::now, perSecond(Limits.CHAT_PAUSE), Limits.CHAT_BURST),
                    new RateLimit(table::now, perSecond(Limits.REACTION_PAUSE), 1));
        }

        private static double perSecond(Duration pause) {
            return 1e9 / pause.toNanos();
        }
    }

    /// Relays what a guest says, or answers why not.
    public Answer speak(Person person, ClientMessage.Speak speak) {
        TableState state = table.state();
        @Nullable Seat seat = state.seatOf(person).orElse(null);
        Answer.Reason refusal =
                isFalse(state, seat, speak) ? Answer.Reason.NOT_ALLOWED : refusal(person, seat, speak.what());
        if (refusal != null) {
            return new Answer.Declined(refusal);
        }
        HostMessage.Spoken spoken =
                new HostMessage.Spoken(table.id(), person, seat, nameOf(state, seat, speak.as()), speak.what());
        if (speak.what() instanceof Utterance.Chat) {
            lines.addLast(spoken);
            if (lines.size() > Limits.CHAT_LINES) {
                lines.removeFirst();
            }
        }
        table.attendees().send(spoken);
        return new Answer.Accepted(state.sequence());
    }

    /// Whether a spectator uses a name like a player's, or a text stacks marks on letters.
    private static boolean isFalse(TableState state, @Nullable Seat seat, ClientMessage.Speak speak) {
        if (speak.what() instanceof Utterance.Chat(ChatText text) && LookAlikes.isStacked(text.text())) {
            return true;
        }
        return seat == null
                && (LookAlikes.isStacked(speak.as().text())
                        || state.chairs().stream()
                                .map(Chair::badge)
                                .anyMatch(badge -> badge != null && LookAlikes.areSame(badge.name(), speak.as())));
    }

    private Answer.@Nullable Reason refusal(Person person, @Nullable Seat seat, Utterance what) {
        Allowances mine = allowed.computeIfAbsent(person.key(), _ -> Allowances.full(table));
        return switch (what) {
            case Utterance.Chat _ -> mine.lines().use() ? null : Answer.Reason.TOO_MANY_COMMANDS;
            case Utterance.React _ -> mine.reactions().use() ? null : Answer.Reason.TOO_MANY_COMMANDS;
            case Utterance.CallBust _ -> seat != null && calls.call(seat) ? null : Answer.Reason.NOT_ALLOWED;
            case Utterance.Unknown _ -> Answer.Reason.NOT_ALLOWED;
        };
    }

    private static PlayerName nameOf(TableState state, @Nullable Seat seat, PlayerName otherwise) {
        Badge badge = seat == null ? null : state.chair(seat).badge();
        return badge == null ? otherwise : badge.name();
    }

    @Override
    public void tableChanged() {
        calls.tableChanged();
    }

    @Override
    public void tellNewcomer(Session newcomer) {
        if (!lines.isEmpty()) {
            newcomer.send(new HostMessage.Conversation(table.id(), List.copyOf(lines)));
        }
        calls.tellNewcomer(newcomer);
    }
}
