package cantstop.protocol.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// docs/protocol.md, as far as a program can read it.
final class ProtocolDocument {
    /// One line of an example.
    ///
    /// @param label what stands before the hex digits
    /// @param hex the digits, those on the lines after it included, without blanks
    record Line(String label, String hex) {}

    private static final Path FILE = Path.of("..", "docs", "protocol.md");
    private static final Pattern HEX = Pattern.compile("[0-9a-f ]+");

    private ProtocolDocument() {}

    static String text() {
        try {
            return Files.readString(FILE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The lines of the only fenced block of that kind. A `#` begins a comment, digits alone go on with the line
    /// before.
    static List<Line> block(String kind) {
        Matcher block =
                Pattern.compile("```" + kind + "\n(.*?)```", Pattern.DOTALL).matcher(text());
        if (!block.find()) {
            throw new IllegalStateException("no block of " + kind);
        }
        List<Line> lines = new ArrayList<>();
        for (String line : block.group(1).lines().toList()) {
            String code = line.split("#", 2)[0].strip();
            if (code.isEmpty()) {
                continue;
            }
            if (HEX.matcher(code).matches()) {
                Line last = lines.removeLast();
                lines.add(new Line(last.label(), last.hex() + code.replace(" ", "")));
            } else {
                String[] parts = code.split(" ", 2);
                lines.add(new Line(parts[0], parts.length < 2 ? "" : parts[1].replace(" ", "")));
            }
        }
        return lines;
    }
}
