package cantstop.client.play.lobby;

import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// What a player is told who could not look as they like, as somebody else had it first.
final class LooksClash {
    private LooksClash() {}

    /// @param wish how they like to look
    /// @param worn how they look at this table
    static String said(Badge wish, Badge worn, Words words) {
        if (worn.equals(wish)) {
            return "";
        }
        if (worn.colour() == wish.colour() && worn.shape() == wish.shape()) {
            return words.say("lobby.clash.name", worn.name().text());
        }
        Set<String> parts = new LinkedHashSet<>();
        if (!worn.name().equals(wish.name())) {
            parts.add(worn.name().text());
        }
        if (worn.colour() != wish.colour()) {
            parts.add(words.say("colour." + worn.colour().name()));
        }
        if (worn.shape() != wish.shape()) {
            parts.add(words.say("shape." + worn.shape().name()));
        }
        return words.say("lobby.clash", words.list(List.copyOf(parts)));
    }
}
