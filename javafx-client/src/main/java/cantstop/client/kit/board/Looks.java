package cantstop.client.kit.board;

import cantstop.engine.Badge;
import cantstop.engine.Chair;
import cantstop.engine.Seat;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// How everybody at a table looks.
public final class Looks {
    private Looks() {}

    /// The looks of those who sit on these chairs, or whose squares still stand on the board.
    public static Map<Seat, Badge> of(List<Chair> chairs) {
        Map<Seat, Badge> looks = new HashMap<>();
        for (Chair chair : chairs) {
            Badge badge = chair.badge();
            if (badge != null) {
                looks.put(chair.seat(), badge);
            }
        }
        return Map.copyOf(looks);
    }
}
