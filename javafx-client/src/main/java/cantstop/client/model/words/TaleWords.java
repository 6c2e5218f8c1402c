package cantstop.client.model.words;

import cantstop.client.kit.words.Words;
import cantstop.client.model.tales.TurnTale;
import cantstop.engine.TableState;

/// Memorable turns as sentences.
public final class TaleWords {
    private final Words words;

    public TaleWords(Words words) {
        this.words = words;
    }

    /// A sentence with the player's name.
    public String say(TurnTale tale, TableState table) {
        return words.say("tale.named", SeatNames.of(words, table, tale.seat()), brief(tale));
    }

    /// The same for a place where the name stands already.
    public String brief(TurnTale tale) {
        return switch (tale) {
            case TurnTale.Survived(var _, int rolls, int oneIn) -> words.say("tale.survived", rolls, oneIn);
            case TurnTale.Unlucky(var _, int oneIn) -> words.say("tale.unlucky", oneIn);
            case TurnTale.Fell(var _, int steps) -> words.say("tale.fell", steps);
            case TurnTale.RolledPastWin _ -> words.say("tale.rolledPastWin");
            case TurnTale.PassedUpWin(var _, var took) -> words.say("tale.passedUpWin", words.columns(took));
        };
    }
}
