package cantstop.protocol.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The bytes of every kind of message, as they were when they were first written down. Logs and other people's
/// programs hold such bytes: a line may be added here, never changed.
class GoldenBytesTest {
    @ParameterizedTest
    @EnumSource
    void theBytesAreWhatTheyAlwaysWere(Kind kind) throws IOException {
        String name = file(kind);
        String now = kind.samples().stream()
                .map(sample -> HexFormat.of().formatHex(kind.encode(sample)) + "  " + shortened(sample) + "\n")
                .collect(Collectors.joining());
        // For copying, where lines were added.
        Files.writeString(Path.of("target", name), now);

        assertThat(now).isEqualTo(golden(name));
    }

    @ParameterizedTest
    @EnumSource
    void theBytesOfOldCanBeRead(Kind kind) throws Exception {
        String name = file(kind);
        List<String> lines = golden(name).lines().toList();

        for (int i = 0; i < lines.size(); i++) {
            String hex = lines.get(i).split(" ", -1)[0];
            assertThat(kind.decode(HexFormat.of().parseHex(hex)))
                    .isEqualTo(kind.samples().get(i));
        }
    }

    private static String file(Kind kind) {
        return "golden-" + kind.name().toLowerCase(Locale.ROOT) + ".txt";
    }

    private static String shortened(Object sample) {
        String text = sample.toString().replaceAll("[^ -~]", "?");
        return text.length() <= 150 ? text : text.substring(0, 150) + "...";
    }

    private static String golden(String name) throws IOException {
        try (InputStream file = GoldenBytesTest.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(file, name).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
