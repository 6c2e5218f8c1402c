package cantstop.host.give;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;

/// A host that gives two files from a folder in which there is a third.
final class GivingHost implements AutoCloseable {
    static final String ZIP = "/cant-stop-0.1.0-portable.zip";
    static final PageText LETTER = new PageText(
            "Anna’s <laptop>",
            "cant-stop 0.1.0",
            "cantstop://192.168.1.20:21207#" + "ab".repeat(32),
            List.of("192.168.1.20", "10.0.0.7"));
    static final DownloadLimits PATIENT =
            new DownloadLimits(1_000_000_000, 250, 250, 10, Duration.ofSeconds(30), Duration.ofSeconds(30), 1);

    private final Path folder;
    private final byte[] bytes;
    private List<Artifact> files;
    private GiveServer server;

    /// One that is open, and has time for everybody.
    GivingHost(Path folder) throws IOException, CannotGive {
        this.folder = folder;
        bytes = new byte[300_000];
        new Random(7).nextBytes(bytes);
        Path zip = Files.write(zip(), bytes);
        Path deb = Files.writeString(folder.resolve("cant-stop_0.1.0_amd64.deb"), "an installer");
        Files.writeString(folder.resolve("secret.txt"), "not for you");
        files = List.of(Artifact.of(Artifact.Kind.PORTABLE, zip), Artifact.of(Artifact.Kind.INSTALLER, deb));
        server = opened(PATIENT);
    }

    private Path zip() {
        return folder.resolve("cant-stop-0.1.0-portable.zip");
    }

    private GiveServer opened(DownloadLimits limits) throws CannotGive {
        GiveServer opened = GiveServer.open(InetAddress.getLoopbackAddress(), 0, 1, SideSite.NONE, limits);
        opened.give(files, LETTER);
        return opened;
    }

    /// Opens it anew for less patience.
    void open(DownloadLimits limits) throws CannotGive {
        server.close();
        server = opened(limits);
    }

    /// Has another archive from the next opening on.
    void gives(byte... archive) throws IOException, CannotGive {
        files = List.of(Artifact.of(Artifact.Kind.PORTABLE, Files.write(zip(), archive)));
    }

    GiveServer server() {
        return server;
    }

    List<Artifact> files() {
        return files;
    }

    /// What is in the archive.
    byte[] bytes() {
        return bytes.clone();
    }

    Browser.Answer get(String path, String... headers) throws IOException {
        return Browser.ask(server.port(), "GET", path, headers);
    }

    @Override
    public void close() {
        server.close();
    }
}
