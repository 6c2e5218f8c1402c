package cantstop.client.play.handover;

import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.model.party.Undone;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.TableState;
import java.util.List;

/// What is said of the turns at the end of a log that count no more.
final class UndoneWords {
    private final Words words;

    UndoneWords(Words words) {
        this.words = words;
    }

    /// A sentence, or where they are known the one with "Ben’s last 2 turns and your last turn" in it.
    String say(String sentence, String withTurns, Undone undone, Party there) {
        TableState state = there.state().get();
        List<String> turns = undone.turns().entrySet().stream()
                .map(of -> there.mySeat().filter(of.getKey()::equals).isPresent()
                        ? words.say("handover.turns.mine", of.getValue())
                        : words.say("handover.turns", SeatNames.of(words, state, of.getKey()), of.getValue()))
                .toList();
        return turns.isEmpty() ? words.say(sentence) : words.say(withTurns, words.list(turns));
    }

    /// The game with these turns and without them; none where that is not known.
    List<World> worlds(Undone undone, TableState with) {
        return undone.before()
                .map(without -> List.of(
                        new World(words.say("handover.world.with"), with),
                        new World(words.say("handover.world.without"), without)))
                .orElse(List.of());
    }
}
