package cantstop.protocol;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Shape;

/// The colour and shape of a player's pieces.
public record PieceStyle(Colour colour, Shape shape) {
    public static PieceStyle of(Badge badge) {
        return new PieceStyle(badge.colour(), badge.shape());
    }
}
