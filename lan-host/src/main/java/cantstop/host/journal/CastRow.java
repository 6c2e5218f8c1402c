package cantstop.host.journal;

import cantstop.engine.Person;
import cantstop.protocol.client.SeenCast;
import java.util.List;
import java.util.Optional;

/// Who sat at a table, as its row keeps it: names hold no control characters, so each has a line.
///
/// @param players everybody
/// @param bots the bots
/// @param winner name, key and profile; the name alone for a bot; empty where nobody has won
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

    SeenCast cast() {
        return new SeenCast(players.lines().toList(), bots.lines().toList(), parsedWinner());
    }

    private Optional<SeenCast.Winner> parsedWinner() {
        List<String> lines = winner.lines().toList();
        return switch (lines.size()) {
            case 0 -> Optional.empty();
            case 3 ->
                Optional.of(new SeenCast.Winner(
                        lines.getFirst(), Optional.of(new Person(lines.get(1), Integer.parseInt(lines.get(2))))));
            default -> Optional.of(new SeenCast.Winner(lines.getFirst(), Optional.empty()));
        };
    }
}
