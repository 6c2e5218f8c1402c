package cantstop.client.kit.board;

import cantstop.client.kit.paint.Chevrons;
import cantstop.client.kit.paint.Cone;
import cantstop.client.kit.paint.GhostCone;
import cantstop.client.kit.paint.Lane;
import cantstop.client.kit.paint.Paving;
import cantstop.client.kit.paint.Picture;
import cantstop.client.kit.paint.StandingSign;
import cantstop.client.kit.paint.Tile;
import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/// What stands on one column and what is painted on it. Made once; shown, hidden and placed for every state.
final class ColumnNodes {
    /// How far the foot of a runner is below the middle of its space.
    private static final double RUNNER_DOWN = 7;

    /// The distance of a fallen runner's foot from its middle, around which it is rotated.
    private static final double FALLEN_DOWN = 13.5;

    /// The owner's piece of a column that is won.
    private static final double OWNER = 17;

    /// In short columns it lies lower, clear of the sign on its post.
    private static final double OWNER_DOWN = 24;

    /// A runner at the top stands lower and has the number above it, so that it can be read.
    private static final double TOP_DOWN = 15;

    private static final double TILE_UP = 35;

    final Column column;
    final BoardPicture lane = new BoardPicture("lane");
    final BoardPicture paving = new BoardPicture("paving");
    final BoardPicture tile = new BoardPicture("tile");
    final BoardPicture runner = new BoardPicture("runner");
    final BoardPicture sign = new BoardPicture("standing-sign");
    final BoardPicture fallen = new BoardPicture("fallen-runner");
    final Piece owner = new Piece();
    private final BoardPicture preview = new BoardPicture("preview");
    private final Keyline considered = new Keyline();
    private final Map<Seat, Piece> pieces = new HashMap<>();
    private final List<BoardPicture> steps = new ArrayList<>();

    ColumnNodes(Column column) {
        this.column = column;
        for (int space = 1; space < column.height(); space++) {
            steps.add(new BoardPicture("step"));
        }
        for (Seat seat : Seat.all()) {
            pieces.put(seat, new Piece());
        }
        Stream.concat(pieces.values().stream(), Stream.of(owner)).forEach(piece -> {
            piece.setManaged(false);
            piece.getStyleClass().add("standing");
        });
    }

    /// What lies in the sign, from below.
    List<Node> ground() {
        return List.of(lane, paving, considered);
    }

    List<BoardPicture> steps() {
        return steps;
    }

    /// What stands on it; what is lower on the screen stands in front.
    List<Node> standing() {
        List<Node> all = new ArrayList<>(List.of(tile, sign, runner, preview, fallen, owner));
        all.addAll(pieces.values());
        return all;
    }

    /// Makes visible what stands in this column.
    ///
    /// @param standing what does, or null for an empty board
    /// @param numbers the size of the column's number
    void show(@Nullable SpaceContents standing, Players players, boolean shown, double numbers) {
        Optional<Seat> winner =
                standing == null ? Optional.empty() : standing.game().winnerOf(column);
        SpaceContents open = winner.isEmpty() && shown ? standing : null;
        lane.show(when(shown, new Lane(column)));
        boolean reached = open != null && open.game().marker(column) == column.height();
        tile.show(when(shown && winner.isEmpty(), new Tile(column, numbers, reached)));
        Optional<Badge> owned = winner.filter(seat -> shown).flatMap(players::badge);
        paving.show(owned.map(badge -> new Paving(column, badge.colour(), badge.shape())));
        sign.show(owned.map(badge -> new StandingSign(column, badge.colour())));
        owner.setVisible(owned.isPresent());
        owned.ifPresent(badge -> owner.show(badge, winner.map(players::initials).orElse("")));
        for (Seat seat : Seat.all()) {
            players.badge(seat).ifPresent(badge -> piece(seat).show(badge, players.initials(seat)));
            piece(seat).setVisible(open != null && players.badge(seat).isPresent() && square(open.game(), seat) > 0);
        }
        considered.setVisible(open != null && open.considered(column) > 0);
        Optional<Badge> mover =
                open == null ? Optional.empty() : players.badge(open.game().mover());
        preview.show(mover.filter(badge -> considered.isVisible())
                .map(badge -> new GhostCone(badge.colour(), Cone.ON_A_SPACE)));
        runner.show(mover.filter(badge -> open != null && open.game().marker(column) > 0)
                .map(badge -> new Cone(badge.colour(), Cone.ON_A_SPACE, true)));
        Optional<SpaceContents.Loss> loss = open == null ? Optional.empty() : open.loss();
        fallen.show(loss.filter(lost -> lost.to(column) > 0)
                .flatMap(lost -> players.badge(lost.loser().seat()))
                .map(badge -> new Cone(badge.colour(), 1, false)));
        for (int space = 1; space < column.height(); space++) {
            steps.get(space - 1).show(step(open, mover, loss, space));
        }
    }

    private Optional<Picture> step(
            @Nullable SpaceContents open, Optional<Badge> mover, Optional<SpaceContents.Loss> loss, int space) {
        if (open == null) {
            return Optional.empty();
        }
        if (space > open.secured(column) && space <= open.game().marker(column)) {
            return mover.map(badge -> new Chevrons.Gained(badge.colour()));
        }
        if (space > open.reached(column) && space <= open.considered(column)) {
            return mover.map(badge -> new Chevrons.Hoped(badge.colour()));
        }
        return loss.filter(lost -> space > lost.from(column) && space <= lost.to(column))
                .map(lost -> new Chevrons.Lost());
    }

    private static Optional<Picture> when(boolean shown, Picture picture) {
        return shown ? Optional.of(picture) : Optional.empty();
    }

    Piece piece(Seat seat) {
        return Objects.requireNonNull(pieces.get(seat), "a piece for every seat");
    }

    /// Lays everything out for a board of this size.
    void place(Layout layout, @Nullable SpaceContents standing) {
        double x = layout.x(column);
        double middle = layout.middle();
        double top = layout.y(column, column.height());
        lane.moveTo(x, middle);
        paving.moveTo(x, middle);
        considered.place(layout, column);
        boolean under = standing != null && standing.isBusy(column, column.height());
        front(tile, x, top - (under ? TILE_UP : 0), top);
        front(sign, x, top, top);
        double low = middle + (column.height() < 4 ? OWNER_DOWN : 0);
        put(owner, layout, x, low, OWNER);
        owner.setViewOrder(-low);
        for (int space = 1; space < column.height(); space++) {
            steps.get(space - 1).moveTo(x, layout.y(column, space));
        }
        if (standing == null) {
            return;
        }
        for (Seat seat : Seat.all()) {
            placeSquare(layout, standing, seat);
        }
        placeRunner(layout, runner, standing.game().marker(column));
        placeRunner(layout, preview, standing.considered(column));
        FallenCone fall = FallenCone.of(layout, column);
        front(fallen, fall.x(), fall.y() + FALLEN_DOWN, fall.y());
        fallen.setRotate(fall.degrees());
    }

    private void placeRunner(Layout layout, BoardPicture picture, int space) {
        double y = layout.y(column, space);
        double down = space == column.height() ? TOP_DOWN : RUNNER_DOWN;
        front(picture, layout.x(column), y + down, y + 5);
    }

    private static void front(BoardPicture picture, double x, double y, double depth) {
        picture.moveTo(x, y);
        picture.setViewOrder(-depth);
    }

    private int square(GameState game, Seat seat) {
        return game.isPlayer(seat) ? game.square(seat, column) : 0;
    }

    /// Puts a player's piece where it lies, whether or not it is seen.
    void placeSquare(Layout layout, SpaceContents standing, Seat seat) {
        GameState game = standing.game();
        int space = square(game, seat);
        List<Seat> sharing = Seat.all().stream()
                .filter(other -> square(game, other) == space)
                .toList();
        boolean busy = standing.isBusy(column, space);
        Layout.Spot spot = busy ? Layout.atFeet(sharing, seat) : Layout.alone(sharing, seat);
        double y = layout.y(column, Math.max(1, space));
        put(piece(seat), layout, layout.x(column) + spot.x(), y + spot.y(), spot.radius());
        piece(seat).setViewOrder(busy ? -y - Lane.RISE + 8 - seat.number() * 0.1 : -y - seat.number() * 0.1);
    }

    private static void put(Piece piece, Layout layout, double x, double y, double radius) {
        Point2D middle = layout.pixels(x, y);
        double size = radius * Piece.PER_RADIUS * layout.unit();
        piece.resizeRelocate(middle.getX() - size / 2, middle.getY() - size / 2, size, size);
    }
}
