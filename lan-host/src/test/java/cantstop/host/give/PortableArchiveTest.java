package cantstop.host.give;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PortableArchiveTest {
    @TempDir
    private Path folder;

    private Path program(String name) throws IOException {
        Path program = Files.createDirectories(folder.resolve(name).resolve("cant-stop-1"));
        Files.createDirectories(program.resolve("app"));
        Files.writeString(program.resolve("play.sh"), "echo ä\n");
        Files.write(program.resolve("app/empty.txt"), new byte[0]);
        Files.write(program.resolve("app/large.jar"), new byte[200_000]);
        return program;
    }

    private Path archive(Path program) throws IOException {
        Manifest contents = Manifest.of(program, path -> path.endsWith(".sh"));
        Path archive = program.resolveSibling(PortableArchive.nameOf(contents));
        PortableArchive.write(program, contents, archive);
        return archive;
    }

    @Test
    void theSameContentsMakeTheSameBytesWheneverAndWhereverTheyAre() throws IOException {
        Path today = archive(program("today"));
        Path other = program("another day");
        Files.setLastModifiedTime(other.resolve("play.sh"), FileTime.from(Instant.EPOCH));
        assertThat(other.resolve("play.sh").toFile().setExecutable(true)).isTrue();

        assertThat(archive(other)).hasSameBinaryContentAs(today);
    }

    @Test
    void anyReaderOfArchivesFindsTheFilesWithTheirModes() throws IOException {
        Path archive = archive(program("here"));

        try (FileSystem zip = FileSystems.newFileSystem(archive, Map.of("enablePosixFileAttributes", true))) {
            Path root = zip.getPath("cant-stop-1");
            assertThat(root.resolve("play.sh")).hasContent("echo ä\n");
            assertThat(root.resolve("app/empty.txt")).isEmptyFile();
            assertThat(Files.size(root.resolve("app/large.jar"))).isEqualTo(200_000);
            assertThat(Files.getPosixFilePermissions(root.resolve("play.sh")))
                    .contains(PosixFilePermission.OWNER_EXECUTE, PosixFilePermission.OTHERS_EXECUTE);
            assertThat(Files.getPosixFilePermissions(root.resolve("app/large.jar")))
                    .isEqualTo(Set.of(
                            PosixFilePermission.OWNER_READ,
                            PosixFilePermission.OWNER_WRITE,
                            PosixFilePermission.GROUP_READ,
                            PosixFilePermission.OTHERS_READ));
            assertThat(Files.readString(root.resolve(Manifest.FILE), StandardCharsets.UTF_8))
                    .startsWith("cant-stop-1\n")
                    .contains("x ", " play.sh\n");
        }
    }

    @Test
    void theListIsReadBackAsItWasWritten() throws IOException {
        Path program = program("here");
        Manifest contents = Manifest.of(program, path -> path.endsWith(".sh"));
        Files.writeString(program.resolve(Manifest.FILE), contents.text());

        assertThat(Manifest.in(program)).contains(contents);
    }
}
