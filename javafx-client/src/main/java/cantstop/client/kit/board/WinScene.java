package cantstop.client.kit.board;

import cantstop.client.kit.paint.Cut;
import cantstop.client.kit.paint.Firework;
import cantstop.client.kit.paint.Lane;
import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Phase;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.SVGPath;
import org.jspecify.annotations.Nullable;

/// The end of a game: the lamp is turned down on all but the winner's columns, and fireworks are painted on the sign.
final class WinScene {
    /// @param x of half the sign's width
    /// @param y of half the sign's height
    /// @param size in units
    record Burst(double x, double y, double size) {}

    static final List<Burst> BURSTS = List.of(
            new Burst(-0.73, -0.67, 58),
            new Burst(0.74, -0.66, 62),
            new Burst(-0.77, 0.66, 56),
            new Burst(0.76, 0.68, 64));

    /// The factor by which they are larger while they burst than afterwards, when they stand where the game's name
    /// was and beside the screws.
    static final double AT_ITS_LARGEST = 1.5;

    /// How dark it stays in the end: the others' pieces can still be read.
    static final double DUSK = 0.45;

    private static final double FIELD = 13;

    /// In front of all that stands but the winner's signs and pieces, and those in front of the fireworks.
    private static final double DIM = -1000;
    private static final double LIT = -2000;
    private static final double FIREWORK = -1500;

    private final SVGPath dim = new SVGPath();
    private final List<BoardPicture> fireworks = new ArrayList<>();
    private List<Column> won = List.of();
    private boolean held;

    WinScene() {
        dim.getStyleClass().setAll("dim");
        dim.setFillRule(FillRule.EVEN_ODD);
        dim.setManaged(false);
        dim.setMouseTransparent(true);
        dim.setVisible(false);
        dim.setViewOrder(DIM);
        for (int burst = 0; burst < BURSTS.size(); burst++) {
            BoardPicture firework = new BoardPicture("firework");
            firework.setViewOrder(FIREWORK);
            fireworks.add(firework);
        }
    }

    List<Node> nodes() {
        return Stream.concat(Stream.of(dim), fireworks.stream()).toList();
    }

    Node dim() {
        return dim;
    }

    List<BoardPicture> fireworks() {
        return fireworks;
    }

    /// Delays the celebration, or ends the delay, from the next update on.
    void hold(boolean back) {
        held = back;
    }

    void show(@Nullable GameState game, Players players) {
        Optional<Seat> winner = Optional.ofNullable(game).filter(is -> !held).flatMap(WinScene::winner);
        won = game == null || winner.isEmpty()
                ? List.of()
                : Column.all().stream()
                        .filter(column -> game.winnerOf(column).equals(winner))
                        .toList();
        dim.setVisible(winner.isPresent());
        dim.setOpacity(DUSK);
        Optional<List<Firework>> pictures = winner.flatMap(players::badge).map(this::pictures);
        for (int at = 0; at < BURSTS.size(); at++) {
            int which = at;
            fireworks.get(at).show(pictures.map(all -> all.get(which)));
        }
    }

    private static Optional<Seat> winner(GameState game) {
        return game.phase() instanceof Phase.Finished(Seat seat) ? Optional.ofNullable(seat) : Optional.empty();
    }

    /// The fireworks of this player.
    List<Firework> pictures(Badge winner) {
        return BURSTS.stream()
                .map(burst -> new Firework(winner.colour(), burst.size()))
                .toList();
    }

    /// Raises what stands on the winner's columns out of the dark.
    void place(Layout layout, List<ColumnNodes> columns) {
        var sign = layout.sign();
        if (dim.isVisible()) {
            Stream<String> holes = won.stream()
                    .filter(layout.columns()::contains)
                    .map(column -> outline(layout, Lane.keyline(column), layout.x(column), layout.middle()));
            dim.setContent(Stream.concat(Stream.of(outline(layout, sign.face().inset(FIELD), 0, 0)), holes)
                    .collect(Collectors.joining(" ")));
        }
        for (ColumnNodes column : columns) {
            if (won.contains(column.column)) {
                column.sign.setViewOrder(LIT);
                column.owner.setViewOrder(LIT);
            }
        }
        for (int at = 0; at < BURSTS.size(); at++) {
            Burst burst = BURSTS.get(at);
            fireworks.get(at).moveTo(burst.x() * sign.width() / 2, burst.y() * sign.height() / 2);
        }
    }

    private static String outline(Layout layout, Cut shape, double x, double y) {
        return shape.corners().stream()
                .map(corner -> layout.pixels(x + corner.getX(), y + corner.getY()))
                .map(WinScene::written)
                .collect(Collectors.joining(" L", "M", " Z"));
    }

    private static String written(Point2D point) {
        return point.getX() + "," + point.getY();
    }
}
