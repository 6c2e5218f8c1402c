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

/// A column is won: the others' pieces jump off, it is paved from its foot, its number tips up on a post, and the
/// winner's name appears over the board.
final class ClaimAnimation {
    private static final double UP = BoardTiming.JUMP + BoardTiming.PAVE;
    private static final double RAYS = UP + BoardTiming.RAISE;
    private static final double GONE = 150;
    private static final double NAME_SIZE = 40;
    private static final double NAME_HEIGHT = -150;

    /// How long the name stays, while the game goes on.
    private static final double NAMED = 1500;

    private final NodeAnimator animator;
    private final Layout layout;
    private final GameState before;

    private ClaimAnimation(NodeAnimator animator, GameState before) {
        this.animator = animator;
        this.before = before;
        layout = animator.layers().layout();
    }

    static void add(NodeAnimator animator, Seat seat, List<Column> won, GameState before, Words words) {
        ClaimAnimation claim = new ClaimAnimation(animator, before);
        animator.layers().players().badge(seat).ifPresent(badge -> {
            won.forEach(column -> claim.take(animator.layers().column(column), seat, badge));
            List<Integer> numbers = won.stream().map(Column::number).toList();
            claim.name(words.say("board.takes", badge.name().text(), words.list(numbers)));
        });
    }

    private void take(ColumnNodes nodes, Seat seat, Badge badge) {
        Column column = nodes.column;
        double x = layout.x(column);
        double top = layout.y(column, column.height());
        SpaceContents standing = SpaceContents.of(before, null, null);
        for (Player player : before.players()) {
            if (!player.seat().equals(seat) && before.square(player.seat(), column) > 0) {
                jumpOff(nodes, standing, player.seat());
            }
        }
        animator.run(nodes.paving::reveal, BoardTiming.JUMP, BoardTiming.PAVE, Interpolator.LINEAR);
        animator.afterwards(() -> nodes.paving.reveal(1));
        BoardPicture tile = animator.bring(new Tile(column, animator.layers().numbers()), x, top);
        animator.fade(tile, 1, 0, UP, 1);
        animator.run(part -> raise(nodes.sign, part), UP, BoardTiming.RAISE, new BackOut(1.7));
        animator.afterwards(() -> raise(nodes.sign, 1));
        animator.grow(nodes.owner, 0, 0, 1, 1, UP, BoardTiming.RAISE, new BackOut(1.7));
        nodes.owner.setScaleX(0);
        nodes.owner.setScaleY(0);
        BoardPicture rays = animator.bring(new Rays(badge.colour()), x, top);
        rays.setOpacity(0);
        animator.fade(rays, 0, 1, RAYS, 1);
        animator.grow(rays, 0.7, 0.7, 1, 1, RAYS, BoardTiming.CLAIM - RAYS, Interpolator.EASE_OUT);
        animator.fade(rays, 0, 0, BoardTiming.CLAIM, 1);
    }

    private void jumpOff(ColumnNodes nodes, SpaceContents standing, Seat seat) {
        Piece piece = nodes.piece(seat);
        nodes.placeSquare(layout, standing, seat);
        piece.setVisible(true);
        animator.front(piece);
        boolean right = seat.number() % 2 == 0;
        double down =
                (layout.rim(layout.x(nodes.column)) - 30 - layout.y(nodes.column, before.square(seat, nodes.column)))
                        * layout.unit();
        double aside = (right ? 36 : -30) * layout.unit();
        animator.travel(piece, 0, 0, aside, down, 0, BoardTiming.JUMP, Interpolator.EASE_IN);
        animator.turn(piece, 0, right ? 24 : -32, 0, BoardTiming.JUMP, Interpolator.EASE_IN);
        animator.fade(piece, 1, 0, BoardTiming.CLAIM - GONE, GONE);
    }

    /// Tips up a sign around its foot.
    private static void raise(BoardPicture sign, double part) {
        sign.setScaleY(Math.max(0.001, part));
        sign.setTranslateY((1 - part) * sign.getFitHeight() / 2);
    }

    private void name(String words) {
        Label name = animator.layers().splash();
        name.setText(words);
        name.setVisible(true);
        animator.afterwards(() -> name.setVisible(false));
        Pixels.font(name, NAME_SIZE * layout.unit());
        double width = name.prefWidth(-1);
        double height = name.prefHeight(-1);
        Point2D middle = layout.pixels(0, NAME_HEIGHT);
        name.resizeRelocate(middle.getX() - width / 2, middle.getY() - height / 2, width, height);
        animator.fade(name, 0, 1, BoardTiming.JUMP, GONE);
        animator.grow(name, 0.7, 0.7, 1, 1, BoardTiming.JUMP, BoardTiming.RAISE, new BackOut(1.7));
        animator.fade(name, 0, 0, BoardTiming.JUMP + NAMED, 1);
    }
}
