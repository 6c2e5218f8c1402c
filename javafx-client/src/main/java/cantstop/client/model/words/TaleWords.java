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
        return words.say("tale.named", SeatNames.of(words, table, tale.seat()), told(tale, ""));
    }

    /// The same, said to the player.
    public String toThemselves(TurnTale tale) {
        return told(tale, ".mine");
    }

    private String told(TurnTale tale, String who) {
        return switch (tale) {
            case TurnTale.Survived(var _, int rolls, int oneIn) -> words.say("tale.survived" + who, rolls, oneIn);
            case TurnTale.Unlucky(var _, int oneIn) -> words.say("tale.unlucky" + who, oneIn);
            case TurnTale.Fell(var _, int steps) -> words.say("tale.fell" + who, steps);
            case TurnTale.RolledPastWin _ -> words.say("tale.rolledPastWin" + who);
            case TurnTale.PassedUpWin(var _, var took) -> words.say("tale.passedUpWin" + who, words.columns(took));
        };
    }
}
