package cantstop.client.model.party;

import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Utterance;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.ObservableSet;

/// The chat, reactions and bust calls at the attended table, without those of muted people. Kept for as long as the
/// visit lasts and no longer. Confined to the FX thread.
public final class TableTalk {
    /// The host counts from when a reaction came, and one may take longer than the next.
    private static final Duration ON_THE_WAY = Duration.ofMillis(250);

    private final ObservableList<HostMessage.Spoken> lines = FXCollections.observableArrayList();
    // Kept in a field: the view listens weakly, and dies without a strong reference.
    private final ObservableList<HostMessage.Spoken> linesView = FXCollections.unmodifiableObservableList(lines);
    private final ReadOnlyObjectWrapper<Optional<HostMessage.Spoken>> latest =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Calls> calls = new ReadOnlyObjectWrapper<>(Calls.NONE);
    private final ObservableSet<Person> muted = FXCollections.observableSet();
    private final SequencedMap<Person, PlayerName> watching = new LinkedHashMap<>();
    private final ReadOnlyIntegerWrapper unread = new ReadOnlyIntegerWrapper();
    private final Key me;
    private final ReactionPause reactions;
    private boolean looking;

    /// The bust calls that stand, and each player's points for calls in this game.
    ///
    /// @param calling whose call stands
    /// @param points of those who have called
    public record Calls(List<Seat> calling, Map<Seat, Integer> points) {
        static final Calls NONE = new Calls(List.of(), Map.of());

        public Calls {
            calling = List.copyOf(calling);
            points = Map.copyOf(points);
        }
    }

    /// Nothing has been said yet.
    ///
    /// @param me the key of this laptop
    /// @param bridge runs what comes from elsewhere on the FX thread
    TableTalk(Key me, Executor bridge) {
        this.me = me;
        reactions = new ReactionPause(CompletableFuture.delayedExecutor(
                Limits.REACTION_PAUSE.plus(ON_THE_WAY).toMillis(), TimeUnit.MILLISECONDS, bridge));
    }

    /// When this laptop's reactions are let through.
    public ReactionPause reactions() {
        return reactions;
    }

    /// The latest lines of chat, the oldest first, without those of people who are muted.
    public ObservableList<HostMessage.Spoken> lines() {
        return linesView;
    }

    /// What was said last: a line, a reaction or a call. A new object each time, so that the same thing said twice
    /// is two things.
    public ReadOnlyObjectProperty<Optional<HostMessage.Spoken>> latest() {
        return latest.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Calls> calls() {
        return calls.getReadOnlyProperty();
    }

    /// How many lines of others came while they were not in view. One screen leaves it to the next.
    public ReadOnlyIntegerProperty unread() {
        return unread.getReadOnlyProperty();
    }

    /// The lines are in view from now on, or no longer.
    public void look(boolean now) {
        looking = now;
        if (now) {
            unread.set(0);
        }
    }

    /// The muted people.
    public ObservableSet<Person> muted() {
        return muted;
    }

    /// Mutes a person, or hears them again. Muting also hides their earlier lines.
    public void mute(Person person, boolean silence) {
        if (silence) {
            muted.add(person);
            lines.removeIf(line -> line.who().equals(person));
        } else {
            muted.remove(person);
        }
    }

    /// Those who have said something without a seat, with the names they gave, the latest [Limits#CHAT_LINES] of them.
    public Map<Person, PlayerName> watching() {
        return Collections.unmodifiableMap(watching);
    }

    /// This spectator has left.
    void hasGone(Person person) {
        watching.remove(person);
    }

    /// Clears everything: another table is attended.
    void forget() {
        reactions.forget();
        watching.clear();
        lines.clear();
        unread.set(0);
        latest.set(Optional.empty());
        calls.set(Calls.NONE);
    }

    void heard(HostMessage.OfTalk notice) {
        switch (notice) {
            case HostMessage.Spoken spoken -> heard(spoken);
            case HostMessage.Conversation(var _, var all) -> {
                all.forEach(this::note);
                lines.setAll(
                        all.stream().filter(line -> !muted.contains(line.who())).toList());
            }
            case HostMessage.Calls(var _, var calling, var points) -> calls.set(new Calls(calling, points));
        }
    }

    private void note(HostMessage.Spoken spoken) {
        Person who = spoken.who();
        watching.remove(who);
        if (spoken.seat() == null && !who.key().equals(me)) {
            watching.putLast(who, spoken.name());
            if (watching.size() > Limits.CHAT_LINES) {
                watching.pollFirstEntry();
            }
        }
    }

    private void heard(HostMessage.Spoken spoken) {
        note(spoken);
        if (muted.contains(spoken.who())) {
            return;
        }
        if (spoken.what() instanceof Utterance.Chat) {
            lines.add(spoken);
            if (lines.size() > Limits.CHAT_LINES) {
                lines.removeFirst();
            }
            if (!looking && !spoken.who().key().equals(me)) {
                unread.set(unread.get() + 1);
            }
        }
        latest.set(Optional.of(spoken));
    }
}
