package cantstop.client.extras.lesson;

import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.words.Words;
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
import cantstop.engine.Variant;
import java.util.List;
import java.util.Map;

/// The boards that illustrate the rules: positions of two players, and the rules' own answer to them.
enum RulesPicture {
    /// Runners on their way, and a column that is won.
    GOAL,
    /// What an option would do.
    TURN,
    /// 7 twice, where the other player is on the second space.
    JUMPING,
    /// A runner on the other player's square.
    FORCED_MOVE;

    private static final Badge MINE = new Badge(new PlayerName("Anna"), Colour.ORANGE, Shape.CIRCLE);
    private static final Badge OTHERS = new Badge(new PlayerName("Ben"), Colour.BLUE, Shape.SQUARE);

    GameState game() {
        return switch (this) {
            case GOAL ->
                game(
                        Variant.STANDARD,
                        packed(4, 3, 6, 6, 8, 2, 12, 3),
                        packed(7, 5, 8, 6, 5, 3),
                        packed(6, 8, 8, 4, 7, 3),
                        new Phase.ToRoll());
            case TURN ->
                game(
                        Variant.STANDARD,
                        packed(6, 2),
                        packed(8, 3),
                        packed(6, 4),
                        new Phase.ToChoose(new Roll(3, 5, 2, 4)));
            case JUMPING ->
                game(Variant.JUMPING, 0, packed(7, 2, 6, 1, 8, 2), 0, new Phase.ToChoose(new Roll(3, 4, 4, 3)));
            case FORCED_MOVE ->
                game(Variant.FORCED_MOVE, packed(6, 2), packed(7, 2, 8, 5), packed(7, 2, 6, 4), new Phase.ToRoll());
        };
    }

    private static GameState game(Variant variant, long mine, long others, long markers, Phase phase) {
        List<Player> players = List.of(new Player(Seat.of(0), mine, null), new Player(Seat.of(1), others, null));
        return new GameState(Settings.DEFAULT.withVariant(variant), players, Seat.of(0), markers, phase);
    }

    /// A board that shows it.
    BoardView draw(Words words) {
        BoardView board = new BoardView();
        board.wordsProperty().set(words);
        board.badgesProperty().set(Map.of(Seat.of(0), MINE, Seat.of(1), OTHERS));
        GameState game = game();
        board.gameProperty().set(game);
        game.options().stream().findFirst().ifPresent(board.previewProperty()::set);
        board.setFocusTraversable(false);
        board.getStyleClass().add("rules-board");
        return board;
    }

    /// Columns and spaces in turn.
    private static long packed(int... pairs) {
        long packed = 0;
        for (int i = 0; i < pairs.length; i += 2) {
            packed = Packed.with(packed, pairs[i], pairs[i + 1]);
        }
        return packed;
    }
}
