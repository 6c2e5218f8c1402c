package cantstop.client.play.table;

import cantstop.client.kit.words.Words;
import cantstop.client.model.words.LogWords;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Event;
import cantstop.engine.Player;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.Optional;
import java.util.function.Predicate;

/// What stands in place of the headline while dice roll and while a bust is shown: what could be done before is over,
/// and what can be done next is not so yet.
final class Captions {
    private final Words words;
    private final Plates plates;
    private final Predicate<Seat> mine;

    /// Captions.
    ///
    /// @param mine whether a seat is mine
    Captions(Words words, Predicate<Seat> mine) {
        this.words = words;
        this.mine = mine;
        plates = new Plates(words);
    }

    /// The mover rolls.
    ///
    /// @return empty where nobody moves
    String rolling(TableState table) {
        return table.playing()
                .map(game -> mine.test(game.mover())
                        ? words.say("turn.rolling.mine")
                        : words.say("turn.rolling.theirs", SeatNames.of(words, table, game.mover())))
                .orElse("");
    }

    /// A move of another player, as it is seen, or the columns that I win; empty for my other moves, and for what is
    /// no move.
    Optional<String> move(Event event, TableState before, TableState after) {
        boolean theirs =
                before.playing().filter(game -> !mine.test(game.mover())).isPresent();
        return switch (event) {
            case Event.Chosen _, Event.Stopped _, Event.PassedOver _
            when theirs -> new LogWords(words).say(event, before, after);
            case Event.Stopped stopped
            when !stopped.won().isEmpty() -> Optional.of(words.say("turn.took.mine", words.columns(stopped.won())));
            default -> Optional.empty();
        };
    }

    /// What a bust cost, with the name of the player unless it was mine.
    String cost(TableState table, Player player, Player.Bust bust) {
        String cost = plates.cost(player, bust);
        return mine.test(player.seat()) ? cost : words.say("said", SeatNames.of(words, table, player.seat()), cost);
    }

    /// A bust as it is said.
    ///
    /// @param cost whose it is and what it cost
    /// @param missing which sums would have helped
    record Bust(String cost, String missing) {}

    /// A player is bust, and why.
    ///
    /// @param after the table with the bust
    Optional<Bust> bust(TableState after, Seat seat) {
        Optional<Player> player = Optional.ofNullable(after.game()).map(game -> game.player(seat));
        return player.flatMap(one ->
                Optional.ofNullable(one.bust()).map(bust -> new Bust(cost(after, one, bust), plates.missing(bust))));
    }
}
