package cantstop.client.system.host;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.Rules;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.host.journal.SqliteLogStore;
import cantstop.protocol.DataFolder;
import cantstop.protocol.HeldFolder;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenGames;
import cantstop.protocol.wire.EventCodec;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Anna has a copy of a table, and her laptop hosted it.
class SeenGamesFileTest {
    private static final TableId TABLE = new TableId("7".repeat(32));

    @TempDir
    private Path data;

    private DataFolder folder;
    private HeldFolder player;
    private SeenGamesFile seen;

    @BeforeEach
    void hosted() throws Exception {
        folder = DataFolder.at(data);
        player = folder.hold(DataFolder.Part.PLAYER);
        seen = new SeenGamesFile(folder, player);
        seen.open();
        keep(seen);
        try (HeldFolder host = folder.hold(DataFolder.Part.HOST);
                SeenGames tables = tables(host)) {
            keep(tables);
        }
    }

    @AfterEach
    void close() {
        seen.close();
        player.close();
    }

    private static SeenGames tables(HeldFolder host) throws Exception {
        return SqliteLogStore.open(host.file("tables.db"), Clock.systemUTC(), _ -> {});
    }

    private static void keep(SeenGames games) {
        Log log = new Log();
        for (Event event : Rules.open(
                TABLE,
                new TableName("Anna’s game"),
                Settings.DEFAULT,
                new Key("f".repeat(64)),
                FakeVisit.ANNA,
                FakeVisit.ANNAS)) {
            games.append(TABLE, log.append(event, EventCodec.encode(event)));
        }
    }

    private static <T> T now(CompletionStage<T> answer) throws Exception {
        return answer.toCompletableFuture().get(30, TimeUnit.SECONDS);
    }

    private static List<TableId> tablesOf(SeenGames games) throws Exception {
        return now(games.list()).stream().map(SeenGame::table).toList();
    }

    @Test
    void aGameThatIsDeletedIsNotHostedAgain() throws Exception {
        now(seen.delete(now(seen.list())));

        assertThat(tablesOf(seen)).isEmpty();
        try (HeldFolder host = folder.hold(DataFolder.Part.HOST);
                SeenGames tables = tables(host)) {
            assertThat(tablesOf(tables)).isEmpty();
        }
    }

    @Test
    void aHostThatRunsKeepsItsTables() throws Exception {
        try (HeldFolder host = folder.hold(DataFolder.Part.HOST)) {
            now(seen.delete(now(seen.list())));

            try (SeenGames tables = tables(host)) {
                assertThat(tablesOf(tables)).containsExactly(TABLE);
            }
        }
        assertThat(tablesOf(seen)).isEmpty();
    }
}
