package cantstop.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cantstop.protocol.DataFolder.Part;
import cantstop.protocol.UnusableData.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class DataFolderTest {
    private static final Path HOME = Path.of("/home/anna");

    @TempDir
    Path temp;

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void eachSystemHasItsOwnPlaceForData() {
        assertThat(DataFolder.usual("Linux", Map.of(), HOME)).isEqualTo(HOME.resolve(".local/share/cant-stop"));
        assertThat(DataFolder.usual("Linux", Map.of("XDG_DATA_HOME", "/data"), HOME))
                .isEqualTo(Path.of("/data/cant-stop"));
        assertThat(DataFolder.usual("Linux", Map.of("XDG_DATA_HOME", "not/absolute"), HOME))
                .isEqualTo(HOME.resolve(".local/share/cant-stop"));
        assertThat(DataFolder.usual("Mac OS X", Map.of("XDG_DATA_HOME", "/data"), HOME))
                .isEqualTo(HOME.resolve("Library/Application Support/cant-stop"));
        assertThat(DataFolder.usual("Windows 11", Map.of("APPDATA", "/roaming"), HOME))
                .isEqualTo(Path.of("/roaming/cant-stop"));
        assertThat(DataFolder.usual("Windows 11", Map.of(), HOME)).isEqualTo(HOME.resolve("AppData/Roaming/cant-stop"));
    }

    @Test
    void aSecondStartOnAHeldFolderIsRefusedUntilTheFirstEnds() throws UnusableData {
        DataFolder folder = DataFolder.at(temp.resolve("data"));
        HeldFolder first = folder.hold(Part.PLAYER);

        assertReason(Reason.HELD, () -> folder.hold(Part.PLAYER));
        assertReason(Reason.HELD, () -> DataFolder.at(temp.resolve("x/../data")).hold(Part.PLAYER));

        first.close();
        first.close();
        folder.hold(Part.PLAYER).close();
    }

    @Test
    void anotherProgramOnAHeldFolderIsRefused() throws Exception {
        DataFolder folder = DataFolder.at(temp);
        try (HeldFolder held = folder.hold(Part.HOST)) {
            // Trying again here must not loosen the lock that the other program runs into.
            assertReason(Reason.HELD, () -> folder.hold(Part.HOST));
            assertThat(lockedElsewhere(held.path().resolve("lock"))).isTrue();
        }
    }

    /// Asks another process, since a process always gets past its own locks.
    private static boolean lockedElsewhere(Path lock) throws IOException, InterruptedException {
        String script = """
                void main(String[] args) throws Exception {
                    try (var channel = java.nio.channels.FileChannel.open(
                            java.nio.file.Path.of(args[0]), java.nio.file.StandardOpenOption.WRITE)) {
                        System.exit(channel.tryLock() == null ? 42 : 0);
                    }
                }
                """;
        Path source = Files.writeString(lock.resolveSibling("Other.java"), script);
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Process other = new ProcessBuilder(java.toString(), source.toString(), lock.toString()).start();
        assertThat(other.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return other.exitValue() == 42;
    }

    @Test
    void hostAndPlayerShareAKeyAndNotTheirFolders() throws UnusableData {
        DataFolder folder = DataFolder.at(temp);
        try (HeldFolder player = folder.hold(Part.PLAYER);
                HeldFolder host = folder.hold(Part.HOST)) {
            assertThat(player.path()).isNotEqualTo(host.path());
            assertThat(folder.identity().key()).isEqualTo(folder.identity().key());
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void newFoldersAreTheirOwnersAlone() throws Exception {
        DataFolder folder = DataFolder.at(temp.resolve("data"));
        folder.hold(Part.PLAYER).close();

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.path())))
                .isEqualTo("rwx------");
        assertThat(PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(folder.path().resolve("player"))))
                .isEqualTo("rwx------");
    }

    @Test
    void aFileInThePlaceOfTheFolderIsNamed() throws IOException {
        Path file = Files.writeString(temp.resolve("data"), "not a folder");

        assertReason(Reason.NOT_A_FOLDER, () -> DataFolder.at(file).hold(Part.PLAYER));
        assertReason(Reason.NOT_A_FOLDER, () -> DataFolder.at(file).identity());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whereNobodyCanWriteTheReasonSaysSo() {
        assertReason(
                Reason.UNWRITABLE,
                () -> DataFolder.at(Path.of("/proc/cant-stop")).hold(Part.PLAYER));
        assertReason(
                Reason.UNWRITABLE,
                () -> DataFolder.at(Path.of("/proc/cant-stop")).identity());
    }

    private static void assertReason(Reason reason, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        UnusableData.class, e -> assertThat(e.reason()).isEqualTo(reason));
    }
}
