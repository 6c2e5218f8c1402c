package cantstop.client.play.end;

import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.protocol.ChatText;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Utterance;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Who would play again: everybody who has called for it since the game was over, in whichever language. Whose table
/// it is starts the next game; the others vote.
final class Encores {
    /// What a player says who would play again.
    private static final String CALL = "end.again";

    private static final Set<String> CALLS = Words.LANGUAGES.stream()
            .map(language -> Words.of(Locale.of(language)).say(CALL))
            .collect(Collectors.toUnmodifiableSet());

    private final Set<Seat> seats = new TreeSet<>();

    /// What is said for it here.
    static Utterance call(Words words) {
        return new Utterance.Chat(new ChatText(words.say(CALL)));
    }

    /// Somebody has said something.
    ///
    /// @return whether it was a call for another game
    boolean hear(HostMessage.Spoken spoken) {
        boolean call = spoken.what() instanceof Utterance.Chat(ChatText line) && CALLS.contains(line.text());
        Optional.ofNullable(spoken.seat()).filter(seat -> call).ifPresent(seats::add);
        return call;
    }

    /// Whether this player has called already.
    boolean isFrom(Seat seat) {
        return seats.contains(seat);
    }

    /// Who would, in a sentence; empty where nobody has said so.
    String sentence(TableState table, Words words) {
        List<String> names =
                seats.stream().map(seat -> SeatNames.of(words, table, seat)).toList();
        return names.isEmpty() ? "" : words.say("end.encore", names.size(), words.list(names));
    }
}
