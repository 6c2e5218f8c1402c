package cantstop.client.kit.board;

import cantstop.client.kit.paint.Rays;
import cantstop.client.kit.paint.Tile;
import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Player;
import cantstop.engine.Seat;
import java.util.List;
import javafx.animation.Interpolator;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;

/// A column is won: the others' pieces jump off, it is paved from its foot, its number tips up on a post, and whoever
/// took it has their name over the board.
final class Claim {
    private static final double UP = Score.JUMP + Score.PAVE;
    private static final double RAYS = UP + Score.RAISE;
    private static final double GONE = 150;
    private static final double NAME_SIZE = 40;
    private static final double NAME_HEIGHT = -150;

    /// The name stays so long, as the game goes on.
    private static final double NAMED = 1500;

    private final Stagehand hand;
    private final Layout layout;
    private final GameState before;

    private Claim(Stagehand hand, GameState before) {
        this.hand = hand;
        this.before = before;
        layout = hand.stage().layout();
    }

    static void add(Stagehand hand, Seat seat, List<Column> won, GameState before, Words words) {
        Claim claim = new Claim(hand, before);
        hand.stage().players().badge(seat).ifPresent(badge -> {
            won.forEach(column -> claim.take(hand.stage().column(column), seat, badge));
            List<Integer> numbers = won.stream().map(Column::number).toList();
            claim.name(words.say("board.takes", badge.name().text(), words.list(numbers)));
        });
    }

    private void take(ColumnNodes nodes, Seat seat, Badge badge) {
        Column column = nodes.column;
        double x = layout.x(column);
        double top = layout.y(column, column.height());
        Standing standing = Standing.of(before, null, null);
        for (Player player : before.players()) {
            if (!player.seat().equals(seat) && before.square(player.seat(), column) > 0) {
                jumpOff(nodes, standing, player.seat());
            }
        }
        hand.run(nodes.paving::reveal, Score.JUMP, Score.PAVE, Interpolator.LINEAR);
        hand.afterwards(() -> nodes.paving.reveal(1));
        Print tile = hand.bring(new Tile(column, hand.stage().numbers()), x, top);
        hand.fade(tile, 1, 0, UP, 1);
        hand.run(part -> raise(nodes.sign, part), UP, Score.RAISE, new BackOut(1.7));
        hand.afterwards(() -> raise(nodes.sign, 1));
        hand.grow(nodes.owner, 0, 0, 1, 1, UP, Score.RAISE, new BackOut(1.7));
        nodes.owner.setScaleX(0);
        nodes.owner.setScaleY(0);
        Print rays = hand.bring(new Rays(badge.colour()), x, top);
        rays.setOpacity(0);
        hand.fade(rays, 0, 1, RAYS, 1);
        hand.grow(rays, 0.7, 0.7, 1, 1, RAYS, Score.CLAIM - RAYS, Interpolator.EASE_OUT);
        hand.fade(rays, 0, 0, Score.CLAIM, 1);
    }

    private void jumpOff(ColumnNodes nodes, Standing standing, Seat seat) {
        Piece piece = nodes.piece(seat);
        nodes.placeSquare(layout, standing, seat);
        piece.setVisible(true);
        hand.front(piece);
        boolean right = seat.number() % 2 == 0;
        double down =
                (layout.rim(layout.x(nodes.column)) - 30 - layout.y(nodes.column, before.square(seat, nodes.column)))
                        * layout.unit();
        double aside = (right ? 36 : -30) * layout.unit();
        hand.travel(piece, 0, 0, aside, down, 0, Score.JUMP, Interpolator.EASE_IN);
        hand.turn(piece, 0, right ? 24 : -32, 0, Score.JUMP, Interpolator.EASE_IN);
        hand.fade(piece, 1, 0, Score.CLAIM - GONE, GONE);
    }

    /// Tips up a sign around its foot.
    private static void raise(Print sign, double part) {
        sign.setScaleY(Math.max(0.001, part));
        sign.setTranslateY((1 - part) * sign.getFitHeight() / 2);
    }

    private void name(String words) {
        Label name = hand.stage().splash();
        name.setText(words);
        name.setVisible(true);
        hand.afterwards(() -> name.setVisible(false));
        Pixels.font(name, NAME_SIZE * layout.unit());
        double width = name.prefWidth(-1);
        double height = name.prefHeight(-1);
        Point2D middle = layout.pixels(0, NAME_HEIGHT);
        name.resizeRelocate(middle.getX() - width / 2, middle.getY() - height / 2, width, height);
        hand.fade(name, 0, 1, Score.JUMP, GONE);
        hand.grow(name, 0.7, 0.7, 1, 1, Score.JUMP, Score.RAISE, new BackOut(1.7));
        hand.fade(name, 0, 0, Score.JUMP + NAMED, 1);
    }
}
