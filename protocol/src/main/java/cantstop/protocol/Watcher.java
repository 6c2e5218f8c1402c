package cantstop.protocol;

import cantstop.engine.PlayerName;
import cantstop.engine.identity.Key;
import org.jspecify.annotations.Nullable;

/// A spectator whom the owner of a table can send away.
///
/// @param name what they call themselves; null if they don't say
public record Watcher(Key key, @Nullable PlayerName name) {}
