package cantstop.engine;

import java.util.regex.Pattern;

/// Which bot plays: its stable name in logs and on the wire. Logs outlive bots, so a log may have any well-formed
/// name; [cantstop.engine.bot.Bots] has those that play.
///
/// @param id lower-case letters, digits and hyphens, at most 32
public record BotLevel(String id) {
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]{0,31}");

    public BotLevel {
        if (!ID.matcher(id).matches()) {
            throw new IllegalArgumentException("not the name of a bot");
        }
    }
}
