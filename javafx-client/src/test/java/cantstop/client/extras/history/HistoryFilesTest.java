package cantstop.client.extras.history;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.protocol.client.LogFile;
import cantstop.protocol.wire.EventCodec;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Games as files: saved here, opened there.
class HistoryFilesTest {
    @TempDir
    private Path folder = Path.of("");

    private final FakeVisit visit = new FakeVisit();
    private final HistoryModel model = new HistoryModel(visit.navigator, Runnable::run);

    /// A game of Anna's that another laptop has.
    private static List<LogEntry> log() {
        FakeVisit elsewhere = new FakeVisit();
        elsewhere.hosting().withBen().annaStarts().annaRolls(3, 4, 5, 1).annaTakes(6, 7);
        Log log = new Log();
        elsewhere.party().log().forEach(entry -> log.append(entry.event(), EventCodec.encode(entry.event())));
        return List.copyOf(log.after(0));
    }

    private Path file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("game.cantstop"), bytes);
    }

    private void open(Path file) {
        visit.navigator.lookBack();
        model.activate();
        model.open(file);
        visit.later.run();
    }

    private Path saved() throws IOException {
        return file(LogFile.write(log()));
    }

    @Test
    void aSavedGameIsOpenedAndSaysThatALoneFileProvesNothing() throws IOException {
        open(saved());

        PastGame past = model.opened().get().orElseThrow();
        assertThat(past.log().log().after(0)).isEqualTo(log());
        assertThat(model.notice().get()).isEqualTo("Opened from the file game.cantstop.");
        assertThat(model.inWords().verdict(past)).contains("follow the rules").contains("One copy alone can’t prove");
        assertThat(model.mayGoOn(past)).isFalse();
    }

    @Test
    void whatIsOpenIsSavedAndOpenedAgain() {
        visit.seen.keep(0, log(), Optional.empty());
        visit.navigator.lookBack();
        model.activate();
        visit.later.run();
        Path file = folder.resolve(model.opened().get().orElseThrow().fileName());

        model.save(file);
        visit.later.run();

        assertThat(model.notice().get()).contains("Saved as Annas game.cantstop");
        model.open(file);
        visit.later.run();
        assertThat(model.opened().get().orElseThrow().file()).contains("Annas game.cantstop");
    }

    @Test
    void aFileIsKeptWithTheOthersAndCanThenBeGoneOnWith() throws IOException {
        open(saved());
        PastGame past = model.opened().get().orElseThrow();
        assertThat(model.mayKeep(past)).isTrue();

        model.keep();
        visit.later.run();

        assertThat(visit.seen.appended).hasSize(log().size());
        PastGame kept = model.opened().get().orElseThrow();
        assertThat(kept.file()).isEmpty();
        assertThat(kept.game().table()).isEqualTo(FakeGuest.TABLE);
        assertThat(model.mayGoOn(kept)).isTrue();
        assertThat(model.mayKeep(past)).isFalse();
    }

    @Test
    void aDamagedFileIsGoodAsFarAsItGoesAndIsNotKept() throws IOException {
        byte[] bytes = LogFile.write(log());
        bytes[bytes.length - 40] ^= 1;

        open(file(bytes));

        PastGame past = model.opened().get().orElseThrow();
        assertThat(past.length()).isEqualTo(log().size() - 1);
        assertThat(model.inWords().verdict(past)).startsWith("It’s damaged.");
        assertThat(model.mayKeep(past)).isFalse();
    }

    @Test
    void whatIsNoGameIsSaidInWordsAndNothingIsOpened() throws IOException {
        open(file("Dear diary".getBytes(StandardCharsets.UTF_8)));
        assertThat(model.notice().get()).contains("isn’t a Can’t Stop game");
        open(file("cantstop log 7\n".getBytes(StandardCharsets.UTF_8)));
        assertThat(model.notice().get()).contains("A newer version of Can’t Stop wrote");
        open(folder.resolve("nowhere.cantstop"));
        assertThat(model.notice().get()).contains("can’t be read");
        assertThat(model.opened().get()).isEmpty();
    }

    @Test
    void aFolderThatCanNotBeWrittenToIsSaid() {
        visit.seen.keep(0, log(), Optional.empty());
        visit.navigator.lookBack();
        model.activate();
        visit.later.run();

        model.save(folder.resolve("no such folder").resolve("a.cantstop"));
        visit.later.run();

        assertThat(model.notice().get()).contains("couldn’t be saved");
    }

    @Test
    void theListIsFilteredByTableAndPlayers() {
        visit.seen.keep(0, log(), Optional.empty());
        visit.navigator.lookBack();
        model.activate();
        visit.later.run();

        assertThat(model.games("")).hasSize(1);
        assertThat(model.games(" BEN ")).hasSize(1);
        assertThat(model.games("anna’s")).hasSize(1);
        assertThat(model.games("Cleo")).isEmpty();
    }
}
