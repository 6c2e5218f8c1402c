package cantstop.client.play.door;

import cantstop.client.kit.paint.RoadToHost;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.Knocking;
import cantstop.client.model.party.Party;
import cantstop.client.model.words.LogWords;
import cantstop.client.model.words.Reasons;
import cantstop.client.model.words.TableNames;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Invite;
import cantstop.protocol.MalformedAddress;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The door's view model.
public final class DoorModel {
    private final ReadOnlyObjectWrapper<DoorState> door = new ReadOnlyObjectWrapper<>();
    private final Navigator navigator;
    private final Words words;
    private final Reasons reasons;
    private final Listening listening = new Listening();
    private final Listening visiting = new Listening();
    private Optional<Party> party = Optional.empty();

    public DoorModel(Navigator navigator) {
        this.navigator = navigator;
        this.words = navigator.me().words();
        this.reasons = new Reasons(words);
        door.set(busy(words.say("door.opening"), ""));
    }

    /// What the way to the host is like; none where it doesn't matter.
    Optional<RoadToHost.State> road() {
        return Road.to(navigator, door.get());
    }

    public ReadOnlyObjectProperty<DoorState> door() {
        return door.getReadOnlyProperty();
    }

    public void activate() {
        listening.to(this::refresh, navigator.party(), navigator.lookingAround().view());
        refresh();
    }

    public void deactivate() {
        listening.stop();
        follow(Optional.empty());
    }

    public void sit(TableId table) {
        party.ifPresent(there -> there.attend(table));
    }

    public void sitAnywhere() {
        navigator.sitAnywhere();
    }

    public void openTable() {
        navigator.openTable();
    }

    public void waitForSeat() {
        party.ifPresent(there ->
                there.hostLobby().waitForSeat(navigator.me().profile().get().badge()));
    }

    public void again() {
        party.ifPresent(Party::connectAgain);
    }

    /// Tries another address or invite, or the same address again.
    ///
    /// @return why that is none; empty where it is one
    public String again(String typed) {
        if (door.get()
                .address()
                .filter(typed.strip()::equals)
                .filter(same -> !same.isEmpty())
                .isPresent()) {
            again();
            return "";
        }
        try {
            if (Invite.isMeant(typed)) {
                navigator.join(Invite.parse(typed));
            } else {
                navigator.join(HostAddress.parse(typed));
            }
            return "";
        } catch (MalformedAddress e) {
            return reasons.malformed(e.reason());
        }
    }

    public void goHome() {
        navigator.leave();
    }

    private void follow(Optional<Party> other) {
        if (party.equals(other)) {
            return;
        }
        visiting.stop();
        party = other;
        party.ifPresent(there -> visiting.to(
                this::refresh,
                there.connection(),
                there.hostLobby().tables(),
                there.problem(),
                there.knocking().doorstep(),
                there.hostLobby().organised(),
                there.hostLobby().waiting()));
    }

    private void refresh() {
        follow(navigator.party().get());
        door.set(party.map(this::at).orElseGet(() -> busy(words.say("door.opening"), "")));
    }

    private DoorState at(Party there) {
        boolean own = navigator.ownHost().isOpen();
        return switch (there.connection().get()) {
            case Connection.Idle _ -> busy(words.say("door.opening"), "");
            case Connection.Connecting(var address, int attempt) ->
                own
                        ? busy(words.say("door.opening"), "")
                        : connecting(there, address, words.say("door.connecting.hint"));
            case Connection.Waiting(var address, int attempt, var until, var why) ->
                connecting(there, address, reasons.loss(why, address));
            case Connection.Failed(var address, var why) -> failed(there, address, why);
            case Connection.Ended(var address, var why, var versions, String program) ->
                closed(
                        words.say("door.ended", address.toString()),
                        reasons.closed(why, versions, program),
                        why != HostMessage.CloseReason.OTHER_VERSION,
                        Optional.empty());
            case Connection.Connected(var address, var _, var welcome) ->
                own ? busy(words.say("door.opening"), "") : open(there, welcome.hostName());
        };
    }

    /// A host that is heard has a name.
    private DoorState connecting(Party there, HostAddress address, String detail) {
        String host = navigator
                .lookingAround()
                .heard(there.location().pinnedKey())
                .map(found -> found.beacon().name())
                .orElseGet(address::toString);
        return busy(words.say("door.connecting", host), detail);
    }

    /// Another key than the one that was asked for is a warning; only a new invite leads on. A host that is heard,
    /// and whose door stays shut is likely behind its own firewall.
    private DoorState failed(Party there, HostAddress address, LinkListener.LossReason why) {
        if (why == LinkListener.LossReason.OTHER_KEY
                && there.location().pinnedKey().isPresent()) {
            return mending(words.say("door.wrong-key"), words.say("door.wrong-key.detail", address.toString()), "");
        }
        String detail = navigator
                .lookingAround()
                .heard(there.location().pinnedKey())
                .filter(found -> why.isUnreachable())
                .map(found -> words.say("door.shut", found.beacon().name()))
                .orElseGet(() -> reasons.loss(why, address));
        return mending(words.say("door.failed", address.toString()), detail, address.withPort());
    }

    private DoorState mending(String title, String detail, String tried) {
        return closed(title, detail, true, Optional.of(tried));
    }

    private DoorState open(Party there, String host) {
        Optional<List<TableSummary>> tables = there.hostLobby().tables().get();
        if (tables.isEmpty()) {
            return busy(words.say("door.asking", host), "");
        }
        Optional<Knocking.Doorstep> doorstep = there.knocking().doorstep().get();
        if (doorstep.isPresent()) {
            Optional<DoorState.Row> table = tables.get().stream()
                    .filter(one -> one.id().equals(doorstep.get().table()))
                    .findFirst()
                    .map(one -> row(one, false));
            return busy(
                    words.say("door.knocking", table.map(DoorState.Row::name).orElse("")),
                    words.say("door.knock.wait"),
                    words.say("door.withdraw"),
                    table);
        }
        // A player who comes for one table does not choose among them, and would only wonder at what flashes by.
        if (there.isOnTheWay() && there.problem().get().isEmpty()) {
            return busy(words.say("door.asking", host), "");
        }
        List<DoorState.Row> rows = tables.get().stream()
                .map(table -> row(table, there.knocking().isKnockedAt(table)))
                .toList();
        String title = words.say("door.tables", host, rows.size());
        String detail = there.problem()
                .get()
                .map(problem -> reasons.problem(problem, there.state().get()))
                .orElse(words.say(hint(there, rows)));
        boolean room = rows.size() > 1 && tables.get().stream().anyMatch(TableSummary::isOpen);
        return new DoorState(
                title,
                detail,
                false,
                false,
                rows,
                room,
                true,
                seating(there),
                words.say("home"),
                Optional.empty(),
                Optional.empty());
    }

    private static String hint(Party there, List<DoorState.Row> rows) {
        if (seating(there) == DoorState.Seating.WAITING) {
            return "door.waiting";
        }
        return rows.isEmpty() ? "door.none" : "door.choose";
    }

    private static DoorState.Seating seating(Party there) {
        if (there.hostLobby().waiting().get()) {
            return DoorState.Seating.WAITING;
        }
        return there.hostLobby().organised().get().isPresent() ? DoorState.Seating.OFFERED : DoorState.Seating.NONE;
    }

    private DoorState.Row row(TableSummary table, boolean knock) {
        if (!table.isReadable()) {
            return row(table, words.say("door.newer"), "");
        }
        String goesOn = table.playing() ? words.say("games.playing") : words.say("door.free", table.freeSeats());
        String state = table.locked() ? goesOn + " · " + words.say("door.locked") : goesOn;
        String action = knock ? "door.knock" : table.isOpen() ? "games.join" : "games.watch";
        return row(table, state, words.say(action));
    }

    private DoorState.Row row(TableSummary table, String state, String action) {
        return new DoorState.Row(
                table.id(),
                TableNames.of(words, table.name().text()),
                DoorState.Seated.at(table),
                table.players().isEmpty() ? words.say("door.nobody") : words.list(table.players()),
                new LogWords(words).rules(table.settings()),
                state,
                action,
                table.isOpen());
    }

    private DoorState busy(String title, String detail) {
        return busy(title, detail, words.say("knock.withdraw"), Optional.empty());
    }

    private static DoorState busy(String title, String detail, String leave, Optional<DoorState.Row> knockedAt) {
        return new DoorState(
                title,
                detail,
                true,
                false,
                List.of(),
                false,
                false,
                DoorState.Seating.NONE,
                leave,
                knockedAt,
                Optional.empty());
    }

    private DoorState closed(String title, String detail, boolean again, Optional<String> tried) {
        return new DoorState(
                title,
                detail,
                false,
                again,
                List.of(),
                false,
                false,
                DoorState.Seating.NONE,
                words.say("home"),
                Optional.empty(),
                tried);
    }
}
