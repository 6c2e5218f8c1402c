package cantstop.engine;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.Hand;
import cantstop.engine.dice.Hands;
import cantstop.engine.dice.OpenThrow;
import cantstop.engine.identity.HostInstance;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The fold: the table after an event. It checks nothing, since the event was decided before. A mutable copy of the
/// state, confined to one call.
final class Evolution {
    private final TableState before;
    private TableId id;
    private TableName name;
    private Epoch epoch;
    private Key hostKey;
    private List<Key> hosts;
    private @Nullable HostInstance instance;
    private @Nullable Person owner;
    private boolean locked;
    private Settings settings;
    private final List<Chair> chairs;
    private @Nullable GameState game;
    private TableState.@Nullable Series series;
    private Hands hands;

    private Evolution(TableState state) {
        before = state;
        id = state.id();
        name = state.name();
        epoch = state.epoch();
        hostKey = state.hostKey();
        hosts = state.hosts();
        instance = state.instance();
        owner = state.owner();
        locked = state.locked();
        settings = state.settings();
        chairs = new ArrayList<>(state.chairs());
        game = state.game();
        series = state.series();
        hands = state.hands();
    }

    /// The state after an event.
    ///
    /// @throws IllegalStateException for an event of a game if there is none
    static TableState evolve(TableState state, Event event) {
        Evolution evolution = new Evolution(state);
        switch (event) {
            case Event.OfTable table -> evolution.apply(table);
            case Event.OfGame inGame -> evolution.apply(inGame);
        }
        return evolution.frozen(event instanceof Event.OfGame);
    }

    private TableState frozen(boolean decides) {
        long sequence = before.sequence() + 1;
        long decidedAt = decides ? sequence : before.decidedAt();
        return new TableState(
                sequence, id, name, epoch, hostKey, hosts, instance, owner, locked, settings, chairs, game, series,
                decidedAt, hands);
    }

    private void apply(Event.OfTable event) {
        switch (event) {
            case Event.Opened opened -> {
                id = opened.table();
                name = opened.name();
                settings = opened.settings();
            }
            case Event.EpochBegan began -> {
                epoch = began.epoch();
                hostKey = began.hostKey();
                addHost();
                instance = began.instance();
            }
            case Event.HostResumed resumed -> instance = resumed.instance();
            case Event.OwnerChanged changed -> owner = changed.owner();
            case Event.Sat sat -> put(chair(sat.seat()).with(sat.occupant(), sat.badge()));
            case Event.BadgeChanged changed -> put(chair(changed.seat()).with(changed.badge()));
            case Event.Left left ->
                put(keepsBadge(left.seat()) ? chair(left.seat()).left() : Chair.empty(left.seat()));
            case Event.SeatGiven given -> put(chair(given.seat()).with(given.occupant(), given.badge()));
            case Event.BotTookOver tookOver -> put(chair(tookOver.seat()).withStandIn(tookOver.bot()));
            case Event.PersonBack back -> put(chair(back.seat()).withStandIn(null));
            case Event.SettingsChanged changed -> settings = changed.settings();
            case Event.LockChanged changed -> locked = changed.locked();
            case Event.HandOpened opened -> hands = hands.with(opened.hand());
        }
    }

    private void addHost() {
        hosts = new ArrayList<>(hosts);
        hosts.remove(hostKey);
        hosts.add(hostKey);
        if (hosts.size() > TableState.HOSTS) {
            hosts.removeFirst();
        }
    }

    private void apply(Event.OfGame event) {
        switch (event) {
            case Event.Started started -> game = begin(started);
            case Event.Throwing thrown -> game = fall(thrown);
            case Event.Withheld withheld -> game = fallAgain(withheld);
            case Event.StartRolled rolled -> {
                show(rolled.shown());
                game = settleStart(rolled.throwsInOrder());
            }
            case Event.Rolled rolled -> {
                show(rolled.shown());
                game = rolled.bust()
                        ? bust(rolled)
                        : current().with(current().markers(), new Phase.ToChoose(rolled.roll()));
            }
            case Event.Chosen chosen -> game = choose(chosen.columns());
            case Event.TakenBack _ -> game = takeBack();
            case Event.Stopped stopped -> game = keep(stopped.seat(), stopped.game());
            case Event.PassedOver passed ->
                game = passed.kept() ? keep(passed.seat(), passed.game()) : turnAfter(current());
            case Event.Over over -> end(over.winner());
        }
    }

    private GameState begin(Event.Started started) {
        List<Player> players = started.players().stream()
                .map(seat -> new Player(seat, 0, null))
                .toList();
        Seat starter = started.starter();
        Seat first = starter == null ? started.players().getFirst() : starter;
        // While the dice are undecided no player has begun, so that the next game throws again.
        series = starter == null ? null : new TableState.Series(starter, before.seating());
        hands = hands.ofNewGame();
        Phase phase = starter == null ? new Phase.ForStart(started.players()) : new Phase.ToRoll();
        return new GameState(settings, players, first, 0, phase);
    }

    private GameState fall(Event.Throwing thrown) {
        Phase phase = current().phase() instanceof Phase.Falling falling
                ? falling.before()
                : current().phase();
        List<Hand> taking = thrown.hands().stream()
                .map(number -> hands.numbered(number).orElseThrow())
                .toList();
        OpenThrow open = new OpenThrow(thrown.number(), hostKey, taking, thrown.own());
        hands = hands.with(open);
        return current().with(current().markers(), new Phase.Falling(phase, thrown.by(), open));
    }

    private GameState fallAgain(Event.Withheld withheld) {
        if (!(current().phase() instanceof Phase.Falling(Phase phase, MoveSource by, OpenThrow open)) || open == null) {
            throw new IllegalStateException("no dice were falling");
        }
        hands = hands.without(open, withheld.hands());
        return current().with(current().markers(), new Phase.Falling(phase, by, null));
    }

    private void show(List<Bytes> secrets) {
        current().openThrow().ifPresent(open -> hands = hands.with(open, secrets));
    }

    private GameState settleStart(List<StartThrow> throwsInOrder) {
        int highest = throwsInOrder.stream().mapToInt(StartThrow::total).max().orElseThrow();
        List<Seat> best = throwsInOrder.stream()
                .filter(thrown -> thrown.total() == highest)
                .map(StartThrow::seat)
                .toList();
        if (best.size() > 1) {
            return new GameState(
                    current().settings(), current().players(), best.getFirst(), 0, new Phase.ForStart(best));
        }
        GameState first = current().turnOf(best.getFirst());
        GameState begun = chair(best.getFirst()).isEmpty() ? turnAfter(first) : first;
        Map<Seat, Occupant> playing = before.seating();
        playing.keySet().removeIf(seat -> !begun.isPlayer(seat));
        series = new TableState.Series(begun.mover(), playing);
        return begun;
    }

    private GameState bust(Event.Rolled rolled) {
        GameState playing = current();
        List<Player> players = replaced(
                playing,
                rolled.seat(),
                playing.player(rolled.seat()).withBust(new Player.Bust(rolled.roll(), playing.markers())));
        return turnAfter(playing.withPlayers(players));
    }

    private GameState choose(List<Column> columns) {
        GameState playing = current();
        if (!(playing.phase() instanceof Phase.ToChoose(Roll roll))) {
            throw new IllegalStateException("nothing was rolled to choose from");
        }
        Board board = playing.board();
        long markers = playing.markers();
        for (Column column : columns) {
            markers = board.step(markers, column.number());
        }
        return playing.with(markers, new Phase.ToGoOn(roll, playing.markers()));
    }

    private GameState takeBack() {
        if (!(current().phase() instanceof Phase.ToGoOn(Roll roll, long markersBefore))) {
            throw new IllegalStateException("nothing was chosen to take back");
        }
        return current().with(markersBefore, new Phase.ToChoose(roll));
    }

    /// Markers become squares. In a column that this wins, the others' squares are removed.
    private GameState keep(Seat seat, boolean winsGame) {
        GameState playing = current();
        long won = Packed.spread(Board.wins(playing.markers()));
        List<Player> players = new ArrayList<>();
        for (Player player : playing.players()) {
            players.add(player.withSquares(
                    player.seat().equals(seat)
                            ? playing.boardOf(seat).stop(playing.markers())
                            : player.squares() & ~won));
        }
        GameState kept = playing.withPlayers(players);
        return winsGame ? kept.with(0, new Phase.Finished(seat)) : turnAfter(kept);
    }

    private void end(@Nullable Seat winner) {
        game = current().with(0, new Phase.Finished(winner));
        for (Chair chair : List.copyOf(chairs)) {
            if (chair.isEmpty()) {
                put(Chair.empty(chair.seat()));
            } else if (chair.seat().equals(winner)) {
                put(chair.withWin());
            }
        }
    }

    /// The turn of the next player whose seat isn't empty; if all are empty, of the next one, who may come back.
    private GameState turnAfter(GameState playing) {
        List<Seat> order = playing.players().stream().map(Player::seat).toList();
        int place = order.indexOf(playing.mover());
        for (int distance = 1; distance <= order.size(); distance++) {
            Seat next = order.get((place + distance) % order.size());
            if (!chair(next).isEmpty()) {
                return playing.turnOf(next);
            }
        }
        return playing.turnOf(order.get((place + 1) % order.size()));
    }

    private boolean keepsBadge(Seat seat) {
        return game != null && !game.isFinished() && game.isPlayer(seat);
    }

    private static List<Player> replaced(GameState playing, Seat seat, Player changed) {
        return playing.players().stream()
                .map(player -> player.seat().equals(seat) ? changed : player)
                .toList();
    }

    private Chair chair(Seat seat) {
        return chairs.get(seat.number());
    }

    private void put(Chair chair) {
        chairs.set(chair.seat().number(), chair);
    }

    private GameState current() {
        if (game == null) {
            throw new IllegalStateException("no game has begun");
        }
        return game;
    }
}
