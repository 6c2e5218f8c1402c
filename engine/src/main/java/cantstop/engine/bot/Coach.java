package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.GameState;
import cantstop.engine.MoveSource;
import cantstop.engine.Phase;
import cantstop.engine.Player;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.dice.OpenThrow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Says what each choice is worth as a chance to win, and how the game stands. It prefers what the strongest bot
/// prefers, but corrects how sure the bot is (see [Value#told]).
///
/// Caches the turn it was last asked about. Confined to one thread at a time.
public final class Coach {
    private final Value value;
    private final ExactTurn turn;

    public Coach(Value value) {
        this.value = value;
        this.turn = new ExactTurn(value, Board.of(0, 0, 0, 0, Settings.DEFAULT));
    }

    /// What the mover's choices are worth, each as the mover's chance to win, 0 to 1.
    public sealed interface Advice {
        /// Nothing to choose: the rules allow only a roll.
        record MustRoll(double roll) implements Advice {}

        /// The options, in their fixed order.
        record Options(List<Double> worths) implements Advice {
            public Options {
                worths = List.copyOf(worths);
            }

            /// The place of the best one.
            public int best() {
                int best = 0;
                for (int place = 1; place < worths.size(); place++) {
                    best = worths.get(place) > worths.get(best) ? place : best;
                }
                return best;
            }
        }

        /// Stop or roll.
        record StopOrRoll(double stop, double roll) implements Advice {
            public boolean rollsOn() {
                return roll > stop;
            }
        }
    }

    /// What the mover's choices are worth.
    ///
    /// @throws IllegalArgumentException if the game waits for no mover
    public Advice advise(GameState game) {
        Board board = at(game);
        return switch (game.phase()) {
            case Phase.ToRoll _ -> new Advice.MustRoll(told(turn.start()));
            case Phase.ToChoose choose -> new Advice.Options(worths(board, choose, game.markers()));
            case Phase.ToGoOn _ ->
                game.mayStop()
                        ? new Advice.StopOrRoll(told(turn.stop(game.markers())), told(turn.roll(game.markers())))
                        : new Advice.MustRoll(told(turn.roll(game.markers())));
            case Phase.Falling(Phase.ToRoll _, MoveSource _, OpenThrow _) -> new Advice.MustRoll(told(turn.start()));
            case Phase.Falling(Phase.ToGoOn _, MoveSource _, OpenThrow _) ->
                new Advice.MustRoll(told(turn.roll(game.markers())));
            case Phase.ForStart _, Phase.Falling _ -> throw new IllegalArgumentException("the dice are falling");
            case Phase.Finished _ -> throw new IllegalArgumentException("the game is over");
        };
    }

    /// Each player's chance to win; together 1. The mover's is exact for the value, the others share the rest as
    /// the value sees them.
    ///
    /// @throws IllegalArgumentException if the game waits for no mover
    public Map<Seat, Double> chances(GameState game) {
        double mover = switch (advise(game)) {
            case Advice.MustRoll(double roll) -> roll;
            case Advice.Options options -> options.worths().get(options.best());
            case Advice.StopOrRoll(double stop, double roll) -> Math.max(stop, roll);
        };
        return chances(game, mover);
    }

    /// Each player's chance to win for a given chance of the mover; together 1. The others share the rest as the
    /// value sees them at the start of the turn, so that within a turn only the mover's chance changes theirs.
    ///
    /// @param mover the mover's chance, 0 to 1
    public Map<Seat, Double> chances(GameState game, double mover) {
        List<Seat> order = inOrderOfPlay(game);
        Map<Seat, Double> chances = new LinkedHashMap<>();
        chances.put(game.mover(), mover);
        double rest = 0;
        for (int after = 1; after < order.size(); after++) {
            Board board = game.boardOf(order.get(after));
            double chance = order.size() == 2 ? 1 : value.told(board, value.chance(board, moves(after, order)));
            chances.put(order.get(after), chance);
            rest += chance;
        }
        for (int after = 1; after < order.size(); after++) {
            double others = rest;
            double even = 1.0 / (order.size() - 1);
            chances.computeIfPresent(
                    order.get(after), (_, chance) -> (1 - mover) * (others > 0 ? chance / others : even));
        }
        return chances;
    }

    /// What a turn that ends without its markers is worth to the mover.
    public double bust(GameState game) {
        at(game);
        return told(turn.bust());
    }

    /// How many more rolls the coach expects to make in this turn if it rolls now and goes on as it thinks best:
    /// at least 1.
    public double furtherRolls(GameState game) {
        at(game);
        return new FurtherRolls(turn).from(game.markers());
    }

    /// How many seats after the player the mover sits.
    ///
    /// @param after how many seats after the mover the player sits
    private static int moves(int after, List<Seat> order) {
        return order.size() - after;
    }

    private List<Double> worths(Board board, Phase.ToChoose choose, long markers) {
        long options = board.options(choose.roll().index(), markers);
        List<Double> worths = new ArrayList<>();
        for (int place = 0; place < Board.count(options); place++) {
            worths.add(told(turn.worth(board.advance(markers, Board.option(options, place)))));
        }
        return worths;
    }

    private double told(double chance) {
        return value.told(turn.board(), chance);
    }

    private Board at(GameState game) {
        Board board = game.board();
        if (!turn.board().equals(board)) {
            turn.begin(board);
        }
        return board;
    }

    private static List<Seat> inOrderOfPlay(GameState game) {
        List<Seat> seats = game.players().stream().map(Player::seat).toList();
        int mover = seats.indexOf(game.mover());
        List<Seat> order = new ArrayList<>(seats.subList(mover, seats.size()));
        order.addAll(seats.subList(0, mover));
        return order;
    }
}
