package cantstop.client.wholegame;

import cantstop.engine.Badge;
import cantstop.engine.Chair;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.HeuristicBot;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.MemoryLogStore;
import cantstop.protocol.client.net.GuestConnection;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/// A guest without a window: a real client half over a real socket that attends the first table it is shown, sits
/// down and plays by the Rule of 28 until the game is over.
final class BotGuest implements ClientListener, AutoCloseable {
    private final Person person;
    private final Badge badge;
    private final GuestConnection guest;
    private final Bot bot = HeuristicBot.RULE_OF_28;
    private final SplittableRandom random = new SplittableRandom(7);
    private final List<LogEntry> log = new CopyOnWriteArrayList<>();
    private final List<Answer> refusals = new CopyOnWriteArrayList<>();
    private final CompletableFuture<Seat> seated = new CompletableFuture<>();
    private final CompletableFuture<TableState> finished = new CompletableFuture<>();
    private long moved = -1;
    private volatile boolean attends;
    private volatile @Nullable Settings opening;

    BotGuest(String name, Colour colour, Shape shape) {
        Identity identity = Identity.fresh();
        person = new Person(identity.key(), 0);
        badge = new Badge(new PlayerName(name), colour, shape);
        guest = GuestConnection.open(identity, this, new MemoryLogStore(), "test");
    }

    void join(HostAddress address) {
        guest.connect(address, null);
        guest.listTables();
    }

    /// Connects and opens a table of its own.
    void open(HostAddress address, Settings settings) {
        attends = true;
        guest.connect(address, null);
        opening = settings;
    }

    /// Begins the game, as the table's owner.
    void start() {
        var _ = guest.submit(0, new Command.Start());
    }

    /// Done once it sits.
    CompletableFuture<Seat> seated() {
        return seated;
    }

    /// The table when the game is over.
    CompletableFuture<TableState> finished() {
        return finished;
    }

    /// The whole log as this guest has it.
    List<LogEntry> log() {
        return List.copyOf(log);
    }

    /// Whatever the host did not do for it.
    List<Answer> refusals() {
        return List.copyOf(refusals);
    }

    @Override
    public void tablesListed(List<TableSummary> tables) {
        if (!attends && !tables.isEmpty()) {
            attends = true;
            guest.attend(tables.getFirst().id());
        }
    }

    @Override
    public void attending(TableId table, List<LogEntry> entries, TableState state, boolean branched) {
        log.clear();
        log.addAll(entries);
        if (state.seatOf(person).isEmpty()) {
            var _ = guest.submit(0, new Command.SitDown(null, badge));
        }
        play(state);
    }

    @Override
    public void happened(LogEntry entry, TableState after) {
        log.add(entry);
        if (entry.event() instanceof Event.Over) {
            finished.complete(after);
        }
        play(after);
    }

    /// Moves once for each decision: what happens beside the game, such as a hand that is opened, asks for no other
    /// move.
    private void play(TableState state) {
        state.seatOf(person).ifPresent(seated::complete);
        GameState game = state.game();
        if (game == null || state.decidedAt() == moved) {
            return;
        }
        if (game.isWaitingForMover() && isMine(state.chair(game.mover()))) {
            moved = state.decidedAt();
            var _ = guest.submit(0, new Command.Turn(state.sequence(), Bots.move(bot, game, random)));
        }
    }

    private boolean isMine(Chair chair) {
        return chair.isOf(person);
    }

    @Override
    public void answered(RequestId request, Answer answer) {
        if (!(answer instanceof Answer.Accepted || answer instanceof Answer.Opened)) {
            refusals.add(answer);
        }
    }

    @Override
    public void connectionChanged(Connection connection) {
        Settings settings = opening;
        if (connection instanceof Connection.Connected && settings != null) {
            opening = null;
            var _ = guest.openTable(new TableName("A whole game"), settings, 0, badge);
        }
    }

    @Override
    public void noticed(HostMessage.Notice notice) {
        // Nothing that is only so now matters to it.
    }

    @Override
    public void close() {
        guest.close();
    }
}
