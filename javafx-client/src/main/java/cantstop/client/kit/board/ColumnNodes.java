package cantstop.client.kit.board;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// The nodes of one column: wells, the numbered top, the trail of this turn, pieces, runner and what is
/// considered. Made once; shown, hidden and placed for every state.
final class ColumnNodes {
    /// Less than a sign's corner, so that the pieces in the corners of a space stay in view.
    private static final double RUNNER_CUT = 0.13;

    /// Of a column's breadth: so large two digits still fit their tile.
    private static final double WIDEST_NUMBER = 0.64;

    /// How wide two digits are, in their size.
    private static final double TWO_DIGITS = 1.43;

    /// Of a rise: so much of the top's space is seen around its number, where two digits leave so much.
    private static final double FRAME = 0.085;

    final Column column;
    final NumberTile tile;
    private final Region top = region("top-space");
    final Region runner = region("runner");
    final Region banner = region("banner");
    final Piece owner = new Piece();
    final Region flag = region("flag");
    final Map<Seat, Piece> pieces = new HashMap<>();
    private final List<Region> wells = new ArrayList<>();
    private final Region trail = region("trail");
    private final Region hoped = region("hoped-trail");
    private final Region preview = region("preview");
    private final Region ghost = region("ghost");
    private @Nullable Seat winner;

    ColumnNodes(Column column) {
        this.column = column;
        tile = new NumberTile(column);
        for (int space = 1; space < column.height(); space++) {
            wells.add(region("space"));
        }
        for (Seat seat : Seat.all()) {
            pieces.put(seat, new Piece());
        }
        owner.getStyleClass().add("piece-of-owner");
        Octagon.shape(runner, RUNNER_CUT);
        Octagon.shape(preview, RUNNER_CUT);
        Octagon.shape(ghost, RUNNER_CUT);
        // Flags and pieces outlive what stands around them in a motion; only `show` decides what is seen.
        for (Node node : all()) {
            node.setManaged(false);
        }
    }

    private static Region region(String styleClass) {
        Region region = new Region();
        region.getStyleClass().setAll(styleClass);
        region.setMouseTransparent(true);
        return region;
    }

    /// All nodes, the lowest first.
    List<Node> all() {
        List<Node> all = new ArrayList<>(wells);
        all.add(top);
        all.addAll(List.of(hoped, trail, banner, tile, owner, flag));
        all.addAll(pieces.values());
        all.addAll(List.of(ghost, preview, runner));
        return all;
    }

    /// Shows what stands here, if anything.
    ///
    /// @param standing what does, or null for an empty board
    /// @param shown whether the column is to be seen at all
    void show(@Nullable Standing standing, Map<Seat, Badge> badges, Map<Seat, String> initials, boolean shown) {
        winner = standing == null ? null : standing.game().winnerOf(column).orElse(null);
        wells.forEach(well -> well.setVisible(shown));
        top.setVisible(shown);
        tile.setVisible(shown);
        for (Seat seat : Seat.all()) {
            Badge badge = badges.get(seat);
            boolean stands = standing != null
                    && badge != null
                    && standing.game().isPlayer(seat)
                    && standing.game().square(seat, column) > 0
                    && winner == null;
            if (badge != null) {
                piece(seat).show(badge, initials.getOrDefault(seat, ""));
            }
            piece(seat).setVisible(shown && stands);
        }
        Standing open = winner == null && shown ? standing : null;
        runner.setVisible(open != null && open.game().marker(column) > 0);
        preview.setVisible(open != null && open.previewed(column) > 0);
        ghost.setVisible(open != null && open.ghosted(column) > 0 && open.previewed(column) == 0);
        trail.setVisible(open != null && open.game().marker(column) > 0);
        hoped.setVisible(open != null && open.previewed(column) > 0);
        if (open != null) {
            colour(trail, badges.get(open.game().mover()));
            colour(hoped, badges.get(open.game().mover()));
        }
        showOwner(winner == null ? null : badges.get(winner), initials, shown);
    }

    private void showOwner(@Nullable Badge badge, Map<Seat, String> initials, boolean shown) {
        boolean owned = badge != null && shown;
        banner.setVisible(owned);
        owner.setVisible(owned);
        flag.setVisible(owned);
        colour(banner, badge);
        colour(flag, badge);
        colour(tile, badge);
        colour(top, badge);
        if (badge != null && winner != null) {
            owner.show(badge, initials.getOrDefault(winner, ""));
        }
    }

    static void colour(Node node, @Nullable Badge badge) {
        for (Colour colour : Colour.all()) {
            node.pseudoClassStateChanged(Piece.of(colour), badge != null && badge.colour() == colour);
        }
    }

    Piece piece(Seat seat) {
        return Objects.requireNonNull(pieces.get(seat), "a piece for every seat");
    }

    /// Puts everything where it belongs on a board of this size.
    ///
    /// @param numbers the size of the column's number, in rises
    void place(Layout layout, @Nullable Standing standing, double numbers) {
        for (int space = 1; space < column.height(); space++) {
            put(wells.get(space - 1), layout.space(column, space), 0);
        }
        Rectangle2D last = layout.space(column, column.height());
        put(top, last, 0);
        double size = Math.min(layout.rise() * numbers, layout.breadth() * WIDEST_NUMBER);
        double room = Math.max(0, last.getWidth() - size * TWO_DIGITS);
        put(tile, last, -Math.min(layout.rise() * FRAME, room / 2));
        Pixels.font(tile, size);
        put(banner, layout.spaces(column, 1, column.height() - 1), 0);
        double large = layout.aloneSize();
        Rectangle2D middle = layout.spaces(column, 1, column.height() - 1);
        owner.resizeRelocate(
                middle.getMinX() + (middle.getWidth() - large) / 2,
                middle.getMinY() + (middle.getHeight() - large) / 2,
                large,
                large);
        double pole = layout.rise() * 0.55;
        flag.resizeRelocate(
                last.getMinX() + last.getWidth() / 2, last.getMinY() - pole * 0.9, layout.breadth() * 0.46, pole);
        if (standing != null) {
            placeStanding(layout, standing);
        }
    }

    private void placeStanding(Layout layout, Standing standing) {
        for (Seat seat : Seat.all()) {
            placeSquare(layout, standing.game(), seat);
        }
        double around = layout.rise() * 0.07;
        put(runner, layout.space(column, standing.game().marker(column)), around);
        put(preview, layout.space(column, standing.previewed(column)), around);
        put(ghost, layout.space(column, standing.ghosted(column)), around);
        put(trail, layout.rope(column, standing.secured(column), standing.game().marker(column)), 0);
        put(hoped, layout.rope(column, standing.reached(column), standing.previewed(column)), 0);
    }

    private int square(GameState game, Seat seat) {
        return game.isPlayer(seat) ? game.square(seat, column) : 0;
    }

    private List<Seat> sharing(GameState game, int space) {
        return Seat.all().stream().filter(seat -> square(game, seat) == space).toList();
    }

    /// Puts a player's square where it lies in a game, whether or not it is seen.
    void placeSquare(Layout layout, GameState game, Seat seat) {
        int space = square(game, seat);
        put(piece(seat), layout.square(column, Math.max(1, space), sharing(game, space), seat), 0);
    }

    private static void put(Region node, Rectangle2D where, double around) {
        node.resizeRelocate(
                where.getMinX() - around,
                where.getMinY() - around,
                where.getWidth() + 2 * around,
                where.getHeight() + 2 * around);
    }
}
