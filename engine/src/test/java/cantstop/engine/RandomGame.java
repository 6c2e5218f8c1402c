package cantstop.engine;

import static cantstop.engine.RandomGamesTest.must;

import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// One random game played twice at once: by `decide` and `evolve`, and on packed numbers alone. After every step
/// both must be at the same place, and it must be a place that can be.
final class RandomGame {
    /// Random games of four end within some hundred turns; one that has not by now never will.
    private static final int MOST_ROLLS = 20_000;

    private final TestTable table;
    private final SplittableRandom random;
    private final Settings settings;
    private final long[] squares;
    private int mover;
    private long markers;

    RandomGame(int people, Settings settings, SplittableRandom random) {
        this.table = TestTable.playing(people, settings);
        this.settings = settings;
        this.random = random;
        this.squares = new long[people];
    }

    TableState state() {
        return table.state();
    }

    List<Event> events() {
        return table.events();
    }

    void play() {
        for (int rolls = 0; table.state().isPlaying(); rolls++) {
            must(rolls < MOST_ROLLS, "the game does not end");
            rollAndGoOn();
            agrees();
        }
        GameState game = table.game();
        must(Seat.of(mover).equals(game.winner()), "another one won");
        must(game.columnsWon(Seat.of(mover)) >= settings.columnsToWin(), "won too early");
    }

    private void rollAndGoOn() {
        Board board = board();
        int roll = random.nextInt(Roll.COUNT);
        act(new TurnMove.RollDice(), Roll.of(roll));
        long options = board.options(roll, markers);
        if (options == 0) {
            pass();
            return;
        }
        List<Option> offered = table.game().options();
        must(offered.size() == Board.count(options), "another number of options");
        int place = random.nextInt(offered.size());
        if (random.nextInt(10) == 0) {
            act(new TurnMove.Choose(offered.getFirst().columns()), null);
            act(new TurnMove.TakeBack(), null);
        }
        act(new TurnMove.Choose(offered.get(place).columns()), null);
        markers = board.advance(markers, Board.option(options, place));
        must(Long.bitCount(Packed.standing(markers)) <= Board.MARKERS, "too many markers");
        must((Packed.standing(markers) & board.won()) == 0, "a marker in a won column");
        boolean mayStop = board.forcing(markers) == 0;
        must(table.game().mayStop() == mayStop, "stopping is allowed here and not there");
        if (mayStop && random.nextBoolean()) {
            stop(board);
        }
    }

    private void stop(Board board) {
        act(new TurnMove.Stop(), null);
        long won = Packed.spread(Board.wins(markers));
        for (int place = 0; place < squares.length; place++) {
            squares[place] = place == mover ? board.stop(markers) : squares[place] & ~won;
        }
        if (!board.winsGame(markers)) {
            pass();
        } else {
            markers = 0;
        }
    }

    private void pass() {
        markers = 0;
        mover = (mover + 1) % squares.length;
    }

    private Board board() {
        return Board.of(squares(0), squares(1), squares(2), squares(3), settings);
    }

    private long squares(int distance) {
        return distance < squares.length ? squares[(mover + distance) % squares.length] : 0;
    }

    private void act(TurnMove move, @Nullable Roll roll) {
        Command command = table.turn(move);
        Decision decision = Rules.decide(table.state(), table.mover(), command, roll == null ? List.of() : roll.dice());
        must(decision instanceof Decision.Accepted, "refused");
        if (decision instanceof Decision.Accepted(List<Event> events)) {
            table.apply(events);
        }
    }

    /// Both ways are at the same place, no one is above a top, and no column has two owners.
    private void agrees() {
        GameState game = table.game();
        must(game.mover().number() == mover, "another one's turn");
        must(game.markers() == markers, "the markers stand elsewhere");
        isOnTheBoard(markers);
        long won = 0;
        for (int place = 0; place < squares.length; place++) {
            must(game.players().get(place).squares() == squares[place], "the squares stand elsewhere");
            isOnTheBoard(squares[place]);
            must((won & Packed.onTop(squares[place])) == 0, "a column with two owners");
            won |= Packed.onTop(squares[place]);
        }
        for (long theirs : squares) {
            must((Packed.standing(theirs) & ~Packed.onTop(theirs) & won) == 0, "a square in a won column");
        }
        must((Packed.standing(markers) & won) == 0, "a marker in a won column");
    }

    private static void isOnTheBoard(long packed) {
        must((packed & ~Packed.spread(Packed.ALL)) == 0, "something beside the board");
        for (Column column : Column.all()) {
            must(Packed.space(packed, column.number()) <= column.height(), "something above a top");
        }
    }
}
