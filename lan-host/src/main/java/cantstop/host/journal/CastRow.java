package cantstop.host.journal;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.protocol.client.SeenCast;
import java.util.List;
import java.util.Optional;

/// Who sat at a table, as its row keeps it: names hold no control characters, so each has a line.
///
/// @param players all players
/// @param bots the bots
/// @param winner name, key and profile; the name alone for a bot; empty if no player has won
record CastRow(String players, String bots, String winner) {
    static CastRow of(SeenCast cast) {
        String winner = cast.winner()
                .map(one -> one.name()
                        + one.person()
                                .map(person -> "\n" + person.key() + "\n" + person.profile())
                                .orElse(""))
                .orElse("");
        return new CastRow(String.join("\n", cast.players()), String.join("\n", cast.bots()), winner);
    }

    /// Parses the row; empty if it was altered and can't be read.
    Optional<SeenCast> cast() {
        List<String> lines = winner.lines().toList();
        return switch (lines.size()) {
            case 0 -> Optional.of(with(Optional.empty()));
            case 1 -> Optional.of(with(Optional.of(new SeenCast.Winner(lines.getFirst(), Optional.empty()))));
            case 3 ->
                person(lines.get(1), lines.get(2))
                        .map(person -> with(Optional.of(new SeenCast.Winner(lines.getFirst(), Optional.of(person)))));
            default -> Optional.empty();
        };
    }

    private SeenCast with(Optional<SeenCast.Winner> whoWon) {
        return new SeenCast(players.lines().toList(), bots.lines().toList(), whoWon);
    }

    private static Optional<Person> person(String key, String profile) {
        try {
            return Optional.of(new Person(new Key(key), Integer.parseInt(profile)));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }
}
