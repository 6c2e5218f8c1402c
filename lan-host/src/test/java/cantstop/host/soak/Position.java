package cantstop.host.soak;

import cantstop.host.guests.Crowd;
import cantstop.host.guests.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

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
        return IntStream.range(0, sequences.size())
                .allMatch(table -> crowd.tables().get(table).stream().allMatch(player -> isPassedBy(table, player)));
    }

    private boolean isPassedBy(int table, Player player) {
        return player.isConnected() && player.memory().sequence() > sequences.get(table);
    }

    /// Those who are not, by name, and how they came to be where they are.
    List<String> missing(Crowd crowd) {
        List<String> missing = new ArrayList<>();
        for (int table = 0; table < sequences.size(); table++) {
            for (Player player : crowd.tables().get(table)) {
                if (!isPassedBy(table, player)) {
                    missing.add(player + " has " + player.memory().sequence() + " events, of more than "
                            + sequences.get(table) + ": " + player.memory().connections());
                }
            }
        }
        return missing;
    }
}
