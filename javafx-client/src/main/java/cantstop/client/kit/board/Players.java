package cantstop.client.kit.board;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Seat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The looks of the players on a board.
///
/// @param badges who sits where
/// @param initials what stands on their pieces
record Players(Map<Seat, Badge> badges, Map<Seat, String> initials) {
    static Players of(Map<Seat, Badge> badges) {
        return new Players(badges, Initials.of(badges));
    }

    Optional<Badge> badge(Seat seat) {
        return Optional.ofNullable(badges.get(seat));
    }

    List<Colour> colours() {
        return badges.values().stream().map(Badge::colour).toList();
    }

    String initials(Seat seat) {
        return initials.getOrDefault(seat, "");
    }
}
