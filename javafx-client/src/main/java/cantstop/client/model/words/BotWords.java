package cantstop.client.model.words;

import cantstop.client.kit.words.Words;
import cantstop.engine.BotLevel;
import java.util.List;

/// The name of each bot, and a sentence on how it plays. A host may run bots that this program does not know: those
/// keep the host's name.
public final class BotWords {
    private final Words words;

    public BotWords(Words words) {
        this.words = words;
    }

    /// "Counter".
    public String name(BotLevel level) {
        return words.has(key(level)) ? words.say(key(level)) : level.id();
    }

    /// "Adds up every step and stops at 28."
    public String sentence(BotLevel level) {
        String key = key(level) + ".hint";
        return words.say(words.has(key) ? key : "bot.unknown.hint");
    }

    /// Several bots by their names: "Counter and Dreamer".
    public String names(List<BotLevel> levels) {
        return words.list(levels.stream().map(this::name).toList());
    }

    /// A rung of the ladder, for a screen reader.
    public String rung(int number, String name, String sentence) {
        return words.say("ladder.rung", number, name, sentence);
    }

    /// The same of a bot that was beaten.
    public String beaten(String rung) {
        return words.say("ladder.beaten", rung);
    }

    private static String key(BotLevel level) {
        return "bot." + level.id();
    }
}
