package cantstop.host.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiskSpaceTest {
    private static final int BYTES = 1000;

    @TempDir
    private Path folder;

    private Path file = Path.of("");

    @BeforeEach
    void writes() throws IOException {
        file = Files.write(folder.resolve("tables.db"), new byte[BYTES]);
    }

    @Test
    void aSmallJournalOnADiskWithRoomMayGrow() {
        assertThat(new DiskSpace(file, BYTES + 1, 0).isLeft()).isTrue();
    }

    @Test
    void aLargeOneMayNot() {
        assertThat(new DiskSpace(file, BYTES, 0).isLeft()).isFalse();
    }

    @Test
    void noneMayWhereTheDiskIsNearlyFull() {
        assertThat(new DiskSpace(file, BYTES + 1, Long.MAX_VALUE).isLeft()).isFalse();
    }
}
