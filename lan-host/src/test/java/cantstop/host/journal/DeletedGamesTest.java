package cantstop.host.journal;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.protocol.client.SeenGame;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a player deletes of the games that their laptop has seen.
class DeletedGamesTest extends OpenStore {
    private long sizeOnDisk() throws Exception {
        store.close();
        return Files.size(file());
    }

    @Test
    void whatIsDeletedIsGoneFromTheListAndFromTheDisk() throws Exception {
        PlayedTable old = new PlayedTable(1).plays(2000);
        PlayedTable kept = new PlayedTable(2).plays(60);
        sees(old);
        sees(kept);
        long before = sizeOnDisk();
        opens();
        long said = now(store.bytes(List.of(listed(old))));

        long freed = now(store.delete(List.of(listed(old))));

        assertThat(now(store.list())).extracting(SeenGame::table).containsExactly(kept.id());
        assertKept(kept.log());
        assertThat(store.load(old.id()).sequence()).isZero();
        assertThat(freed).isBetween(said * 3 / 4, said * 3 / 2);
        assertThat(before - sizeOnDisk()).isEqualTo(freed);
    }

    @Test
    void whatWasKeptSinceTheStartIsDeletedFromTheDiskToo() throws Exception {
        PlayedTable table = new PlayedTable(1).plays(2000);
        sees(table);

        assertThat(now(store.delete(List.of(listed(table))))).isPositive();
    }

    @Test
    void aGameThatWentOnSinceItWasListedIsNotDeleted() throws Exception {
        PlayedTable table = new PlayedTable(1).plays(60);
        sees(table);
        SeenGame listed = listed(table);
        long before = table.log().sequence();
        sees(table.plays(80), before);

        now(store.delete(List.of(listed)));

        assertKept(table.log());
    }

    @Test
    void aTableThatWasDeletedIsKeptAgainFromItsBeginning() throws Exception {
        PlayedTable table = new PlayedTable(1).plays(60);
        sees(table);
        now(store.delete(List.of(listed(table))));

        sees(table.plays(80));

        assertKept(table.log());
    }
}
