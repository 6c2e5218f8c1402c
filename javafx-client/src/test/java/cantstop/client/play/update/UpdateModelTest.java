package cantstop.client.play.update;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.model.profile.LastVisit;
import cantstop.engine.dice.Bytes;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.discovery.FoundHost;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// The update that a host gives.
class UpdateModelTest {
    private static final Optional<Datagram.Seal> SEAL =
            Optional.of(new Datagram.Seal(1, Bytes.of(new byte[0]), Bytes.of(new byte[0]), Bytes.of(new byte[0])));
    private static final Path FILE = Path.of("Downloads", "cant-stop-9.0-portable.zip");

    private final FakeVisit visit = new FakeVisit();
    private final List<String> opened = new ArrayList<>();

    /// What the thread of each download is about to do.
    private final Queue<Runnable> downloads = new ArrayDeque<>();

    /// How the next download ends.
    private Optional<Download.Reason> failure = Optional.empty();

    private final UpdateModel model = model("cant-stop 0.1.0");

    @BeforeEach
    void looksAround() {
        visit.navigator.lookingAround().begin();
    }

    private UpdateModel model(String ours) {
        return new UpdateModel(visit.navigator, ours, opened::add, this::fetch, this::begun, visit.later);
    }

    private Path fetch(Update update, IntConsumer percent) throws DownloadFailed {
        percent.accept(40);
        if (failure.isPresent()) {
            throw new DownloadFailed(failure.get());
        }
        return FILE;
    }

    /// A thread that begins when the test lets it.
    private Thread begun(Runnable download) {
        Thread thread = Thread.ofPlatform().unstarted(download);
        downloads.add(() -> {
            thread.start();
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        return thread;
    }

    private void downloadsGoOn() {
        downloads.remove().run();
        visit.later.run();
    }

    private static FoundHost host(Optional<Integer> page, Optional<Datagram.Seal> seal) {
        Datagram.Beacon beacon = new Datagram.Beacon(
                new VersionRange(7, 9),
                "cant-stop 9.0",
                FakeGuest.HOST_KEY,
                1,
                21_207,
                "Ben’s laptop",
                Limits.BEACON,
                0,
                1,
                List.of());
        Optional<Datagram.Page> given =
                page.map(port -> new Datagram.Page(port, Optional.of(Bytes.ofHex("ab".repeat(32)))));
        return new FoundHost(
                List.of(new HostAddress("192.168.1.20", 21_207), new HostAddress("10.42.0.1", 21_207)),
                beacon.giving(given).sealed(seal));
    }

    private void hears(FoundHost... hosts) {
        visit.neighbours.hears(hosts);
        visit.later.run();
    }

    private void hadASeatThere() {
        LastVisit last = new LastVisit(FakeVisit.BENS_HOST, FakeGuest.HOST_KEY, FakeGuest.TABLE, "Ben’s game");
        visit.navigator.me().change(visit.navigator.me().profile().get().withVisit(Optional.of(last)));
    }

    private void anUpdateIsFound() {
        hadASeatThere();
        model.activate();
        hears(host(Optional.of(21_217), SEAL));
    }

    private String said() {
        return model.notice().get().map(UpdateModel.Notice::text).orElse("");
    }

    private String action() {
        return model.notice().get().map(UpdateModel.Notice::action).orElse("");
    }

    @Test
    void aHostThatGivesALaterVersionSaysWhere() {
        model.activate();
        hears(host(Optional.empty(), SEAL));
        assertThat(model.notice().get()).isEmpty();

        hears(host(Optional.of(21_217), SEAL));
        assertThat(model.notice().get()).as("a stranger's page").isEmpty();

        hadASeatThere();
        hears(host(Optional.of(21_217), Optional.empty()));
        assertThat(model.notice().get()).as("what anybody could say").isEmpty();

        hears(host(Optional.of(21_217), SEAL));
        assertThat(said()).contains("9.0", "http://192.168.1.20:21217/");
    }

    @Test
    void whoHasTheLatestVersionHearsOfNone() {
        UpdateModel latest = model("cant-stop 9.0");
        hadASeatThere();
        latest.activate();
        hears(host(Optional.of(21_217), SEAL));

        latest.openPage();
        latest.download();

        assertThat(latest.notice().get()).isEmpty();
        assertThat(opened).isEmpty();
        assertThat(downloads).isEmpty();
    }

    @Test
    void thePageOpensInTheBrowser() {
        anUpdateIsFound();

        model.openPage();

        assertThat(opened).containsExactly("http://192.168.1.20:21217/");
    }

    @Test
    void aDownloadSaysHowFarItIsAndWhereItsFileWent() {
        anUpdateIsFound();
        assertThat(action()).isEqualTo("Download");

        model.download();
        assertThat(said()).contains("0 %");
        assertThat(action()).isEqualTo("Stop it");

        downloadsGoOn();
        assertThat(said()).contains("9.0", FILE.toString());
        assertThat(action()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Download.Reason.class)
    void aDownloadThatFailsSaysWhyAndCanBeTriedAgain(Download.Reason reason) {
        anUpdateIsFound();
        failure = Optional.of(reason);

        model.download();
        downloadsGoOn();
        assertThat(said()).contains("Nothing was saved");
        assertThat(action()).isEqualTo("Try again");

        failure = Optional.empty();
        model.download();
        downloadsGoOn();
        assertThat(said()).contains(FILE.toString());
    }

    @Test
    void aDownloadThatWasCancelledIsNotHeardOfAnyMore() {
        anUpdateIsFound();

        model.download();
        model.download();
        downloadsGoOn();

        assertThat(action()).isEqualTo("Download");
    }

    @Test
    void aPageOpensInTheBrowserOfEachSystem() {
        assertThat(SystemBrowser.command("Linux", "http://10.0.0.7:21217/"))
                .containsExactly("xdg-open", "http://10.0.0.7:21217/");
        assertThat(SystemBrowser.command("Mac OS X", "http://10.0.0.7:21217/")).startsWith("open");
        assertThat(SystemBrowser.command("Windows 11", "http://10.0.0.7:21217/"))
                .startsWith("rundll32");
    }

    @ParameterizedTest
    @CsvSource({
        "cant-stop 0.1.0, cant-stop 0.2.0, ''",
        "cant-stop 0.2.0, cant-stop 0.1.0, 0.2.0",
        "cant-stop 0.1.0, cant-stop 0.1.0-SNAPSHOT, 0.1.0",
        "cant-stop 0.10.0, cant-stop 0.9.0, 0.10.0",
        "cant-stop 0.1.0, cant-stop 0.1.0, ''",
        "cant-stop <b>, cant-stop 0.1.0, ''",
        "another 9.0, cant-stop 0.1.0, ''",
        "cant-stop 9.0, '', ''"
    })
    void onlyALaterVersionIsNewer(String theirs, String ours, String newer) {
        assertThat(ProgramVersion.newer(theirs, ours).orElse("")).isEqualTo(newer);
    }
}
