package cantstop.engine;

import java.util.regex.Pattern;

/// Which bot plays: its stable name in logs and on the wire. Logs outlive bots, so any well-formed name may stand
/// in one; which names can be played with is for the host to know.
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
