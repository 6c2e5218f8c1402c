package cantstop.host.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a guest's copies do on a disk that fails.
class UnreliableCopiesTest {
    @TempDir
    private Path folder;

    private final FailingDisk disk = new FailingDisk();
    private volatile Instant now = OpenJournal.NOON;
    private SqliteLogStore store;

    @BeforeEach
    void opens() throws Exception {
        InstantSource time = () -> now;
        store = SqliteLogStore.open(folder.resolve("seen.db"), time.withZone(ZoneOffset.UTC), _ -> {}, disk);
    }

    @AfterEach
    void closes() {
        store.close();
    }

    private void sees(PlayedTable table) {
        table.log().after(0).forEach(entry -> store.append(table.id(), entry));
    }

    private void everythingIsTried() throws Exception {
        store.list().toCompletableFuture().get(30, TimeUnit.SECONDS);
    }

    @Test
    void aReadErrorThatGoesAwayIsNotEvenSeen() throws Exception {
        PlayedTable table = new PlayedTable(1).plays(200);
        sees(table);
        everythingIsTried();
        disk.failsToRead(1, 30);

        assertThat(store.load(table.id()).after(0)).isEqualTo(table.log().after(0));
    }

    @Test
    void aFullDiskIsTriedAgainAfterAWhileAndNotForEachEvent() throws Exception {
        PlayedTable table = new PlayedTable(1).plays(200);
        int before = disk.changes();
        disk.isFull(true);
        sees(table);
        everythingIsTried();
        assertThat(disk.changes() - before).isLessThanOrEqualTo(2);

        disk.isFull(false);
        now = now.plus(Duration.ofMinutes(1));

        assertThat(store.load(table.id()).after(0)).isEqualTo(table.log().after(0));
    }
}
