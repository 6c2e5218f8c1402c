package cantstop.client.embedded;

import cantstop.host.journal.SqliteLogStore;
import cantstop.protocol.HeldFolder;
import cantstop.protocol.UnusableData;
import cantstop.protocol.client.SeenGames;
import java.time.Clock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Where this laptop keeps its copies of the tables it saw.
public final class SeenGamesFile {
    private static final String NAME = "seen.db";
    private static final Logger LOG = LoggerFactory.getLogger(SeenGamesFile.class);

    private SeenGamesFile() {}

    /// Opens the file in the player's part of the data folder.
    public static SeenGames open(HeldFolder player) throws UnusableData {
        return SqliteLogStore.open(player.file(NAME), Clock.systemUTC(), damage -> LOG.warn("{}", damage));
    }
}
