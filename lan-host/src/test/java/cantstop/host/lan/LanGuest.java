package cantstop.host.lan;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.PlayerName;
import cantstop.engine.Refusal;
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
import cantstop.protocol.MalformedAddress;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.MemoryLogStore;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.Lookout;
import cantstop.protocol.client.net.GuestConnection;
import cantstop.protocol.client.net.NetworkLookout;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/// Somebody who finds a host as a window would, connects under the key that its beacon named, and plays one
/// game by the Rule of 28, or only looks on. Everything but [#end] happens on the threads of its connection and
/// its lookout.
final class LanGuest implements ClientListener, AutoCloseable {
    private static final int SEATS = 3;

    /// Before each move, so that whoever comes late comes to a game and not to its end.
    private static final Executor PAUSE = CompletableFuture.delayedExecutor(10, TimeUnit.MILLISECONDS);

    private final Identity identity = Identity.fresh();
    private final Person me = new Person(identity.key(), 0);
    private final Badge badge;
    private final Role role;
    private final String table;
    private final GuestConnection guest;
    private final NetworkLookout lookout = new NetworkLookout(NetworkLookout.Ears.ofThisMachine(), identity::key);
    private final Bot bot = HeuristicBot.RULE_OF_28;
    private final SplittableRandom random;
    private final CompletableFuture<String> end = new CompletableFuture<>();
    private boolean joined;
    private boolean placed;
    private boolean started;
    private @Nullable GameState asked;
    private @Nullable TableState latest;
    private volatile Runnable connecting = () -> {};
    private int again = 5;
    private volatile long cameAt;
    private volatile long at;

    /// What somebody came for.
    enum Role {
        OPENS,
        PLAYS,
        /// Comes when the game is on.
        COMES_LATE,
        /// Comes whenever that is, and be the game over.
        WATCHES,
        /// Only wants to know what is said of an address.
        TRIES
    }

    /// @param table the name of the table
    LanGuest(String name, Role role, String table) {
        this.role = role;
        this.table = table;
        badge = new Badge(new PlayerName(name), Colour.ORANGE, Shape.CIRCLE);
        random = new SplittableRandom(name.hashCode());
        guest = GuestConnection.open(identity, this, new MemoryLogStore(), "lan");
    }

    void findAndJoin() {
        lookout.look(List.of(), this::seen);
    }

    private void seen(Lookout.View view) {
        if (!joined && !view.hosts().isEmpty()) {
            joined = true;
            FoundHost host = view.hosts().getFirst();
            connecting = () -> {
                guest.connect(host.addresses(), host.key());
                guest.listTables();
            };
            connecting.run();
        }
    }

    void join(String address) {
        try {
            HostAddress there = HostAddress.parse(address);
            connecting = () -> {
                guest.connect(there, null);
                guest.listTables();
            };
            connecting.run();
        } catch (MalformedAddress e) {
            end.complete("failed " + e.reason());
        }
    }

    /// Waits for the end of the game.
    ///
    /// @return "over", the log's sequence there and its digest; or what went wrong
    String end(Duration patience) throws InterruptedException {
        try {
            return end.get(patience.toSeconds(), TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            return "failed: not over in " + patience.toSeconds() + " s, but at event " + at;
        } catch (ExecutionException e) {
            return "failed: " + e.getCause();
        }
    }

    /// The sequence of the table when it was first seen.
    long cameAt() {
        return cameAt;
    }

    @Override
    public void connectionChanged(Connection connection) {
        if (connection instanceof Connection.Failed(var address, var why)) {
            // Six virtual machines on two cores: somebody may be too slow for a first handshake, and tries again.
            if (why == LinkListener.LossReason.SILENT && role != Role.TRIES && again-- > 0) {
                connecting.run();
            } else {
                end.complete("failed " + why + " " + address);
            }
        }
    }

    /// The table may not be there yet; the list comes again when it is.
    @Override
    public void tablesListed(List<TableSummary> tables) {
        Optional<TableId> there = tables.stream()
                .filter(one -> one.name().text().equals(table))
                .filter(one -> role != Role.COMES_LATE || one.playing())
                .map(TableSummary::id)
                .findFirst();
        if (placed || role != Role.OPENS && there.isEmpty()) {
            return;
        }
        placed = true;
        if (role == Role.OPENS) {
            guest.openTable(new TableName(table), Settings.DEFAULT, 0, badge);
        } else {
            there.ifPresent(guest::attend);
        }
    }

    @Override
    public void attending(TableId id, List<LogEntry> entries, TableState state, boolean branched) {
        cameAt = state.sequence();
        entries.forEach(this::look);
        if (role == Role.PLAYS && state.seatOf(me).isEmpty()) {
            guest.submit(0, new Command.SitDown(null, badge));
        }
        play(state);
    }

    @Override
    public void happened(LogEntry entry, TableState after) {
        look(entry);
        play(after);
    }

    private void look(LogEntry entry) {
        at = entry.sequence();
        if (entry.event() instanceof Event.Over) {
            end.complete("over " + entry.sequence() + " " + entry.digest());
        }
    }

    /// Asks once for whatever it is: a hand that is opened meanwhile changes the table, and not the game.
    private void play(TableState state) {
        latest = state;
        GameState game = state.game();
        if (game == null) {
            if (!started && state.isOwner(me) && state.occupied().size() == SEATS) {
                started = true;
                guest.submit(0, new Command.Start());
            }
        } else if (game.isFinished()
                || !game.isWaitingForMover()
                || !state.chair(game.mover()).isOf(me)) {
            asked = null;
        } else if (!game.equals(asked)) {
            asked = game;
            Command move = new Command.Turn(state.sequence(), Bots.move(bot, game, random));
            PAUSE.execute(() -> guest.submit(0, move));
        }
    }

    @Override
    public void answered(RequestId request, Answer answer) {
        if (answer instanceof Answer.Rejected(var reason) && reason == Refusal.Plain.OUTDATED && latest != null) {
            asked = null;
            play(latest);
        } else if (answer instanceof Answer.Rejected(var reason)) {
            end.complete("failed: rejected " + reason);
        }
    }

    @Override
    public void noticed(HostMessage.Notice notice) {
        // Nothing that is only so now matters to it.
    }

    @Override
    public void close() {
        lookout.close();
        guest.close();
    }
}
