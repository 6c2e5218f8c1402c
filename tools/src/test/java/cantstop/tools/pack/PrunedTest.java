package cantstop.tools.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A jar of which only a part is given on.
class PrunedTest {
    @TempDir
    private Path folder;

    private static byte[] bytes(int seed) {
        byte[] bytes = new byte[10_000 + seed];
        new Random(seed).nextBytes(bytes);
        return bytes;
    }

    /// Its sizes stand behind the data, as most tools write it.
    private Path jar() throws IOException {
        Path jar = folder.resolve("whole.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                ZipOutputStream out = new ZipOutputStream(file)) {
            for (int i = 0; i < 5; i++) {
                out.putNextEntry(new ZipEntry((i % 2 == 0 ? "kept/" : "left/") + i));
                out.write(bytes(i));
                out.closeEntry();
            }
        }
        return jar;
    }

    @Test
    void whatStaysIsAsItWasAndTheRestIsGone() throws IOException {
        Path pruned = folder.resolve("pruned.jar");

        Pruned.copy(jar(), pruned, name -> name.startsWith("kept/"));

        try (ZipFile zip = new ZipFile(pruned.toFile())) {
            assertThat(zip.stream().map(ZipEntry::getName)).containsExactly("kept/0", "kept/2", "kept/4");
            for (int i = 0; i < 5; i += 2) {
                assertThat(zip.getInputStream(zip.getEntry("kept/" + i)).readAllBytes())
                        .isEqualTo(bytes(i));
            }
        }
        assertThat(pruned).hasSize(Files.size(folder.resolve("whole.jar")) - bytesOf("left/1", "left/3"));
    }

    /// What two files took: their data, which can't be compressed but for a few bytes more, and their headers.
    private long bytesOf(String... names) throws IOException {
        long sum = 0;
        try (ZipFile zip = new ZipFile(folder.resolve("whole.jar").toFile())) {
            for (String name : names) {
                int local = 30 + name.length() + 16;
                int central = 46 + name.length();
                sum += zip.getEntry(name).getCompressedSize() + local + central;
            }
        }
        return sum;
    }

    @Test
    void whatStaysWholeIsTheSameFile() throws IOException {
        Path copy = folder.resolve("copy.jar");

        Pruned.copy(jar(), copy, name -> true);

        assertThat(copy).hasSameBinaryContentAs(folder.resolve("whole.jar"));
    }

    @Test
    void whatIsNoJarIsRefused() throws IOException {
        Path other = Files.write(folder.resolve("other.jar"), bytes(1));

        assertThatThrownBy(() -> Pruned.copy(other, folder.resolve("pruned.jar"), name -> true))
                .isInstanceOf(IOException.class);
    }
}
