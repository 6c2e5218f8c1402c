package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.protocol.DataFolder;
import cantstop.protocol.UnusableData;
import cantstop.protocol.client.SeenGame;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class InstallationTest {
    @TempDir
    private Path folder = Path.of("");

    private Installation installation;

    @BeforeEach
    void takeTheFolder() throws UnusableData {
        installation = Installation.in(DataFolder.at(folder), Locale.ENGLISH);
    }

    @AfterEach
    void letGo() {
        installation.close();
    }

    @Test
    void nothingAsksTheEnvironmentWhileTheToolkitStarts() {
        assertThat(installation.player()).isDirectoryContaining("glob:**/lock");
        assertThat(Files.exists(installation.player().resolve("seen.db"))).isFalse();
    }

    @Test
    @Timeout(value = 1, unit = TimeUnit.MINUTES)
    void whoeverAsksForWhatWasSeenGetsItOnceItIsOpen() throws UnusableData {
        CompletableFuture<List<SeenGame>> seen = installation.seen().list().toCompletableFuture();
        assertThat(seen).isNotDone();

        installation.openSeen();

        assertThat(seen.join()).isEmpty();
    }
}
