package cantstop.client.model.party;

import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.LogEntry;
import cantstop.engine.Occupant;
import cantstop.engine.PlayerName;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Utterance;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.Guest;
import cantstop.protocol.client.SeenLog;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// One visit to a host, as its guest sees it. What is *seen* is told here: the state lags behind what has
/// happened by the motion that shows it. Confined to the FX thread.
public final class Party {
    final ReadOnlyObjectWrapper<Connection> connection = new ReadOnlyObjectWrapper<>(new Connection.Idle());
    final ReadOnlyObjectWrapper<TableState> state = new ReadOnlyObjectWrapper<>(Rules.unopened());
    final ReadOnlyObjectWrapper<Optional<Hand>> hand = new ReadOnlyObjectWrapper<>(Optional.empty());
    final ObservableList<LogEntry> log = FXCollections.observableArrayList();
    // Kept in a field: the view listens weakly, and dies without a strong reference.
    private final ObservableList<LogEntry> logView = FXCollections.unmodifiableObservableList(log);

    private final Person me;
    private final GuestFactory.Arrival arrival;
    private final Guest guest;
    private final EventPlayer player = new EventPlayer(Rules.unopened(), this::seen);
    private final PendingRequests requests = new PendingRequests();
    private final HostLocation location;
    private final HostLobby hostLobby;
    private final Presence presence;
    private final Knocking knocking;
    private final TableTalk talk;
    private final Warnings warnings = new Warnings();
    private final HandingOver handOver;
    Optional<TableId> wanted = Optional.empty();
    boolean left;

    /// The option that the mover's pointer is over.
    public record Hand(Seat seat, List<Column> columns) {}

    /// A visit that has not begun.
    ///
    /// @param me who this laptop's person is
    public Party(Person me, GuestFactory guests, FxBridge bridge) {
        this.me = me;
        this.arrival = guests.arrive(new PartyListener(this, player, requests, bridge));
        this.guest = arrival.guest();
        this.location = new HostLocation(guest);
        this.hostLobby = new HostLobby(me, guest, requests);
        this.presence = new Presence(this, guest);
        this.knocking = new Knocking(this, guest, requests);
        this.talk = new TableTalk(me.key(), bridge);
        this.handOver = new HandingOver(guest);
    }

    public Person me() {
        return me;
    }

    public ReadOnlyObjectProperty<Connection> connection() {
        return connection.getReadOnlyProperty();
    }

    public boolean isConnected() {
        return connection.get() instanceof Connection.Connected;
    }

    /// The attended table as it is seen; unopened (sequence 0) before there is one.
    public ReadOnlyObjectProperty<TableState> state() {
        return state.getReadOnlyProperty();
    }

    public boolean isAttending() {
        return state.get().sequence() > 0;
    }

    /// My seat at the attended table; if several people share this laptop, the seat of the one whose turn it is.
    public Optional<Seat> mySeat() {
        return state.get().seatOf(here().acting());
    }

    /// Whether a player at this laptop sits there.
    public boolean isHere(Seat seat) {
        return here().isHere(seat);
    }

    /// Whether several people sit at this laptop, so that "you" says nothing to any of them.
    public boolean isShared() {
        return here().people().size() > 1;
    }

    /// Those at this laptop, at the attended table.
    private LocalPlayers here() {
        return new LocalPlayers(me, state.get());
    }

    /// The events of the attended table that have been seen.
    public ObservableList<LogEntry> log() {
        return logView;
    }

    /// Where this party's host is.
    public HostLocation location() {
        return location;
    }

    /// What concerns all guests of this host.
    public HostLobby hostLobby() {
        return hostLobby;
    }

    /// Who is at the attended table, and who is missing.
    public Presence presence() {
        return presence;
    }

    /// What is known of the attended table's next host.
    public HandingOver handOver() {
        return handOver;
    }

    /// What is said at the attended table.
    public TableTalk talk() {
        return talk;
    }

    /// The requests to the owner at the attended table.
    public Knocking knocking() {
        return knocking;
    }

    /// Warnings about a working connection.
    public Warnings warnings() {
        return warnings;
    }

    /// The option that the mover's pointer is over, at another player's turn.
    public ReadOnlyObjectProperty<Optional<Hand>> hand() {
        return hand.getReadOnlyProperty();
    }

    /// Whether something was asked for and has not been answered and seen yet.
    public ReadOnlyBooleanProperty pending() {
        return requests.pending();
    }

    /// Why what was asked for last was not done, until something is asked for or happens.
    public ReadOnlyObjectProperty<Optional<Problem>> problem() {
        return requests.problem();
    }

    /// Connects to the same host again, after it was given up.
    public void connectAgain() {
        location.connectAgain();
        tellAgain();
    }

    /// Leaves the seat, if no squares would be left behind, and disconnects. No callback comes after this.
    public void leave() {
        if (isConnected() && !state.get().isPlaying()) {
            here().people().forEach(person -> guest.submit(person.profile(), new Command.Leave(false)));
        }
        goodbye();
    }

    /// Disconnects and keeps the seat. No callback comes after this.
    public void goodbye() {
        left = true;
        arrival.leave().run();
    }

    /// Shows what this laptop last saw of a table, until it is attended.
    public void recall(SeenLog copy) {
        if (!isAttending()) {
            TableState last = copy.log().state();
            player.jumpTo(last);
            log.setAll(copy.log().after(0));
            state.set(last);
            requests.seen(last.sequence());
        }
    }

    /// Asks the host for the whole table again, after a message could not be shown.
    void tellAgain() {
        if (isAttending()) {
            guest.attend(state.get().id());
        }
    }

    /// Whether something was said of another table than the one that is attended or was asked for.
    boolean isElsewhere(TableId table) {
        return isAttending()
                && !table.equals(state.get().id())
                && wanted.filter(table::equals).isEmpty();
    }

    /// The table that was asked for last, or is attended.
    Optional<TableId> wanted() {
        return isAttending() ? Optional.of(state.get().id()) : wanted;
    }

    /// Whether a requested table is not in view yet.
    public boolean isOnTheWay() {
        return wanted.isPresent() && !isAttending();
    }

    /// Goes to a table.
    public void attend(TableId table) {
        wanted = Optional.of(table);
        requests.noProblem();
        hostLobby.waitNoMore();
        guest.attend(table);
    }

    public void openTable(TableName name, Settings settings, Badge wish) {
        requests.asked(guest.openTable(name, settings, me.profile(), wish));
    }

    /// Asks something of the table.
    public void ask(Command command) {
        requests.asked(guest.submit(here().speaker(command).profile(), command));
    }

    /// Seats another player at this laptop; at most as many as there are profiles.
    public void seatFriend(Seat seat, Badge look) {
        here().freeProfile()
                .ifPresent(profile -> requests.asked(guest.submit(profile, new Command.SitDown(seat, look))));
    }

    /// Removes a player at this laptop from their seat.
    public void getUp(Seat seat) {
        if (isHere(seat) && state.get().chair(seat).occupant() instanceof Occupant.Human(Person person)) {
            requests.asked(guest.submit(person.profile(), new Command.Leave(false)));
        }
    }

    /// Makes a move, meant for the state that is seen.
    public void move(TurnMove move) {
        ask(new Command.Turn(state.get().sequence(), move));
    }

    /// Shows the others what the user's pointer is over; no columns if it is over nothing.
    public void point(List<Column> columns) {
        List<Column> now = List.copyOf(columns);
        guest.say(table -> new ClientMessage.Hover(table, now));
    }

    /// Says something to all at the table.
    ///
    /// @param as what I am called, should I have no seat
    public void say(PlayerName as, Utterance what) {
        guest.ask((request, table) -> new ClientMessage.Speak(request, table.id(), me.profile(), as, what));
    }

    /// Shows events on this stage from now on.
    public void playOn(EventAnimator stage) {
        player.on(stage);
    }

    /// Sets the one listener that hears of each event when it begins to be shown.
    public void onset(AnimationListener onset) {
        player.tell(onset);
    }

    /// Whether an event is being shown.
    public boolean isMoving() {
        return player.isPlaying();
    }

    /// Ends what moves, now.
    public void finishMotion() {
        player.finish();
    }

    private void seen(LogEntry entry, TableState after) {
        log.add(entry);
        hand.set(Optional.empty());
        requests.noProblem();
        state.set(after);
        requests.seen(after.sequence());
    }
}
