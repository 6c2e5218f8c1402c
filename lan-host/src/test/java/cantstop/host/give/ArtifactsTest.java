package cantstop.host.give;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a program finds to give, wherever it was started from.
class ArtifactsTest {
    @TempDir
    private Path folder;

    /// A program as it is unpacked somewhere.
    private Path program() throws IOException {
        Path program = folder.resolve("a place/cant-stop-0.1.0");
        write(program.resolve("app/lib/lan-host-0.1.0.jar"), "the host");
        write(program.resolve("app/javafx-win/javafx-base-26-win.jar"), "windows");
        write(program.resolve("play.sh"), "#!/bin/sh");
        Manifest contents = Manifest.of(program, path -> path.endsWith(".sh"));
        Files.writeString(program.resolve(Manifest.FILE), contents.text());
        return program;
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private Artifacts shelfOf(Path jar) {
        return new Artifacts(jar, folder.resolve("data/give"));
    }

    private Artifacts shelfOfProgram(Path program) {
        return shelfOf(program.resolve("app/lib/lan-host-0.1.0.jar"));
    }

    private static CannotGive.Reason whyNot(Artifacts shelf) {
        CannotGive[] why = new CannotGive[1];
        assertThatThrownBy(shelf::files).isInstanceOfSatisfying(CannotGive.class, no -> why[0] = no);
        return why[0].reason();
    }

    @Test
    void aProgramThatWasGivenIsGivenOnByteForByte() throws Exception {
        Path program = program();
        Path packed = folder.resolve("packed.zip");
        PortableArchive.write(program, Manifest.in(program).orElseThrow(), packed);
        Path elsewhere = unpacked(packed, folder.resolve("Ünpacked here"));

        List<Artifact> files = shelfOfProgram(elsewhere).files();

        assertThat(files).singleElement().satisfies(file -> {
            assertThat(file.name()).isEqualTo("cant-stop-0.1.0-portable.zip");
            assertThat(file.kind()).isEqualTo(Artifact.Kind.PORTABLE);
            assertThat(file.file()).hasSameBinaryContentAs(packed);
            assertThat(file.sha256()).isEqualTo(Checksums.of(packed).sha256());
        });
    }

    private static Path unpacked(Path archive, Path to) throws IOException {
        try (ZipFile zip = new ZipFile(archive.toFile())) {
            for (ZipEntry entry : zip.stream().toList()) {
                Path file = to.resolve(entry.getName());
                Files.createDirectories(file.getParent());
                Files.copy(zip.getInputStream(entry), file, StandardCopyOption.REPLACE_EXISTING);
            }
        }
        return to.resolve("cant-stop-0.1.0");
    }

    @Test
    void whatWasPutTogetherForItGoesWhenItIsOver() throws Exception {
        Artifacts shelf = shelfOfProgram(program());
        Path archive = shelf.files().getFirst().file();

        shelf.clear();

        assertThat(archive).doesNotExist();
        shelf.clear();
    }

    @Test
    void aProgramWhoseFilesWereChangedIsNotGivenOn() throws Exception {
        Path program = program();
        Files.writeString(program.resolve("app/javafx-win/javafx-base-26-win.jar"), "WINDOWS");
        Artifacts shelf = shelfOfProgram(program);

        assertThat(whyNot(shelf)).isEqualTo(CannotGive.Reason.CHANGED);
        assertThat(folder.resolve("data/give")).isEmptyDirectory();
    }

    @Test
    void aProgramOfWhichAPartIsMissingIsNotGivenOn() throws Exception {
        Path program = program();
        Files.delete(program.resolve("play.sh"));

        assertThat(whyNot(shelfOfProgram(program))).isEqualTo(CannotGive.Reason.CHANGED);
    }

    @Test
    void aListThatLeadsOutOfTheFolderIsNoList() throws Exception {
        Path program = program();
        String line = "- 3 00000000 " + "0".repeat(64) + " ../../identity.pem\n";
        Files.writeString(program.resolve(Manifest.FILE), "cant-stop-0.1.0\n" + line);

        assertThat(Manifest.in(program)).isEmpty();
        assertThat(whyNot(shelfOfProgram(program))).isEqualTo(CannotGive.Reason.NOT_PACKED);
    }

    @Test
    void sourcesGiveWhatWasPackedFromThem() throws Exception {
        Path jar = sources("the host");
        Path deb = folder.resolve("sources/target/packed/cant-stop_0.1.0_amd64.deb");
        write(deb, "an installer");
        sums(deb);

        assertThat(shelfOf(jar).files())
                .extracting(Artifact::kind)
                .containsExactly(Artifact.Kind.PORTABLE, Artifact.Kind.INSTALLER);
    }

    @Test
    void sourcesThatWereNotPackedSaySo() throws Exception {
        Path jar = folder.resolve("sources/javafx-client/target/app/lan-host-0.1.0.jar");
        write(jar, "the host");

        assertThat(whyNot(shelfOf(jar))).isEqualTo(CannotGive.Reason.NOT_PACKED);
        assertThat(whyNot(shelfOf(folder.resolve("somewhere/classes")))).isEqualTo(CannotGive.Reason.NOT_PACKED);
    }

    @Test
    void sourcesThatWereChangedSinceDoNotGiveWhatWasPackedBefore() throws Exception {
        Path jar = sources("the host, improved");

        assertThat(whyNot(shelfOf(jar))).isEqualTo(CannotGive.Reason.PACKED_ANOTHER);
    }

    @Test
    void aPackedFileThatIsNotWhatItsSumSaysIsNotGiven() throws Exception {
        Path jar = sources("the host");
        Path deb = folder.resolve("sources/target/packed/cant-stop_0.1.0_amd64.deb");
        write(deb, "an installer");
        sums(deb);
        write(deb, "another installer");

        assertThat(whyNot(shelfOf(jar))).isEqualTo(CannotGive.Reason.CHANGED);
    }

    /// Sources whose program was packed with "the host" in it, and whose jar is this one now.
    private Path sources(String jarNow) throws IOException {
        Path program = program();
        Path packed = folder.resolve("sources/target/packed/cant-stop-0.1.0-portable.zip");
        Files.createDirectories(packed.getParent());
        PortableArchive.write(program, Manifest.in(program).orElseThrow(), packed);
        sums();
        Path jar = folder.resolve("sources/javafx-client/target/app/lan-host-0.1.0.jar");
        write(jar, jarNow);
        return jar;
    }

    private void sums(Path... more) throws IOException {
        Path packed = folder.resolve("sources/target/packed");
        StringBuilder sums = new StringBuilder();
        Path zip = packed.resolve("cant-stop-0.1.0-portable.zip");
        sums.append(Checksums.of(zip).sha256())
                .append("  ")
                .append(zip.getFileName())
                .append('\n');
        for (Path file : more) {
            sums.append(Checksums.of(file).sha256())
                    .append("  ")
                    .append(file.getFileName())
                    .append('\n');
        }
        Files.writeString(packed.resolve("SHA256SUMS"), sums);
    }
}
