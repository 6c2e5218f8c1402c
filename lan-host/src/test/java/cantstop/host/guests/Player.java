package cantstop.host.guests;

import cantstop.engine.Badge;
import cantstop.engine.Chair;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.PlayerName;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.bot.Bots;
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
import cantstop.protocol.client.Guest;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.MemoryLogStore;
import cantstop.protocol.client.Takeover;
import cantstop.protocol.client.net.GuestConnection;
import io.netty.channel.EventLoop;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Somebody at a party who never tires: a real client half over a real socket that opens a table or joins one, sits
/// down, and plays game after game by the Rule of 28. As a person would, it looks at the state after every answer
/// and every reconnect and asks for what it wants now; nothing is ever asked for twice by itself.
///
/// Everything happens on its loop; what it knows can be read on any thread.
public final class Player implements ClientListener, AutoCloseable {
    /// Before a player tries again what was declined for now.
    private static final Duration BREATH = Duration.ofMillis(150);

    private final EventLoop loop;
    private final Habits habits;
    private final Person person;
    private final Badge badge;
    private final GuestConnection guest;
    private final Strategy strategy;
    private final SplittableRandom mood;
    private final Memory memory = new Memory();
    private volatile Connection connection = new Connection.Idle();
    private volatile @Nullable TableState state;
    private @Nullable TableName opening;
    private Optional<TableId> joining = Optional.empty();
    private @Nullable RequestId request;
    private long askedAt;
    private long rollsSince;
    private boolean thinking;

    /// Somebody who is not connected yet.
    ///
    /// @param number tells players apart, also in looks and luck
    public Player(EventLoop loop, int number, Habits habits) {
        this(loop, number, habits, Identity.fresh());
    }

    /// Somebody who was there before, will come again, or hosts at times, with this key.
    public Player(EventLoop loop, int number, Habits habits, Identity identity) {
        this.loop = loop;
        this.habits = habits;
        person = new Person(identity.key(), 0);
        badge = new Badge(
                new PlayerName("Player " + number),
                Colour.all().get(number % 4),
                Shape.all().get(number % 4));
        strategy = new Strategy(habits.seats(), person, badge, new SplittableRandom(number));
        mood = new SplittableRandom(-number);
        guest = GuestConnection.on(loop, identity, this, new MemoryLogStore(), "player");
    }

    /// Connects and opens a table.
    public void opens(HostAddress address, String name) {
        loop.execute(() -> {
            opening = new TableName(name);
            guest.connect(address, null);
        });
    }

    /// Connects.
    public void comes(HostAddress address) {
        loop.execute(() -> guest.connect(address, null));
    }

    /// Connects and sits down at a table.
    public void joins(HostAddress address, TableId table) {
        loop.execute(() -> {
            joining = Optional.of(table);
            guest.connect(address, null);
            guest.attend(table);
        });
    }

    /// Asks the host for its tables, to hear whether it is there; see [Memory#lists].
    public void looksRound() {
        guest.listTables();
    }

    /// Its client half, for what no player does by itself.
    public Guest guest() {
        return guest;
    }

    /// Doesn't wait for the next attempt to connect.
    public void retriesNow() {
        guest.retryNow();
    }

    /// Lets a bot play for whoever has to move but is not there; refused where they are.
    public void letsBotPlayForMover() {
        loop.execute(() -> {
            TableState known = state;
            Chair chair = known == null
                    ? null
                    : known.playing().map(game -> known.chair(game.mover())).orElse(null);
            if (chair != null && !chair.isOf(person) && chair.bot() == null) {
                var _ = guest.submit(0, new Command.LetBotPlay(chair.seat(), null, Bots.RULE_OF_28));
            }
        });
    }

    public Person person() {
        return person;
    }

    public Connection connection() {
        return connection;
    }

    public boolean isConnected() {
        return connection instanceof Connection.Connected;
    }

    /// The table as this player knows it; null before anything is known.
    public @Nullable TableState state() {
        return state;
    }

    /// The identity of its table, once it has one.
    public TableId table() {
        return Objects.requireNonNull(state).id();
    }

    public boolean isSeated() {
        TableState known = state;
        return known != null && known.seatOf(person).isPresent();
    }

    /// What it has seen and been told.
    public Memory memory() {
        return memory;
    }

    @Override
    public void close() {
        guest.close();
    }

    @Override
    public String toString() {
        return badge.name().text();
    }

    @Override
    public void connectionChanged(Connection changed) {
        connection = changed;
        request = null;
        if (changed instanceof Connection.Failed(HostAddress address, var why)
                && why == LinkListener.LossReason.SILENT
                && !memory.wasConnected()) {
            // On a machine that is busy with a crowd a first handshake may take longer than people would wait.
            later(BREATH, () -> guest.connect(address, null));
            later(BREATH, () -> joining.ifPresent(guest::attend));
            return;
        }
        memory.connection(changed);
        TableName name = opening;
        if (changed instanceof Connection.Connected && name != null) {
            opening = null;
            guest.openTable(name, Settings.DEFAULT, 0, badge);
        }
    }

    @Override
    public void tablesListed(List<TableSummary> tables) {
        // It was told where to sit.
        memory.listed();
    }

    @Override
    public void attending(TableId table, List<LogEntry> entries, TableState now, boolean branched) {
        memory.attending(entries, branched);
        state = now;
        look();
    }

    @Override
    public void happened(LogEntry entry, TableState after) {
        memory.happened(entry);
        state = after;
        if (request != null && askedAt != 0) {
            habits.stopwatch().took(System.nanoTime() - askedAt);
            askedAt = 0;
        }
        if (rollsSince != 0 && entry.event() instanceof Event.Rolled) {
            habits.rolls().took(System.nanoTime() - rollsSince);
            rollsSince = 0;
        }
        look();
    }

    @Override
    public void answered(RequestId answered, Answer answer) {
        memory.answered(answer);
        if (!answered.equals(request)) {
            return;
        }
        request = null;
        switch (answer) {
            case Answer.Accepted _, Answer.Opened _, Answer.Repeated _, Answer.Rejected _ -> look();
            case Answer.Declined(Answer.Reason reason) -> {
                if (reason != Answer.Reason.NOT_CONNECTED) {
                    later(BREATH, this::look);
                }
            }
        }
    }

    @Override
    public void noticed(HostMessage.Notice notice) {
        memory.noticed(notice);
    }

    @Override
    public void vacant(Optional<Takeover> takeover) {
        memory.vacant(takeover);
    }

    /// Looks at the table and asks for what it wants there now; a move takes its time.
    private void look() {
        TableState seen = state;
        if (seen == null || request != null || thinking || !isConnected()) {
            return;
        }
        Command wish = strategy.command(seen);
        if (wish == null) {
            return;
        }
        Duration think =
                wish instanceof Command.Turn ? Habits.uneven(habits.think().get(), mood) : Duration.ZERO;
        if (think.isZero()) {
            ask(wish);
        } else {
            thinking = true;
            later(think, () -> {
                thinking = false;
                TableState now = state;
                Command still = now == null || request != null || !isConnected() ? null : strategy.command(now);
                if (still != null) {
                    ask(still);
                }
            });
        }
    }

    private void ask(Command wish) {
        askedAt = System.nanoTime();
        rollsSince = wish instanceof Command.Turn turn && turn.move() instanceof TurnMove.RollDice ? askedAt : 0;
        request = guest.submit(0, wish);
    }

    private void later(Duration delay, Runnable task) {
        var _ = loop.schedule(task, delay.toNanos(), TimeUnit.NANOSECONDS);
    }
}
