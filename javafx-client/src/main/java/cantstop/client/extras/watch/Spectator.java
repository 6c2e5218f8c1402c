package cantstop.client.extras.watch;

import cantstop.client.model.party.Party;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.Connection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Subscription;
import org.slf4j.LoggerFactory;

/// A spectator's visit to a host: the tables it follows and the one to look at. Confined to the FX thread.
public final class Spectator {
    /// More boards would be too small to see from anywhere; those where a game is on come first.
    static final int MOST = 6;

    /// A column that would be won is worth so many steps.
    private static final int A_COLUMN = 5;

    private final Supplier<CompletionStage<Party>> spectators;
    private final HostAddress address;
    private final Optional<Key> key;
    private final Set<TableId> followed = new LinkedHashSet<>();
    private final Map<TableId, Party> arrived = new LinkedHashMap<>();
    private final Map<Party, Subscription> followings = new HashMap<>();
    private final ObservableList<Party> tables = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<Optional<Party>> shown = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Connection> connection = new ReadOnlyObjectWrapper<>(new Connection.Idle());
    private Optional<Party> lister = Optional.empty();
    private final ReadOnlyBooleanWrapper keyless = new ReadOnlyBooleanWrapper();
    private boolean pinned;
    private boolean over;

    /// A visit that has not begun.
    ///
    /// @param spectators makes one more spectator, each with a key of its own; completes on the FX thread
    /// @param key the fingerprint that the host must have; empty for any
    public Spectator(Supplier<CompletionStage<Party>> spectators, HostAddress address, Optional<Key> key) {
        this.spectators = spectators;
        this.address = address;
        this.key = key;
    }

    public void begin() {
        arrive(party -> {
            lister = Optional.of(party);
            party.connection().subscribe(connection::set);
            party.hostLobby().tables().subscribe(list -> list.ifPresent(this::follow));
            party.location().connect(List.of(address), key);
        });
    }

    /// Says goodbye at every table.
    public void end() {
        over = true;
        lister.ifPresent(Party::leave);
        arrived.values().forEach(this::part);
        tables.clear();
        shown.set(Optional.empty());
    }

    /// The tables, in the host's order.
    ObservableList<Party> tables() {
        return tables;
    }

    /// The table to look at; none while the host has none.
    public ReadOnlyObjectProperty<Optional<Party>> shown() {
        return shown.getReadOnlyProperty();
    }

    /// How it stands with the host.
    ReadOnlyObjectProperty<Connection> connection() {
        return connection.getReadOnlyProperty();
    }

    /// Whether a key for a spectator could not be made, so that not everything is seen.
    public ReadOnlyBooleanProperty keyless() {
        return keyless.getReadOnlyProperty();
    }

    HostAddress address() {
        return address;
    }

    /// Whether somebody chose the table, so that it stays.
    boolean isPinned() {
        return pinned;
    }

    /// Looks at the next table, or the one before, and stays there.
    ///
    /// @param step 1 or -1
    void turn(int step) {
        if (!tables.isEmpty()) {
            int at = shown.get().map(tables::indexOf).orElse(0);
            pinned = true;
            shown.set(Optional.of(tables.get(Math.floorMod(at + step, tables.size()))));
        }
    }

    /// Looks at all of them again.
    void release() {
        pinned = false;
        choose();
    }

    private void arrive(Consumer<Party> then) {
        var _ = spectators.get().whenComplete((party, failure) -> {
            if (party == null) {
                LoggerFactory.getLogger(Spectator.class).error("There is no key for a spectator", failure);
                keyless.set(true);
            } else if (over) {
                party.leave();
            } else {
                then.accept(party);
            }
        });
    }

    private void follow(List<TableSummary> listed) {
        List<TableSummary> list =
                listed.stream().filter(TableSummary::isReadable).toList();
        List<TableId> wanted = Stream.concat(
                        list.stream().filter(TableSummary::playing),
                        list.stream()
                                .filter(table ->
                                        !table.playing() && !table.players().isEmpty()))
                .map(TableSummary::id)
                .limit(MOST)
                .toList();
        followed.stream().filter(table -> !wanted.contains(table)).toList().forEach(this::unfollow);
        for (TableId table : wanted) {
            if (followed.add(table)) {
                arrive(party -> attend(table, party));
            }
        }
    }

    private void attend(TableId table, Party party) {
        if (!followed.contains(table)) {
            party.leave();
            return;
        }
        arrived.put(table, party);
        followings.put(party, party.state().subscribe((was, is) -> choose()));
        party.location().connect(List.of(address), key);
        party.attend(table);
    }

    private void unfollow(TableId table) {
        followed.remove(table);
        Optional.ofNullable(arrived.remove(table)).ifPresent(this::part);
        choose();
    }

    private void part(Party party) {
        Optional.ofNullable(followings.remove(party)).ifPresent(Subscription::unsubscribe);
        party.leave();
    }

    private void choose() {
        List<Party> now = followed.stream()
                .flatMap(table -> Stream.ofNullable(arrived.get(table)))
                .filter(Party::isAttending)
                .toList();
        if (!now.equals(tables)) {
            tables.setAll(now);
        }
        Optional<Party> before = shown.get().filter(now::contains);
        if (before.isEmpty()) {
            pinned = false;
        }
        boolean stays = pinned || before.filter(table -> stake(table) > 0).isPresent();
        if (!stays) {
            Optional<Party> hottest = now.stream()
                    .reduce((one, other) -> stake(other) > stake(one) ? other : one)
                    .filter(table -> before.isEmpty() || stake(table) > stake(before.orElseThrow()));
            shown.set(hottest.or(() -> before));
        }
    }

    /// How much the next roll may cost there; a game in which it costs nothing is still more than none.
    private static int stake(Party table) {
        return table.state()
                .get()
                .playing()
                .map(game ->
                        game.stepsAtStake() + A_COLUMN * game.columnsAtStake().size())
                .orElse(-1);
    }
}
