package cantstop.client.gallery;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.GameState;
import cantstop.engine.Packed;
import cantstop.engine.Phase;
import cantstop.engine.Player;
import cantstop.engine.PlayerName;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Positions to look at and to test with.
public final class Positions {
    /// A roll with three pairings, each of them an option early in a game.
    public static final Roll ROLL = new Roll(2, 4, 3, 5);

    private static final List<String> NAMES = List.of("Anna", "Benedikt", "Chloé", "Alexandra-Valentina");

    private Positions() {}

    /// What four people look like.
    public static Map<Seat, Badge> badges() {
        Map<Seat, Badge> badges = new HashMap<>();
        for (Seat seat : Seat.all()) {
            int number = seat.number();
            badges.put(
                    seat,
                    new Badge(
                            new PlayerName(NAMES.get(number)),
                            Colour.all().get(number),
                            Shape.all().get(number)));
        }
        return Map.copyOf(badges);
    }

    /// Squares given as column, space, column, space and so on.
    public static long squares(int... columnsAndSpaces) {
        long packed = 0;
        for (int i = 0; i < columnsAndSpaces.length; i += 2) {
            packed = Packed.with(packed, columnsAndSpaces[i], columnsAndSpaces[i + 1]);
        }
        return packed;
    }

    /// A game of as many players as squares are given, with the first to move.
    public static GameState game(Phase phase, long markers, long... squares) {
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < squares.length; i++) {
            players.add(new Player(Seat.of(i), squares[i], null));
        }
        return new GameState(Settings.DEFAULT, players, Seat.of(0), markers, phase);
    }

    /// In the middle of a game of four, with dice to choose from.
    public static GameState busyToChoose() {
        return busy(new Phase.ToChoose(ROLL), squares(7, 6, 8, 10));
    }

    /// The same, with all runners placed and a column about to be won.
    public static GameState busyToGoOn() {
        return busy(new Phase.ToGoOn(ROLL, 0), squares(7, 6, 8, 11, 5, 4));
    }

    private static GameState busy(Phase phase, long markers) {
        return game(
                phase,
                markers,
                squares(7, 3, 8, 7, 4, 3, 12, 3, 10, 2),
                squares(7, 6, 8, 7, 6, 5, 9, 2),
                squares(7, 6, 6, 5, 11, 2, 3, 1),
                squares(7, 6, 6, 5, 2, 1, 9, 7, 3, 5));
    }

    /// Four players' squares and a runner on one space.
    public static GameState crowded() {
        return game(
                new Phase.ToGoOn(ROLL, 0),
                squares(7, 8, 6, 5, 2, 2),
                squares(7, 4, 6, 2, 9, 6, 4, 5),
                squares(7, 8, 6, 5, 9, 6, 4, 5),
                squares(7, 8, 6, 5, 9, 6, 4, 5),
                squares(7, 8, 6, 5, 9, 6, 2, 1));
    }

    /// One runner is left and two columns could use it.
    public static GameState eitherOr() {
        return game(new Phase.ToChoose(new Roll(1, 1, 6, 3)), squares(5, 2, 2, 2), squares(6, 2), 0);
    }

    /// The beginning.
    public static GameState fresh() {
        return game(new Phase.ToRoll(), 0, 0, 0, 0);
    }

    /// The first player has won, with three columns.
    public static GameState over() {
        return new GameState(
                Settings.DEFAULT,
                List.of(
                        new Player(Seat.of(0), squares(7, 13, 2, 3, 12, 3, 6, 4), null),
                        new Player(Seat.of(1), squares(8, 11, 6, 8, 5, 3), null)),
                Seat.of(0),
                0,
                new Phase.Finished(Seat.of(0)));
    }

    /// A turn that went bust.
    public static Player.@Nullable Bust bust() {
        return new Player.Bust(new Roll(1, 1, 2, 6), squares(6, 4, 7, 5, 8, 3));
    }
}
