package cantstop.client.extras.watch;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.Later;
import cantstop.client.model.party.FxBridge;
import cantstop.client.model.party.GuestFactory;
import cantstop.client.model.party.Party;
import cantstop.engine.Actor;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.TurnMove;
import cantstop.engine.bot.Bots;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Invite;
import cantstop.protocol.LogVersion;
import cantstop.protocol.TableSummary;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/// A host with tables, as a spectator's connections see it: the first one hears the list, each other one a table.
final class WatchHost {
    static final HostAddress ADDRESS = new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT);

    private static final Badge ROBOS = new Badge(new PlayerName("Robo"), Colour.PURPLE, Shape.DIAMOND);

    final Later later = new Later();
    final List<FakeGuest> connections = new ArrayList<>();
    final Spectator watching = new Spectator(this::spectator, ADDRESS, Optional.of(FakeGuest.HOST_KEY));

    private CompletionStage<Party> spectator() {
        Person nobody =
                new Person(new Key(Integer.toHexString(connections.size()).repeat(64)), 0);
        return CompletableFuture.completedFuture(new Party(
                nobody,
                listener -> {
                    FakeGuest guest = new FakeGuest(nobody, listener);
                    connections.add(guest);
                    return new GuestFactory.Arrival(guest, guest::disconnect);
                },
                new FxBridge(later)));
    }

    WatchHost lists(String... tables) {
        connections
                .getFirst()
                .lists(List.of(tables).stream().map(WatchHost::summary).toArray(TableSummary[]::new));
        later.run();
        return this;
    }

    private static TableSummary summary(String name) {
        return new TableSummary(
                id(name),
                new TableName(name),
                Settings.DEFAULT,
                List.of("Anna", "Ben"),
                List.of(),
                true,
                false,
                0,
                Epoch.FIRST,
                null,
                LogVersion.FIRST);
    }

    static TableId id(String name) {
        return new TableId("%032x".formatted(name.hashCode()));
    }

    /// The connection to the table that was listed at this place, counted from 1, with Anna and Ben in a game there.
    FakeGuest playing(int place, String name) {
        FakeGuest table = connections.get(place);
        table.opened(new TableName(name), Settings.DEFAULT, FakeVisit.ANNA, FakeVisit.ANNAS);
        table.act(new Actor.Guest(FakeVisit.BEN), new Command.SitDown(Seat.of(1), FakeVisit.BENS));
        table.dice(6, 6, 1, 2);
        table.act(new Actor.Guest(FakeVisit.ANNA), new Command.Start());
        table.attend(id(name));
        later.run();
        return table;
    }

    /// The same with four at the table, and Anna at the start of it.
    FakeGuest playingFour(int place, String name) {
        FakeGuest table = connections.get(place);
        table.opened(new TableName(name), Settings.DEFAULT, FakeVisit.ANNA, FakeVisit.ANNAS);
        table.act(new Actor.Guest(FakeVisit.BEN), new Command.SitDown(Seat.of(1), FakeVisit.BENS));
        table.act(new Actor.Guest(FakeVisit.CLEO), new Command.SitDown(Seat.of(2), FakeVisit.CLEOS));
        table.act(new Actor.Guest(FakeVisit.ANNA), new Command.SeatBot(Seat.of(3), Bots.RULE_OF_28, ROBOS));
        startsAgain(table);
        table.attend(id(name));
        later.run();
        return table;
    }

    /// The four begin a game there, Anna first.
    void startsAgain(FakeGuest table) {
        table.dice(6, 6, 1, 2, 1, 2, 1, 2);
        table.act(new Actor.Guest(FakeVisit.ANNA), new Command.Start());
    }

    /// Anna rolls these dice and takes these columns.
    void annaTakes(FakeGuest table, List<Integer> dice, int... columns) {
        dice.forEach(table::dice);
        move(table, new TurnMove.RollDice());
        move(table, new TurnMove.Choose(FakeVisit.columns(columns)));
    }

    /// Ben loses two steps, and Anna wins with 2, 12 and 3.
    void annaWins(FakeGuest table) {
        for (int i = 0; i < 3; i++) {
            annaTakes(table, List.of(1, 1, 6, 6), 2, 12);
        }
        move(table, new TurnMove.Stop());
        bensBust(table);
        for (int i = 0; i < 2; i++) {
            annaTakes(table, List.of(1, 2, 1, 2), 3, 3);
        }
        annaTakes(table, List.of(1, 2, 6, 1), 3, 7);
        move(table, new TurnMove.Stop());
    }

    private void bensBust(FakeGuest table) {
        List.of(3, 4, 5, 2, 1, 1, 1, 1).forEach(table::dice);
        for (TurnMove move : List.of(
                new TurnMove.RollDice(), new TurnMove.Choose(FakeVisit.columns(7, 7)), new TurnMove.RollDice())) {
            table.act(
                    new Actor.Guest(FakeVisit.BEN),
                    new Command.Turn(table.table().sequence(), move));
        }
        later.run();
    }

    void move(FakeGuest table, TurnMove move) {
        table.act(
                new Actor.Guest(FakeVisit.ANNA), new Command.Turn(table.table().sequence(), move));
        later.run();
    }

    String shown() {
        return watching.shown()
                .get()
                .map(party -> party.state().get().name().text())
                .orElse("");
    }

    /// The way to it.
    static Optional<Invite> invite() {
        return Optional.of(
                new Invite(List.of(new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT)), FakeVisit.ANNA.key()));
    }
}
