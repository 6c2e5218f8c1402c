package cantstop.host;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.Phase;
import cantstop.engine.PlayerName;
import cantstop.engine.Rules;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.bot.Bots;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.HostInfo;
import cantstop.host.environment.Journal;
import cantstop.host.environment.MemoryJournal;
import cantstop.host.environment.Pace;
import cantstop.host.environment.Workers;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.ClientHalf;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.HostLink;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.MemoryLogStore;
import cantstop.protocol.client.RacingDialer;
import cantstop.protocol.client.RivalWatch;
import cantstop.protocol.client.Takeover;
import cantstop.protocol.client.discovery.HostDiscovery;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.EventCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Somebody's laptop: the core of the client half, a store of the logs it saw, and a host where it is asked
/// for one. It does by itself what a window does: it opens a host when it is named as successor.
public final class Laptop implements ClientListener {
    public MemoryLogStore store = new MemoryLogStore();
    public final List<HostMessage.Succession> successions = new ArrayList<>();
    public final List<HostMessage.Gathering> gatherings = new ArrayList<>();
    public final List<HostMessage.Absences> absences = new ArrayList<>();
    public final List<Answer> answers = new ArrayList<>();
    public MemoryJournal journal = new MemoryJournal(Laptop::read);
    public ClientHalf half;
    public Connection connection = new Connection.Idle();
    public Optional<Takeover> vacancy = Optional.empty();
    public List<LogEntry> log = List.of();
    public TableState state = Rules.unopened();
    public boolean willing = true;
    public boolean diskReads = true;

    /// Whether it goes as soon as the log names somebody else as host.
    public boolean leavesToTheSuccessor;
    public int branched;
    private int hosted;
    private final Lan lan;
    private final char letter;
    private final Optional<HandSigner> identity;
    private String ip;
    private @Nullable HostCore core;
    private @Nullable RivalWatch watch;
    private @Nullable HostAddress address;

    public Laptop(Lan lan, char letter, Optional<HandSigner> identity) {
        this.lan = lan;
        this.letter = letter;
        this.identity = identity;
        ip = "10.0.0." + (letter - 'a' + 1);
        half = newHalf();
    }

    /// The disk forgets the end of a table, or all of it; the key stays.
    ///
    /// @param kept how many events it still has
    public Laptop forgets(TableId table, int kept) {
        List<LogEntry> left = store.load(table).after(0).subList(0, kept);
        journal = new MemoryJournal(Laptop::read);
        store = new MemoryLogStore();
        if (kept > 0) {
            Log log = new Log();
            left.forEach(entry -> log.append(entry.event(), entry.bytes()));
            left.forEach(entry -> store.append(table, entry));
            journalHas(log);
        }
        return this;
    }

    /// This log stands in the journal of the host here.
    public void journalHas(Log log) {
        journal.write(
                List.of(new Journal.Page(
                        log.after(0).stream().map(HostMessage.Entry::of).toList(), log.state())),
                _ -> {});
    }

    private static Event read(byte[] bytes) {
        try {
            return EventCodec.decode(bytes);
        } catch (BreachException e) {
            throw new IllegalStateException(e);
        }
    }

    private ClientHalf newHalf() {
        return new ClientHalf(
                lan.timers,
                new Random(letter),
                new RacingDialer(this::dial),
                HostDiscovery.NONE,
                store,
                this,
                VersionRange.OURS,
                "test",
                identity);
    }

    public Key key() {
        return identity.map(HandSigner::key)
                .orElseGet(() -> new Key(String.valueOf(letter).repeat(64)));
    }

    public HandSigner signer() {
        return identity.orElseThrow();
    }

    public Person person() {
        return new Person(key(), 0);
    }

    public String ip() {
        return ip;
    }

    /// It has another address from now on.
    public void moves(String to) {
        ip = to;
    }

    public HostCore core() {
        if (core == null) {
            throw new IllegalStateException("no host on " + letter);
        }
        return core;
    }

    /// Opens a host here.
    public HostAddress hosts() {
        Random dice = new Random(letter);
        core = new HostCore(
                new HostEnvironment(
                        lan.timers,
                        (count, fallen) ->
                                fallen.accept(dice.ints(count, 1, 7).boxed().toList()),
                        identity.orElseGet(() -> new NoHand(key())),
                        journal(),
                        new Workers() {
                            @Override
                            public <T> void work(Supplier<T> work, Consumer<T> done) {
                                done.accept(work.get());
                            }
                        },
                        new SplittableRandom(letter + 1_000L * ++hosted),
                        Bots::named),
                new HostInfo(key(), "Laptop " + letter, "test"),
                Pace.FOR_PEOPLE);
        address = lan.listen(this);
        return address;
    }

    private Journal journal() {
        return new Journal() {
            @Override
            public void write(List<Page> pages, Consumer<Outcome> done) {
                journal.write(pages, done);
            }

            @Override
            public void read(TableId table, Consumer<Reading> done) {
                if (diskReads) {
                    journal.read(table, done);
                } else {
                    done.accept(new Reading.Unreadable());
                }
            }
        };
    }

    /// Opens a host and a table there.
    public Laptop opensTable() {
        half.connect(hosts(), null);
        lan.settles();
        half.openTable(new TableName("The table"), Settings.DEFAULT, 0, badge());
        lan.settles();
        return this;
    }

    /// Joins the table of another laptop and sits down.
    public Laptop joins(Laptop host) {
        visits(host).asks(new Command.SitDown(null, badge()));
        lan.settles();
        return this;
    }

    /// The host here watches for others that lead its tables, too, where its guests were.
    public Laptop watches() {
        return watches(List::of);
    }

    /// The same, also where others' beacons come from.
    public Laptop watches(Supplier<List<HostAddress>> beacons) {
        ignores();
        watch = new RivalWatch(
                lan.timers,
                new Random(letter),
                this::dialsAsAStranger,
                this::dial,
                "test",
                key(),
                new RivalWatch.Host() {
                    @Override
                    public void incomplete(Consumer<List<RivalWatch.Incomplete>> answer) {
                        answer.accept(core().incomplete().stream()
                                .map(table -> new RivalWatch.Incomplete(
                                        table.state(),
                                        Stream.concat(table.where().stream(), beacons.get().stream())
                                                .distinct()
                                                .toList()))
                                .toList());
                    }

                    @Override
                    public void found(RivalWatch.Rival rival) {
                        core().rival(rival);
                    }
                });
        watch.start();
        return this;
    }

    /// The host here watches for no others any more.
    public void ignores() {
        if (watch != null) {
            watch.stop();
        }
    }

    private HostLink dialsAsAStranger(HostAddress to, LinkListener listener) {
        return lan.dial(this, new Key("e".repeat(63) + letter), to, listener);
    }

    private HostLink dial(HostAddress to, LinkListener listener) {
        return lan.dial(this, to, listener);
    }

    /// This laptop as another host that sends this log.
    public RivalWatch.Rival asRival(Log log) {
        return new RivalWatch.Rival(new HostAddress(ip(), HostAddress.DEFAULT_PORT), key(), log);
    }

    /// Opens a table at the host of another laptop.
    public Laptop opensTableAt(Laptop host) {
        half.connect(host.address(), null);
        lan.settles();
        half.openTable(new TableName("The table"), Settings.DEFAULT, 0, badge());
        lan.settles();
        return this;
    }

    /// Attends a table at the host of another laptop.
    public Laptop visits(Laptop host, TableId table) {
        half.connect(host.address(), null);
        half.attend(table);
        lan.settles();
        return this;
    }

    /// Attends the table of another laptop.
    public Laptop visits(Laptop host) {
        return visits(host, host.state.id());
    }

    public HostAddress address() {
        if (address == null) {
            throw new IllegalStateException("no host on " + letter);
        }
        return address;
    }

    /// Goes on as host with the table that is attended, as the button in the banner does.
    public Laptop goesOn() {
        beginsToGoOn();
        lan.settles();
        return this;
    }

    /// The same, and what follows is still on its way.
    public void beginsToGoOn() {
        HostAddress own = hosts();
        core().gather(state.id());
        half.goOnAt(own, key());
    }

    /// The program is started anew, days later: only what was kept is there.
    public Laptop restarts(TableId table) {
        half.disconnect();
        half = newHalf();
        connection = new Connection.Idle();
        vacancy = Optional.empty();
        state = Rules.unopened();
        Log kept = store.load(table);
        state = kept.state();
        log = List.copyOf(kept.after(0));
        return this;
    }

    public Badge badge() {
        return new Badge(new PlayerName("P" + letter), Colour.ORANGE, Shape.CIRCLE);
    }

    public void asks(Command command) {
        half.submit(0, command);
    }

    /// Makes the first move that may be made, where it is this laptop's turn.
    ///
    /// @return whether it was
    public boolean moves() {
        boolean mine = beginsToMove();
        if (mine) {
            lan.settles();
        }
        return mine;
    }

    /// The same, and what follows is still on its way.
    public boolean beginsToMove() {
        GameState game = state.playing().orElse(null);
        if (game == null || !game.isWaitingForMover()) {
            return false;
        }
        boolean mine = state.seatOf(person()).filter(game.mover()::equals).isPresent();
        if (mine) {
            TurnMove move = switch (game.phase()) {
                case Phase.ToChoose _ ->
                    new TurnMove.Choose(game.options().getFirst().columns());
                case Phase.ToGoOn _ when game.mayStop() -> new TurnMove.Stop();
                default -> new TurnMove.RollDice();
            };
            asks(new Command.Turn(state.sequence(), move));
        }
        return mine;
    }

    /// That event is the beginning of the second epoch, which this laptop's host leads.
    public void hasBegun(Event.EpochBegan epoch) {
        assertThat(epoch.epoch()).isEqualTo(new Epoch(2));
        assertThat(epoch.hostKey()).isEqualTo(key());
    }

    public boolean isAt(Laptop host) {
        return connection instanceof Connection.Connected connected
                && connected.hostKey().equals(host.key());
    }

    public boolean isOnTheWayTo(Laptop host) {
        return connection instanceof Connection.Connecting(var to, int _) && to.equals(host.address());
    }

    @Override
    public void connectionChanged(Connection now) {
        connection = now;
    }

    @Override
    public void tablesListed(List<TableSummary> tables) {}

    @Override
    public void attending(TableId table, List<LogEntry> entries, TableState now, boolean setAside) {
        log = entries;
        state = now;
        branched += setAside ? 1 : 0;
    }

    @Override
    public void happened(LogEntry entry, TableState after) {
        List<LogEntry> longer = new ArrayList<>(log);
        longer.add(entry);
        log = List.copyOf(longer);
        state = after;
        if (leavesToTheSuccessor && !state.hostKey().equals(key())) {
            half.disconnect();
        }
    }

    @Override
    public void answered(RequestId request, Answer answer) {
        answers.add(answer);
    }

    @Override
    public void noticed(HostMessage.Notice notice) {
        switch (notice) {
            case HostMessage.Succession said -> {
                successions.add(said);
                if (said.stage() == HostMessage.SuccessionStage.NAMED
                        && said.successor().key().equals(key())) {
                    takesOver(said);
                }
            }
            case HostMessage.Gathering said -> gatherings.add(said);
            case HostMessage.Absences said -> absences.add(said);
            default -> {}
        }
    }

    private void takesOver(HostMessage.Succession said) {
        if (!willing) {
            half.say(table -> new ClientMessage.HandOver(table, new HandOverStep.CallOff()));
            return;
        }
        HostAddress own = hosts();
        core().succeed(said.table(), state.epoch().next());
        half.hint(own, key());
        half.say(table -> new ClientMessage.HandOver(table, new HandOverStep.Listening(List.of(own))));
    }

    @Override
    public void vacant(Optional<Takeover> now) {
        vacancy = now;
    }

    public HostMessage.Succession lastSuccession() {
        return successions.getLast();
    }

    public HostMessage.Gathering lastGathering() {
        return gatherings.getLast();
    }

    public List<Event> events() {
        return log.stream().map(LogEntry::event).toList();
    }
}
