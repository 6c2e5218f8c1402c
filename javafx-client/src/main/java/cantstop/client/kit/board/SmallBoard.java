package cantstop.client.kit.board;

import cantstop.client.kit.paint.Cut;
import cantstop.client.kit.paint.Pen;
import cantstop.client.kit.paint.Picture;
import cantstop.client.kit.theme.Typeface;
import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Seat;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;

/// A board as small as a stamp: its columns with their numbers, those that are won in the colour of whose they are, and
/// where each player stands in the others.
///
/// @param beside another course of the game: pieces that stand elsewhere there are ringed; empty if there is none
public record SmallBoard(GameState game, Map<Seat, Badge> badges, Optional<GameState> beside) implements Picture {
    private static final double PITCH = 12;
    private static final double RISE = 9.5;
    private static final int MIDDLE = 7;

    public SmallBoard {
        badges = Map.copyOf(badges);
    }

    /// A board that is compared with no other.
    public SmallBoard(GameState game, Map<Seat, Badge> badges) {
        this(game, badges, Optional.empty());
    }

    @Override
    public Rectangle2D box() {
        return Picture.box(80, 82, 80, 84);
    }

    @Override
    public void draw(Pen pen) {
        Cut sign = new Cut(0, 0, 154, 158, 46);
        pen.octagon(sign.lower(3), pen.colour("enamel-edge"));
        pen.octagon(sign, pen.colour("enamel"));
        pen.outline(sign.inset(4), pen.colour("rim"), 2.5);
        Column.all().forEach(column -> column(pen, column));
        Column.all().forEach(column -> tile(pen, column));
    }

    private void column(Pen pen, Column column) {
        double x = (column.number() - MIDDLE) * PITCH;
        double half = column.height() * RISE / 2;
        Optional<Seat> winner = game.winnerOf(column);
        Color lane = winner.map(seat -> seat(pen, seat)).orElseGet(() -> pen.colour("lane"));
        pen.rectangle(new Rectangle2D(x - 5, -half, 10, 2 * half), lane);
        if (winner.isEmpty()) {
            for (int space = 0; space < column.height(); space++) {
                double top = half - (space + 1) * RISE;
                pen.rectangle(new Rectangle2D(x - 4.2, top + 0.7, 8.4, RISE - 1.4), pen.colour("pad"));
            }
            // Where players share a space, the one who stands elsewhere in the other course is in front.
            badges.keySet().stream()
                    .filter(game::isPlayer)
                    .filter(seat -> game.square(seat, column) > 0)
                    .sorted(Comparator.comparing(seat -> isElsewhere(seat, column)))
                    .forEach(seat -> piece(pen, seat, column, x, half));
        }
    }

    private static void tile(Pen pen, Column column) {
        double x = (column.number() - MIDDLE) * PITCH;
        double y = -column.height() * RISE / 2 - 3;
        pen.octagon(new Cut(x, y, 11, 11, 3.2), pen.colour("tile"));
        pen.narrowText(Integer.toString(column.number()), x, y, Typeface.ROAD, 7.5, pen.colour("tile-ink"), 9);
    }

    private void piece(Pen pen, Seat seat, Column column, double x, double half) {
        int space = game.square(seat, column);
        double y = half - (space - 0.5) * RISE;
        if (isElsewhere(seat, column)) {
            pen.circle(x, y, 9.5, pen.colour("paint"));
            pen.circle(x, y, 7, pen.colour("lane"));
        }
        pen.circle(x, y, 4.2, seat(pen, seat));
    }

    private boolean isElsewhere(Seat seat, Column column) {
        return beside.filter(other -> other.square(seat, column) != game.square(seat, column))
                .isPresent();
    }

    private Color seat(Pen pen, Seat seat) {
        return Optional.ofNullable(badges.get(seat))
                .map(badge -> pen.palette().seat(badge.colour()))
                .orElseGet(() -> pen.colour("paint"));
    }
}
