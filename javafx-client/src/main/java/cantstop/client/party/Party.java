package cantstop.client.party;

import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.LogEntry;
import cantstop.engine.Occupant;
import cantstop.engine.Person;
import cantstop.engine.PlayerName;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Meanwhile;
import cantstop.protocol.Order;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Utterance;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.Guest;
import cantstop.protocol.client.SeenLog;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// One visit to a host, as its guest sees it. What is *seen* is told here: the state lags behind what has happened by
/// the motion that shows it. Confined to the FX thread.
public final class Party {
    final ReadOnlyObjectWrapper<Connection> connection = new ReadOnlyObjectWrapper<>(new Connection.Idle());
    final ReadOnlyObjectWrapper<Optional<List<TableSummary>>> tables = new ReadOnlyObjectWrapper<>(Optional.empty());
    final ReadOnlyObjectWrapper<TableState> state = new ReadOnlyObjectWrapper<>(Rules.unopened());
    final ReadOnlyObjectWrapper<Set<Person>> present = new ReadOnlyObjectWrapper<>(Set.of());
    final ReadOnlyObjectWrapper<Away> away = new ReadOnlyObjectWrapper<>(Away.NOBODY);
    final ReadOnlyObjectWrapper<Optional<Seat>> nudgedBy = new ReadOnlyObjectWrapper<>(Optional.empty());
    final ReadOnlyBooleanWrapper copied = new ReadOnlyBooleanWrapper();
    final ReadOnlyObjectWrapper<Optional<Hand>> hand = new ReadOnlyObjectWrapper<>(Optional.empty());
    final ReadOnlyObjectWrapper<Optional<Problem>> problem = new ReadOnlyObjectWrapper<>(Optional.empty());
    final ReadOnlyBooleanWrapper pending = new ReadOnlyBooleanWrapper();
    Optional<String> hostName = Optional.empty();
    final ObservableList<LogEntry> log = FXCollections.observableArrayList();
    // Kept, as such a view hears of changes only as long as somebody holds it.
    private final ObservableList<LogEntry> logView = FXCollections.unmodifiableObservableList(log);

    private final Talk talk = new Talk();
    private final Hall hall = new Hall();
    private final Person me;
    private final Guests.Arrival arrival;
    private final Guest guest;
    private final Playback playback = new Playback(Rules.unopened(), this::seen);
    private final Requests requests = new Requests();
    private List<HostAddress> addresses = List.of();
    private final HandingOver handOver;
    private final Knocking knocking;
    private Optional<String> pinnedKey = Optional.empty();
    private Optional<String> wanted = Optional.empty();

    /// What the roller's hand is over.
    public record Hand(Seat seat, List<Column> columns) {}

    /// A visit that has not begun.
    ///
    /// @param me who this laptop's person is
    public Party(Person me, Guests guests, FxBridge bridge) {
        this.me = me;
        this.arrival = guests.arrive(bridge.to(new Hearing(this, playback, requests)));
        this.guest = arrival.guest();
        this.handOver = new HandingOver(guest);
        this.knocking = new Knocking(this, guest);
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

    /// The host's tables, once it has said.
    public ReadOnlyObjectProperty<Optional<List<TableSummary>>> tables() {
        return tables.getReadOnlyProperty();
    }

    /// The attended table as it is seen; unopened (sequence 0) before there is one.
    public ReadOnlyObjectProperty<TableState> state() {
        return state.getReadOnlyProperty();
    }

    public boolean isAttending() {
        return state.get().sequence() > 0;
    }

    /// My seat at the attended table; of several people at this laptop, the seat of whoever's turn it is.
    public Optional<Seat> mySeat() {
        return state.get().seatOf(here().acting());
    }

    /// Whether somebody at this laptop sits there.
    public boolean isHere(Seat seat) {
        return here().isHere(seat);
    }

    /// Those at this laptop, at the attended table.
    private Here here() {
        return new Here(me, state.get());
    }

    /// The events of the attended table that have been seen.
    public ObservableList<LogEntry> log() {
        return logView;
    }

    /// The people with a connection, of those who have seats.
    public ReadOnlyObjectProperty<Set<Person>> present() {
        return present.getReadOnlyProperty();
    }

    /// What is known of the attended table's next host.
    public HandingOver handOver() {
        return handOver;
    }

    /// What is said at the attended table.
    public Talk talk() {
        return talk;
    }

    /// Who of those with seats is not there, and whom the game waits for.
    public ReadOnlyObjectProperty<Away> away() {
        return away.getReadOnlyProperty();
    }

    /// Who calls for my attention, until I touch something.
    public ReadOnlyObjectProperty<Optional<Seat>> nudgedBy() {
        return nudgedBy.getReadOnlyProperty();
    }

    /// Who asks for what at the attended table.
    public Knocking knocking() {
        return knocking;
    }

    /// Whether the host has found that this installation is in two places.
    public ReadOnlyBooleanProperty copied() {
        return copied.getReadOnlyProperty();
    }

    /// What concerns everybody at this host.
    public Hall hall() {
        return hall;
    }

    /// What the roller's hand is over, at somebody else's turn.
    public ReadOnlyObjectProperty<Optional<Hand>> hand() {
        return hand.getReadOnlyProperty();
    }

    /// Whether something was asked for and has not been answered and seen yet.
    public ReadOnlyBooleanProperty pending() {
        return pending.getReadOnlyProperty();
    }

    /// Why what was asked for last was not done, until something is asked for or happens.
    public ReadOnlyObjectProperty<Optional<Problem>> problem() {
        return problem.getReadOnlyProperty();
    }

    /// The host that was last asked for.
    public Optional<HostAddress> address() {
        return addresses.stream().findFirst();
    }

    /// All of its addresses.
    public List<HostAddress> addresses() {
        return addresses;
    }

    /// The fingerprint that the host must have; empty for any.
    public Optional<String> pinnedKey() {
        return pinnedKey;
    }

    /// What the host calls itself; its address before it has said.
    public String hostName() {
        return hostName.or(() -> address().map(HostAddress::toString)).orElse("");
    }

    /// Connects to a host.
    ///
    /// @param where its addresses, at least one
    /// @param key the fingerprint that it must have; empty for any
    public void connect(List<HostAddress> where, Optional<String> key) {
        addresses = List.copyOf(where);
        pinnedKey = key;
        guest.connect(addresses, key.orElse(null));
        guest.listTables();
    }

    /// The host that was lost is heard again.
    public void hostSeen() {
        guest.hostSeen();
    }

    public void retryNow() {
        guest.retryNow();
    }

    /// Connects to the same host again, after it was given up.
    public void connectAgain() {
        if (!addresses.isEmpty()) {
            connect(addresses, pinnedKey);
        }
        if (isAttending()) {
            guest.attend(state.get().id());
        }
    }

    /// Gets up, where no squares would be left behind, and says goodbye. Nothing is heard after this.
    public void leave() {
        if (isConnected() && !state.get().isPlaying()) {
            here().people().forEach(person -> guest.submit(person.profile(), new Command.Leave(false)));
        }
        goodbye();
    }

    /// Says goodbye and leaves my seat as it is.
    public void goodbye() {
        arrival.leave().run();
    }

    /// Shows what this laptop last saw of a table, until it is attended.
    public void recall(SeenLog copy) {
        if (!isAttending()) {
            TableState last = copy.log().state();
            playback.jumpTo(last);
            log.setAll(copy.log().after(0));
            state.set(last);
        }
    }

    /// The table that was asked for last, or is attended.
    Optional<String> wanted() {
        return isAttending() ? Optional.of(state.get().id()) : wanted;
    }

    /// Goes to a table.
    public void attend(String table) {
        wanted = Optional.of(table);
        problem.set(Optional.empty());
        hall.waits(false);
        guest.attend(table);
    }

    public void openTable(TableName name, Settings settings, Badge wish) {
        asked(guest.openTable(name, settings, me.profile(), wish));
    }

    /// Waits for a seat that the organiser gives out.
    public void waitForSeat(Badge wish) {
        hall.waits(true);
        guest.waitForSeat(me.profile(), wish);
    }

    /// Asks something of the host, as its organiser.
    public void organise(Order order) {
        asked(guest.organise(order));
    }

    /// Asks something of the table.
    public void ask(Command command) {
        asked(guest.submit(here().speaker(command).profile(), command));
    }

    /// Seats somebody else at this laptop; at most as many as there are profiles.
    public void seatFriend(Seat seat, Badge look) {
        here().freeProfile().ifPresent(profile -> asked(guest.submit(profile, new Command.SitDown(seat, look))));
    }

    /// Has somebody at this laptop get up.
    public void getUp(Seat seat) {
        if (isHere(seat) && state.get().chair(seat).occupant() instanceof Occupant.Human(Person person)) {
            asked(guest.submit(person.profile(), new Command.Leave(false)));
        }
    }

    /// Makes a move, meant for the state that is seen.
    public void move(TurnMove move) {
        ask(new Command.Turn(state.get().sequence(), move));
    }

    /// Shows the others what my hand is over; no columns for nothing.
    public void point(List<Column> columns) {
        guest.hover(columns);
    }

    /// Says something to everybody at the table.
    ///
    /// @param as what I am called, should I have no seat
    public void say(PlayerName as, Utterance what) {
        guest.speak(me.profile(), as, what);
    }

    /// What I would like to be done about somebody who is not there.
    public void suggest(Seat seat, Meanwhile what) {
        guest.suggest(me.profile(), seat, what);
    }

    /// Calls for the attention of whoever's turn it is.
    public void nudge(Seat seat) {
        guest.nudge(me.profile(), seat);
    }

    /// Keys or mouse were touched. The host wants to know where it waits for me, or a bot plays for me.
    public void touched() {
        nudgedBy.set(Optional.empty());
        TableState table = state.get();
        boolean awaited = mySeat().filter(seat -> table.playing()
                        .filter(game ->
                                game.mover().equals(seat) || table.chair(seat).standIn() != null)
                        .isPresent())
                .isPresent();
        if (awaited) {
            guest.touched();
        }
    }

    /// Shows events on this stage from now on.
    public void playOn(Staging stage) {
        playback.on(stage);
    }

    /// This one hears of each event that begins to be shown from now on, and nobody else.
    public void onset(Onset onset) {
        playback.tell(onset);
    }

    /// Whether an event is being shown.
    public boolean isMoving() {
        return playback.isPlaying();
    }

    /// Ends what moves, now.
    public void finishMotion() {
        playback.finish();
    }

    private void asked(long request) {
        problem.set(Optional.empty());
        requests.asked(request);
        showPending();
    }

    private void seen(LogEntry entry, TableState after) {
        log.add(entry);
        hand.set(Optional.empty());
        problem.set(Optional.empty());
        state.set(after);
        showPending();
    }

    void showPending() {
        pending.set(requests.isPending(state.get().sequence()));
    }
}
