package cantstop.client.play.update;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cantstop.engine.dice.Bytes;
import cantstop.host.give.Artifact;
import cantstop.host.give.GiveServer;
import cantstop.host.give.PageText;
import cantstop.host.give.SideSite;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Updates fetched from the page of a real host.
class HttpFetcherTest {
    private static final String NAME = "cant-stop-9.0-portable.zip";

    @TempDir
    private Path shelf;

    @TempDir
    private Path downloads;

    private final byte[] program = new byte[300_000];
    private GiveServer host;

    @BeforeEach
    void open() throws Exception {
        new Random(7).nextBytes(program);
        host = GiveServer.open(InetAddress.getLoopbackAddress(), 0, SideSite.NONE);
        gives(program);
    }

    @AfterEach
    void close() {
        host.close();
    }

    /// Lists the sum of the program, whatever the file has in it.
    private void gives(byte[] content) throws Exception {
        Path file = Files.write(shelf.resolve(NAME), content);
        Artifact listed = new Artifact(Artifact.Kind.PORTABLE, file, content.length, sum(program));
        host.give(List.of(listed), new PageText("Ben’s laptop", "9.0", "", List.of()));
    }

    private static String sum(byte[] bytes) throws Exception {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    }

    private Update update(byte[] signed) throws Exception {
        return new Update("9.0", "http://127.0.0.1:" + host.port() + "/", Bytes.ofHex(sum(signed)));
    }

    private void failsFor(Download.Reason reason, Update update, Path folder) {
        assertThatThrownBy(() -> new HttpFetcher(folder).fetch(update, percent -> {}))
                .isInstanceOfSatisfying(
                        DownloadFailed.class,
                        failed -> assertThat(failed.reason()).isEqualTo(reason));
        assertThat(downloads).isEmptyDirectory();
    }

    @Test
    void theFileThatTheHostSignedIsKept() throws Exception {
        List<Integer> percents = new ArrayList<>();

        Path file = new HttpFetcher(downloads).fetch(update(program), percents::add);

        assertThat(file).isEqualTo(downloads.resolve(NAME)).hasBinaryContent(program);
        assertThat(downloads.toFile().list()).containsExactly(NAME);
        assertThat(percents).isSorted().endsWith(100);
    }

    @Test
    void whatTheHostDidNotSignIsNotKept() throws Exception {
        Update update = update(program);
        byte[] other = program.clone();
        other[program.length - 1]++;
        gives(other);

        failsFor(Download.Reason.WRONG_SUM, update, downloads);
    }

    @Test
    void aFileThatThePageDoesNotListIsNotLookedFor() throws Exception {
        failsFor(Download.Reason.NOT_THERE, update(new byte[] {1}), downloads);
    }

    @Test
    void aHostThatIsGoneIsSaidToBe() throws Exception {
        Update update = update(program);
        host.close();

        failsFor(Download.Reason.UNREACHABLE, update, downloads);
    }

    @Test
    void anAddressThatIsNoneIsAHostThatIsGone() throws Exception {
        Update update = new Update(
                "9.0", "http://[fe80::1%br-0]:21217/", update(program).sum());

        failsFor(Download.Reason.UNREACHABLE, update, downloads);
    }

    @Test
    void aFolderThatIsNotThereIsTheFaultOfTheDisk() throws Exception {
        failsFor(Download.Reason.DISK, update(program), downloads.resolve("gone"));
    }
}
