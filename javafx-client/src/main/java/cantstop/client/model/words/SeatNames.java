package cantstop.client.model.words;

import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.BotLevel;
import cantstop.engine.Chair;
import cantstop.engine.Occupant;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The names and looks of a table's players. A bot has its name in the reader's language, though the log holds the
/// one in the language of the player who seated it. A name that is in no bundle stays.
public final class SeatNames {
    private static final Pattern NUMBERED = Pattern.compile("(.*?)( \\d+)?");

    private SeatNames() {}

    /// The name of the player who sits there, or sat there last; without one, the number of the seat.
    public static String of(Words words, TableState table, Seat seat) {
        Badge badge = badge(words, table.chair(seat));
        return badge == null
                ? words.say("seat.number", seat.number() + 1)
                : badge.name().text();
    }

    /// The badge of the person on a chair, or of the one who sat there last.
    public static @Nullable Badge badge(Words words, Chair chair) {
        Badge badge = chair.badge();
        return badge != null && chair.occupant() instanceof Occupant.Robot(BotLevel level)
                ? new Badge(name(words, level, badge.name()), badge.colour(), badge.shape())
                : badge;
    }

    /// The looks of those who sit on these chairs, or whose pieces still stand on the board.
    public static Map<Seat, Badge> looks(Words words, Collection<Chair> chairs) {
        Map<Seat, Badge> looks = new HashMap<>();
        for (Chair chair : chairs) {
            Badge badge = badge(words, chair);
            if (badge != null) {
                looks.put(chair.seat(), badge);
            }
        }
        return Map.copyOf(looks);
    }

    /// The second of two that are called the same has a number behind its name.
    private static PlayerName name(Words words, BotLevel level, PlayerName logged) {
        Matcher parts = NUMBERED.matcher(logged.text());
        boolean usual = parts.matches()
                && Words.ofAllLanguages().stream()
                        .anyMatch(language -> new BotWords(language).name(level).equals(parts.group(1)));
        String number = usual && parts.group(2) != null ? parts.group(2) : "";
        return usual
                ? PlayerName.clean(new BotWords(words).name(level) + number).orElse(logged)
                : logged;
    }
}
