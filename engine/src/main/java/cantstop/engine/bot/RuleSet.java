package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.Packed;
import cantstop.engine.Placing;
import cantstop.engine.Settings;
import cantstop.engine.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The rules of a game and how many play it.
///
/// @param players 1 to 4; one plays solitaire
/// @param target columns to win
public record RuleSet(Variant variant, Placing placing, int players, int target) {
    /// Two players, three columns, nothing special.
    public static final RuleSet STANDARD = new RuleSet(Variant.STANDARD, Placing.FREE, 2, 3);

    /// Every rule set that two to four players can choose.
    public static List<RuleSet> all() {
        List<RuleSet> all = new ArrayList<>();
        for (int players = 2; players <= 4; players++) {
            for (int target = Settings.FEWEST_COLUMNS; target <= Settings.mostColumns(players); target++) {
                for (Variant variant : Variant.values()) {
                    for (Placing placing : Placing.values()) {
                        all.add(new RuleSet(variant, placing, players, target));
                    }
                }
            }
        }
        return List.copyOf(all);
    }

    /// Reads what [#toString] writes, as in `jumping-strict-2p-3c`.
    public static RuleSet parse(String text) {
        return all().stream()
                .filter(rules -> rules.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no rules " + text));
    }

    /// The board as the player on this seat sees it.
    ///
    /// @param squares everyone's squares, packed, by seat
    public Board board(long[] squares, int seat) {
        return Board.of(
                squares[seat],
                players > 1 ? squares[(seat + 1) % players] : 0,
                players > 2 ? squares[(seat + 2) % players] : 0,
                players > 3 ? squares[(seat + 3) % players] : 0,
                Math.max(2, players),
                variant,
                placing,
                target);
    }

    /// Ends a turn with what it reached: a column that is won takes the squares of all others there.
    ///
    /// @param squares everyone's squares, packed, by seat; they are changed
    /// @param board as the player on this seat saw it before the turn
    /// @return whether that wins the game
    public boolean stop(long[] squares, int seat, Board board, long markers) {
        squares[seat] = board.stop(markers);
        for (int other = 0; other < squares.length; other++) {
            squares[other] &= other == seat ? -1L : ~Packed.spread(Board.wins(markers));
        }
        return board.winsGame(markers);
    }

    @Override
    public String toString() {
        String name = variant == Variant.FORCED_MOVE ? "forced" : variant.name().toLowerCase(Locale.ROOT);
        return name + "-" + placing.name().toLowerCase(Locale.ROOT) + "-" + players + "p-" + target + "c";
    }
}
