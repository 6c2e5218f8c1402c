package cantstop.host.soak;

import cantstop.host.guests.Crowd;
import cantstop.host.guests.Player;
import java.util.ArrayList;
import java.util.List;

/// How far each table had come at some moment, as those saw it who saw most.
record Position(List<Long> sequences) {
    Position {
        sequences = List.copyOf(sequences);
    }

    static Position of(Crowd crowd) {
        List<Long> sequences = new ArrayList<>();
        for (List<Player> table : crowd.tables()) {
            sequences.add(table.stream()
                    .mapToLong(player -> player.memory().sequence())
                    .max()
                    .orElse(0));
        }
        return new Position(sequences);
    }

    /// Whether everybody is connected and has seen something new at every table.
    boolean isPassedBy(Crowd crowd) {
        return missing(crowd).isEmpty();
    }

    /// Those who are not, by name.
    List<String> missing(Crowd crowd) {
        List<String> missing = new ArrayList<>();
        for (int table = 0; table < sequences.size(); table++) {
            for (Player player : crowd.tables().get(table)) {
                if (!player.isConnected() || player.memory().sequence() <= sequences.get(table)) {
                    missing.add(player + " (" + player.connection().getClass().getSimpleName() + ")");
                }
            }
        }
        return missing;
    }
}
