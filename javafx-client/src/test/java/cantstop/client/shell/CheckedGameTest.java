package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.FinishedGame;
import cantstop.client.kit.words.Words;
import cantstop.engine.Log;
import cantstop.protocol.client.LogFile;
import cantstop.protocol.wire.EventCodec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What `--check` says of files.
class CheckedGameTest {
    private static final Words WORDS = Words.english();

    @TempDir
    private Path folder;

    private static byte[] game() {
        FakeVisit visit = FinishedGame.play(new FakeVisit().hosting().withBen(), 1);
        Log log = new Log();
        visit.party().log().forEach(entry -> log.append(entry.event(), EventCodec.encode(entry.event())));
        return LogFile.write(log.after(0));
    }

    private CheckedGame check(byte[] content) throws IOException {
        Path file = folder.resolve("game.cantstop");
        Files.write(file, content);
        return CheckedGame.of(file, WORDS);
    }

    @Test
    void aSoundGameOfOldIsSaidToBeUnproved() throws IOException {
        CheckedGame checked = check(game());

        assertThat(checked.code()).isZero();
        assertThat(checked.text()).contains("events follow the rules").contains("which nobody can check");
    }

    @Test
    void aDamagedGameIsNotSound() throws IOException {
        byte[] damaged = game();
        damaged[damaged.length / 2] ^= 1;

        assertThat(check(damaged).code()).isEqualTo(1);
    }

    @Test
    void whatIsNoGameIsNone() throws IOException {
        CheckedGame checked = check(new byte[] {1, 2, 3});

        assertThat(checked.code()).isEqualTo(2);
        assertThat(checked.text()).contains("isn’t a Can’t Stop game");
        assertThat(CheckedGame.of(folder.resolve("nothing"), WORDS).code()).isEqualTo(2);
    }
}
