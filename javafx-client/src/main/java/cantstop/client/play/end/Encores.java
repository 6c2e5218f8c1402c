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

/// The votes for a rematch: all players who have called for one since the game was over, in any language. The owner
/// of the table starts the next game; the others vote.
final class Encores {
    /// The chat line that is such a vote.
    private static final String CALL = "end.again";

    private static final Set<String> CALLS = Words.LANGUAGES.stream()
            .map(language -> Words.of(Locale.of(language)).say(CALL))
            .collect(Collectors.toUnmodifiableSet());

    private final Set<Seat> seats = new TreeSet<>();

    /// The chat line in the user's language.
    static Utterance call(Words words) {
        return new Utterance.Chat(new ChatText(words.say(CALL)));
    }

    /// Takes a chat line.
    ///
    /// @return whether it was a vote
    boolean hear(HostMessage.Spoken spoken) {
        boolean call = spoken.what() instanceof Utterance.Chat(ChatText line) && CALLS.contains(line.text());
        Optional.ofNullable(spoken.seat()).filter(seat -> call).ifPresent(seats::add);
        return call;
    }

    /// Whether this player has voted.
    boolean isFrom(Seat seat) {
        return seats.contains(seat);
    }

    /// The voters, in a sentence; empty without votes.
    String sentence(TableState table, Words words) {
        List<String> names =
                seats.stream().map(seat -> SeatNames.of(words, table, seat)).toList();
        return names.isEmpty() ? "" : words.say("end.encore", names.size(), words.list(names));
    }
}
