package cantstop.client.fake;

import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.FxBridge;
import cantstop.client.model.party.GuestFactory;
import cantstop.client.model.party.Party;
import cantstop.client.model.profile.LastVisit;
import cantstop.client.model.profile.Profile;
import cantstop.client.model.profile.WindowPlace;
import cantstop.engine.Actor;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Column;
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
import cantstop.protocol.LogVersion;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.SeenGames;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// An evening with everything outside it faked: Anna at this laptop, Ben at another.
public final class FakeVisit {
    public static final Person ANNA = new Person(new Key("a".repeat(64)), 0);
    public static final Person NEW_ANNA = new Person(new Key("e".repeat(64)), 0);
    public static final Person BEN = new Person(new Key("b".repeat(64)), 0);
    public static final Person CLEO = new Person(new Key("c".repeat(64)), 0);
    public static final Badge ANNAS = new Badge(new PlayerName("Anna"), Colour.ORANGE, Shape.CIRCLE);
    public static final Badge BENS = new Badge(new PlayerName("Ben"), Colour.BLUE, Shape.SQUARE);
    public static final Badge CLEOS = new Badge(new PlayerName("Cleo"), Colour.GREEN, Shape.TRIANGLE);

    /// Where Ben hosts.
    public static final HostAddress BENS_HOST = new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT);

    public final Later later = new Later();
    public final FakeHosts hosts = new FakeHosts();
    public final FakeSeen seen = new FakeSeen();
    public final FakeNeighbours neighbours = new FakeNeighbours();
    public final List<Profile> kept = new ArrayList<>();
    public final List<FakeGuest> guests = new ArrayList<>();
    public final Words words;
    public final Navigator navigator;
    public boolean failing;

    public FakeVisit() {
        this(Locale.ENGLISH);
    }

    public FakeVisit(Locale locale) {
        this(Words.of(locale));
    }

    public FakeVisit(Words words) {
        this.words = words;
        navigator = new Navigator(
                ANNA,
                new Profile(ANNAS, List.of(), WindowPlace.DEFAULT, Optional.empty()),
                words,
                new Arrivals(),
                hosts,
                neighbours,
                new FxBridge(later),
                kept::add);
    }

    /// Whoever sits in front of this laptop: Anna, or who she has become.
    private final class Arrivals implements GuestFactory {
        private Person me = ANNA;

        @Override
        public Arrival arrive(ClientListener listener) {
            FakeGuest guest = new FakeGuest(me, listener);
            if (failing) {
                guest.failing();
            }
            guests.add(guest);
            return new Arrival(guest, guest::disconnect);
        }

        @Override
        public Optional<SeenGames> seen() {
            return Optional.of(seen);
        }

        @Override
        public CompletionStage<Person> renew() {
            me = NEW_ANNA;
            return CompletableFuture.completedFuture(me);
        }
    }

    /// Anna hosts and is in her lobby.
    public FakeVisit hosting() {
        navigator.hostAGame();
        later.run();
        return this;
    }

    /// Anna has come to Ben's host, where he sits at a table of his own; which tables there are she is not told
    /// yet.
    public FakeVisit atBens() {
        navigator.join(BENS_HOST);
        later.run();
        guest().opened(new TableName("Ben’s game"), Settings.DEFAULT, BEN, BENS);
        return this;
    }

    /// Anna had a seat at Ben’s when her program ended.
    public FakeVisit seatedAtBensBefore() {
        LastVisit last = new LastVisit(BENS_HOST, FakeGuest.HOST_KEY, FakeGuest.TABLE, "Ben’s game");
        navigator.me().change(navigator.me().profile().get().withVisit(Optional.of(last)));
        return this;
    }

    /// The host says that it has these tables.
    public FakeVisit listing(TableId... tables) {
        return lists(Stream.of(tables).map(id -> summary(id)).toArray(TableSummary[]::new));
    }

    public FakeVisit lists(TableSummary... tables) {
        guest().lists(tables);
        later.run();
        return this;
    }

    /// Ben's table, which every program can read.
    public static TableSummary summary(TableId id) {
        return summary(id, LogVersion.FIRST);
    }

    /// Ben's table.
    ///
    /// @param readableBy the lowest version of a log's format that can say all of it
    public static TableSummary summary(TableId id, int readableBy) {
        return new TableSummary(
                id,
                new TableName("T"),
                Settings.DEFAULT,
                List.of("Ben"),
                List.of(),
                false,
                false,
                0,
                Epoch.FIRST,
                null,
                readableBy);
    }

    /// Ben has sat down at Anna's table.
    public FakeVisit withBen() {
        guest().act(new Actor.Guest(BEN), new Command.SitDown(Seat.of(1), BENS));
        guest().present(ANNA, BEN);
        later.run();
        return this;
    }

    public FakeVisit withCleo() {
        guest().act(new Actor.Guest(CLEO), new Command.SitDown(Seat.of(2), CLEOS));
        guest().present(ANNA, BEN, CLEO);
        later.run();
        return this;
    }

    public FakeVisit withBot() {
        Badge robo = new Badge(new PlayerName(words.say("bot.name")), Colour.PURPLE, Shape.DIAMOND);
        party().ask(new Command.SeatBot(Seat.of(3), Bots.RULE_OF_28, robo));
        later.run();
        return this;
    }

    /// The game has begun and Anna is to roll.
    public FakeVisit annaStarts() {
        guest().dice(6, 6);
        guest().table().occupied().stream().skip(1).forEach(seat -> guest().dice(1, 2));
        party().ask(new Command.Start());
        later.run();
        return this;
    }

    /// Anna rolls these dice.
    public FakeVisit annaRolls(int... dice) {
        guest().dice(dice);
        party().move(new TurnMove.RollDice());
        later.run();
        return this;
    }

    public FakeVisit annaTakes(int... columns) {
        party().move(new TurnMove.Choose(columns(columns)));
        later.run();
        return this;
    }

    public FakeVisit annaStops() {
        party().move(new TurnMove.Stop());
        later.run();
        return this;
    }

    /// Ben rolls these dice, takes these columns and stops.
    public FakeVisit bensTurn(List<Integer> dice, int... columns) {
        dice.forEach(die -> guest().dice(die));
        turn(BEN, new TurnMove.RollDice());
        turn(BEN, new TurnMove.Choose(columns(columns)));
        turn(BEN, new TurnMove.Stop());
        later.run();
        return this;
    }

    public void turn(Person person, TurnMove move) {
        guest().act(new Actor.Guest(person), new Command.Turn(guest().table().sequence(), move));
        later.run();
    }

    public FakeGuest guest() {
        return guests.getLast();
    }

    public Party party() {
        return navigator.party().get().orElseThrow();
    }

    public static List<Column> columns(int... numbers) {
        return IntStream.of(numbers).mapToObj(Column::of).toList();
    }
}
