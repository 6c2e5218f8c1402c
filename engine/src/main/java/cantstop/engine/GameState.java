package cantstop.engine;

import cantstop.engine.dice.OpenThrow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The state of one game. Immutable; two that are equal are the same position.
///
/// @param settings the rules it was started with
/// @param players those it was started with, in the order of play
/// @param mover whose turn it is; until the dice have decided, the first of those who throw
/// @param markers where the mover's markers stand, packed (see [Packed])
/// @param phase what it waits for
public record GameState(Settings settings, List<Player> players, Seat mover, long markers, Phase phase) {
    public GameState {
        players = List.copyOf(players);
    }

    /// The board as the mover sees it.
    public Board board() {
        return boardOf(mover);
    }

    /// The board as this player would see it at their turn.
    public Board boardOf(Seat seat) {
        int place = place(seat);
        return Board.of(
                squaresAfter(place, 0),
                squaresAfter(place, 1),
                squaresAfter(place, 2),
                squaresAfter(place, 3),
                Math.max(2, players.size()),
                settings.variant(),
                settings.placing(),
                settings.columnsToWin());
    }

    /// The options to choose from, in their fixed order; none unless the game waits for a choice.
    public List<Option> options() {
        return phase instanceof Phase.ToChoose choose
                ? Option.unpack(choose.roll(), board().options(choose.roll().index(), markers))
                : List.of();
    }

    /// The option that the dice which lie there were used for; empty unless one is taken.
    public Optional<Option> taken() {
        if (!(phase instanceof Phase.ToGoOn(Roll roll, long before))) {
            return Optional.empty();
        }
        return with(before, new Phase.ToChoose(roll)).options().stream()
                .filter(option -> stepped(before, option) == markers)
                .findFirst();
    }

    /// Where markers stand after an option.
    private long stepped(long from, Option option) {
        Board board = board();
        long stepped = from;
        for (Column column : option.columns()) {
            stepped = board.step(stepped, column.number());
        }
        return stepped;
    }

    /// Whether the mover may stop now.
    public boolean mayStop() {
        return phase instanceof Phase.ToGoOn && board().forcing(markers) == 0;
    }

    /// Whether the mover may roll now.
    public boolean mayRoll() {
        return phase instanceof Phase.ToRoll || phase instanceof Phase.ToGoOn;
    }

    /// Whether this seat may call a bust now: another player may roll, and the table has calls.
    public boolean mayCall(Seat seat) {
        return settings.calls() && isPlayer(seat) && !mover.equals(seat) && mayRoll();
    }

    /// In forced move, the markers that stand on other players' squares.
    public List<Refusal.Sharing> forcing() {
        long forcing = board().forcing(markers);
        List<Refusal.Sharing> where = new ArrayList<>();
        for (Column column : columns(forcing)) {
            List<Seat> others = players.stream()
                    .map(Player::seat)
                    .filter(seat -> !seat.equals(mover) && square(seat, column) == marker(column))
                    .toList();
            where.add(new Refusal.Sharing(column, others));
        }
        return List.copyOf(where);
    }

    /// Where a player's square stands in a column, 0 to its height; 0 for none.
    public int square(Seat seat, Column column) {
        return Packed.space(player(seat).squares(), column.number());
    }

    /// Where a marker stands in a column, 0 to its height; 0 for none.
    public int marker(Column column) {
        return Packed.space(markers, column.number());
    }

    /// Who has won a column.
    public Optional<Seat> winnerOf(Column column) {
        return players.stream()
                .filter(player -> (Packed.onTop(player.squares()) & Packed.mask(column.number())) != 0)
                .map(Player::seat)
                .findFirst();
    }

    /// How many columns a player has won.
    public int columnsWon(Seat seat) {
        return Long.bitCount(Packed.onTop(player(seat).squares()));
    }

    /// How many of the mover's markers are not on the board.
    public int markersLeft() {
        return Board.MARKERS - Long.bitCount(Packed.standing(markers));
    }

    /// How many of them this option would bring out.
    public int markersFor(Option option) {
        return (int) option.columns().stream()
                .distinct()
                .filter(column -> marker(column) == 0)
                .count();
    }

    /// How many spaces the markers have climbed this turn: what a bust would lose.
    public int stepsAtStake() {
        return board().steps(markers);
    }

    /// The columns that stopping now would win.
    public List<Column> columnsAtStake() {
        return columns(Board.wins(markers));
    }

    /// The columns of which the next roll must have one, or is a bust; empty while a marker is left that could go
    /// elsewhere.
    public List<Column> needed() {
        List<Column> out =
                Column.all().stream().filter(column -> marker(column) > 0).toList();
        return out.size() < Board.MARKERS
                ? List.of()
                : out.stream()
                        .filter(column -> marker(column) < column.height())
                        .toList();
    }

    /// Whether the mover has something to decide: to roll, which option, to stop or to go on.
    public boolean isWaitingForMover() {
        return switch (phase) {
            case Phase.ToRoll _, Phase.ToChoose _, Phase.ToGoOn _ -> true;
            case Phase.ForStart _, Phase.Falling _, Phase.Finished _ -> false;
        };
    }

    /// Whether the dice decide who begins, or are falling for it.
    public boolean isThrowingForStart() {
        return phase instanceof Phase.ForStart
                || phase instanceof Phase.Falling(Phase.ForStart _, MoveSource _, OpenThrow _);
    }

    /// The position as its mover decided about it: a roll that is decided and has not fallen is left out.
    public GameState beforeRoll() {
        return phase instanceof Phase.Falling falling ? with(markers, falling.before()) : this;
    }

    /// The throw for which secrets are being shown.
    public Optional<OpenThrow> openThrow() {
        return phase instanceof Phase.Falling falling ? Optional.ofNullable(falling.thrown()) : Optional.empty();
    }

    /// Whether stopping now would win the game.
    public boolean stopWinsGame() {
        return board().winsGame(markers);
    }

    public boolean isFinished() {
        return phase instanceof Phase.Finished;
    }

    /// Who won, or null if the game runs or was ended without a winner.
    public @Nullable Seat winner() {
        return phase instanceof Phase.Finished finished ? finished.winner() : null;
    }

    /// The player on a seat.
    ///
    /// @throws IllegalArgumentException if no player has that seat
    public Player player(Seat seat) {
        return players.get(place(seat));
    }

    public boolean isPlayer(Seat seat) {
        return players.stream().anyMatch(player -> player.seat().equals(seat));
    }

    /// The columns of a mask, from two to twelve.
    static List<Column> columns(long mask) {
        return Column.all().stream()
                .filter(column -> (mask & Packed.mask(column.number())) != 0)
                .toList();
    }

    GameState with(long newMarkers, Phase newPhase) {
        return new GameState(settings, players, mover, newMarkers, newPhase);
    }

    GameState withPlayers(List<Player> newPlayers) {
        return new GameState(settings, newPlayers, mover, markers, phase);
    }

    /// The start of that player's turn: without markers and without their last bust.
    GameState turnOf(Seat seat) {
        List<Player> fresh = players.stream()
                .map(player -> player.seat().equals(seat) ? player.withBust(null) : player)
                .toList();
        return new GameState(settings, fresh, seat, 0, new Phase.ToRoll());
    }

    private int place(Seat seat) {
        for (int place = 0; place < players.size(); place++) {
            if (players.get(place).seat().equals(seat)) {
                return place;
            }
        }
        throw new IllegalArgumentException("nobody plays on " + seat);
    }

    private long squaresAfter(int place, int distance) {
        return distance >= players.size()
                ? 0
                : players.get((place + distance) % players.size()).squares();
    }
}
