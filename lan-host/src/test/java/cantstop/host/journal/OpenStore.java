package cantstop.host.journal;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Log;
import cantstop.protocol.client.SeenGame;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A store of the games that a laptop has seen, in a folder of its own.
abstract class OpenStore {
    static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

    @TempDir
    Path folder;

    SqliteLogStore store;

    @BeforeEach
    void opens() throws Exception {
        store = SqliteLogStore.open(file(), Clock.fixed(NOON, ZoneOffset.UTC), _ -> {});
    }

    @AfterEach
    void closes() {
        store.close();
    }

    Path file() {
        return folder.resolve("seen.db");
    }

    void sees(PlayedTable table) {
        sees(table, 0);
    }

    void sees(PlayedTable table, long after) {
        table.log().after(after).forEach(entry -> store.append(table.id(), entry));
    }

    static <T> T now(CompletionStage<T> answer) throws Exception {
        return answer.toCompletableFuture().get(30, TimeUnit.SECONDS);
    }

    void assertKept(Log log) {
        Log kept = store.load(log.state().id());
        assertThat(kept.after(0)).isEqualTo(log.after(0));
        assertThat(kept.state()).isEqualTo(log.state());
    }

    SeenGame listed(PlayedTable table) throws Exception {
        return now(store.list()).stream()
                .filter(game -> game.table().equals(table.id()))
                .findFirst()
                .orElseThrow();
    }
}
