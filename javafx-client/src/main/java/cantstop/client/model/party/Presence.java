package cantstop.client.model.party;

import cantstop.engine.LogEntry;
import cantstop.engine.Occupant;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.protocol.AwayPolicy;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Watcher;
import cantstop.protocol.client.Guest;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Who is connected to the attended table, who is missing, and what the user can do about it. Confined to the FX
/// thread.
public final class Presence {
    private final ReadOnlyObjectWrapper<Set<Person>> present = new ReadOnlyObjectWrapper<>(Set.of());
    private final ReadOnlyObjectWrapper<Set<Person>> browsers = new ReadOnlyObjectWrapper<>(Set.of());
    private final ReadOnlyObjectWrapper<AwayPlayers> away = new ReadOnlyObjectWrapper<>(AwayPlayers.NOBODY);
    private final ReadOnlyObjectWrapper<Optional<Seat>> nudgedBy = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<Watcher>> watching = new ReadOnlyObjectWrapper<>(List.of());
    private final Party party;
    private final Guest guest;
    private long since;

    Presence(Party party, Guest guest) {
        this.party = party;
        this.guest = guest;
    }

    /// The people with a connection, of those who have seats.
    public ReadOnlyObjectProperty<Set<Person>> present() {
        return present.getReadOnlyProperty();
    }

    /// Those of the present who play in a browser, without TLS.
    public ReadOnlyObjectProperty<Set<Person>> browsers() {
        return browsers.getReadOnlyProperty();
    }

    /// The spectators that the user can send away; none unless the user owns the table.
    public ReadOnlyObjectProperty<List<Watcher>> watching() {
        return watching.getReadOnlyProperty();
    }

    /// Whether I was at the attended table when this happened, rather than told of it later.
    public boolean wasHere(LogEntry entry) {
        return entry.sequence() > since;
    }

    /// Sets the user's name as a spectator.
    public void introduce(PlayerName name) {
        guest.introduce(name);
    }

    /// Whether this person is connected by a browser, without TLS.
    public boolean isInBrowser(Person person) {
        return browsers.get().contains(person);
    }

    /// The absent players, and the one that the game waits for.
    public ReadOnlyObjectProperty<AwayPlayers> away() {
        return away.getReadOnlyProperty();
    }

    /// The player who nudges the user, until the next input.
    public ReadOnlyObjectProperty<Optional<Seat>> nudgedBy() {
        return nudgedBy.getReadOnlyProperty();
    }

    /// Votes for what is done at an absent player's turn.
    public void suggest(Seat seat, AwayPolicy what) {
        int profile = party.me().profile();
        guest.say(table -> new ClientMessage.Suggest(table, profile, seat, what));
    }

    /// Nudges the player whose turn it is.
    public void nudge(Seat seat) {
        int profile = party.me().profile();
        guest.say(table -> new ClientMessage.Nudge(table, profile, seat));
    }

    /// The user pressed a key or moved the mouse. The host is told if it waits for the user, or a bot plays for them.
    public void touched() {
        nudgedBy.set(Optional.empty());
        TableState table = party.state().get();
        boolean awaited = party.mySeat()
                .filter(seat -> table.playing()
                        .filter(game ->
                                game.mover().equals(seat) || table.chair(seat).standIn() != null)
                        .isPresent())
                .isPresent();
        if (awaited) {
            guest.say(ClientMessage.Touched::new);
        }
    }

    void heard(HostMessage.OfPresence notice) {
        switch (notice) {
            case HostMessage.Presence(var _, var people, var _, var inBrowsers, var spectators) -> {
                watching.set(spectators);
                browsers.set(Set.copyOf(inBrowsers));
                present.set(Set.copyOf(people));
                party.hand
                        .get()
                        .filter(hand -> isGone(hand.seat(), people))
                        .ifPresent(lost -> party.hand.set(Optional.empty()));
            }
            case HostMessage.Absences(var _, var absent, var pause) ->
                away.set(new AwayPlayers(absent, Optional.ofNullable(pause), System.nanoTime()));
            case HostMessage.Nudged(var _, Seat by, Seat seat) -> {
                if (party.mySeat().filter(seat::equals).isPresent()) {
                    nudgedBy.set(Optional.of(by));
                }
            }
        }
    }

    private boolean isGone(Seat seat, List<Person> people) {
        return party.state().get().chair(seat).occupant() instanceof Occupant.Human(Person person)
                && !people.contains(person);
    }

    /// A table that is attended anew has no absent players yet.
    ///
    /// @param sequence of the last event that happened there before
    void attending(long sequence) {
        since = sequence;
        away.set(AwayPlayers.NOBODY);
        watching.set(List.of());
    }
}
