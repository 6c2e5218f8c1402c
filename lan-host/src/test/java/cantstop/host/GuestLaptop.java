package cantstop.host;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.Phase;
import cantstop.engine.PlayerName;
import cantstop.engine.Rules;
import cantstop.engine.Shape;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
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
import cantstop.protocol.client.Rollback;
import cantstop.protocol.client.Takeover;
import cantstop.protocol.client.discovery.HostDiscovery;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// The guest's side of a laptop: the core of the client half, a store of the logs it saw, and all that it has heard.
public abstract class GuestLaptop implements ClientListener {
    public MemoryLogStore store = new MemoryLogStore();
    public final List<HostMessage.Succession> successions = new ArrayList<>();
    public final List<HostMessage.Gathering> gatherings = new ArrayList<>();
    public final List<HostMessage.Absences> absences = new ArrayList<>();
    public final List<Answer> answers = new ArrayList<>();
    public ClientHalf half;
    public Connection connection = new Connection.Idle();
    public Optional<Takeover> vacancy = Optional.empty();
    public List<LogEntry> log = List.of();
    public TableState state = Rules.unopened();

    /// Whether it goes as soon as the log names somebody else as host.
    public boolean leavesToTheSuccessor;
    public int branched;

    /// Whether the host that gathers asks to go on without the end of the copy here.
    public boolean rollbackAsked;
    final Lan lan;
    final char letter;
    final Optional<HandSigner> identity;

    GuestLaptop(Lan lan, char letter, Optional<HandSigner> identity) {
        this.lan = lan;
        this.letter = letter;
        this.identity = identity;
        half = newHalf();
    }

    /// This laptop, as the network knows it.
    abstract Laptop laptop();

    /// This laptop is to be the next host.
    abstract void isNamed(HostMessage.Succession said);

    final ClientHalf newHalf() {
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

    HostLink dial(HostAddress to, LinkListener listener) {
        return lan.dial(laptop(), to, listener);
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
                    isNamed(said);
                }
            }
            case HostMessage.Gathering said -> gatherings.add(said);
            case HostMessage.Absences said -> absences.add(said);
            default -> {}
        }
    }

    @Override
    public void vacant(Optional<Takeover> now) {
        vacancy = now;
    }

    @Override
    public void rollbackAsked(Optional<Rollback> asked) {
        rollbackAsked = asked.isPresent();
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
