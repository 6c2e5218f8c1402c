package cantstop.browser.golden;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.browser.driver.InNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever the protocol has ever sent over a connection is read in JavaScript, and written with the very same bytes.
@Tag("slow")
class GoldenBytesInNodeTest {
    private static final Path GOLDEN =
            Path.of("..", "..", "protocol", "src", "test", "resources", "cantstop", "protocol", "wire");

    /// An argument of a program can't be longer than 128 KiB, and the longest of them has 94.
    private static final int AT_A_TIME = 60;

    @ParameterizedTest
    @ValueSource(strings = {"event", "guest", "host"})
    void theBytesAreWhatTheyAlwaysWere(String kind) throws Exception {
        Assumptions.assumeTrue(InNode.isInstalled(), "node is not installed: the compiled codecs were not tried in it");
        List<String> golden = bytes(kind);

        List<String> again = new ArrayList<>();
        for (int from = 0; from < golden.size(); from += AT_A_TIME) {
            List<String> args = new ArrayList<>(List.of(kind));
            args.addAll(golden.subList(from, Math.min(golden.size(), from + AT_A_TIME)));
            InNode.run("golden", args.toArray(String[]::new)).lines().forEach(again::add);
        }

        assertThat(again).isEqualTo(golden);
    }

    private static List<String> bytes(String kind) throws IOException {
        return Files.readAllLines(GOLDEN.resolve("golden-" + kind + ".txt")).stream()
                .map(line -> line.split(" ", 2)[0])
                .toList();
    }
}
