package cantstop.host.give;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The list of the portable program's files. It lies in the program's folder itself, so that a program which was given
/// can be given on, and the giver knows that nothing is missing or was changed. Immutable.
///
/// ```
/// cant-stop-0.1.0
/// - 8304 1f3a9c07 03154849...bb067 app/app.jvm
/// x 1530 7d02c4e1 9a0b41c8...c1a31 play.sh
/// ```
///
/// The first line names the folder; then each file: whether it can be started (`x`), its length, CRC-32, SHA-256 and
/// its path in the folder, in the order of the paths.
///
/// @param folder what the folder is called in the archive
public record Manifest(String folder, List<Item> items) {
    /// The file's name in the program's folder. It lists all others.
    public static final String FILE = "contents.txt";

    private static final Pattern FOLDER = Pattern.compile("[A-Za-z0-9][A-Za-z0-9.+-]{0,80}");
    private static final Pattern LINE =
            Pattern.compile("([-x]) ([0-9]{1,9}) ([0-9a-f]{8}) ([0-9a-f]{64}) (\\S{1,200})");

    /// More than this is no program of ours.
    private static final int MOST_LINES = 2000;

    /// A file of the program.
    ///
    /// @param path in the folder, with slashes
    /// @param starts whether it can be started
    /// @param crc CRC-32, as archives have it
    /// @param sha256 in lower-case hex digits
    public record Item(String path, boolean starts, long size, long crc, String sha256) {}

    public Manifest {
        if (!FOLDER.matcher(folder).matches()) {
            throw new IllegalArgumentException("no name for a folder");
        }
        items = items.stream().sorted(Comparator.comparing(Item::path)).toList();
    }

    /// What lies in a folder, all of it.
    ///
    /// @param starts whether the file of this path can be started
    public static Manifest of(Path folder, Predicate<String> starts) throws IOException {
        List<Item> items = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String path = folder.relativize(file).toString().replace('\\', '/');
                if (!path.equals(FILE)) {
                    Checksums of = Checksums.of(file);
                    items.add(new Item(path, starts.test(path), of.size(), of.crc(), of.sha256()));
                }
            }
        }
        return new Manifest(String.valueOf(folder.getFileName()), items);
    }

    /// What a program's folder should contain; nothing where it does not say, or not as [#text] writes it.
    public static Optional<Manifest> in(Path folder) {
        try {
            List<String> lines = Files.readAllLines(folder.resolve(FILE), StandardCharsets.UTF_8);
            return lines.isEmpty() || lines.size() > MOST_LINES ? Optional.empty() : read(lines);
        } catch (IOException | IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static Optional<Manifest> read(List<String> lines) {
        List<Item> items = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            Matcher fields = LINE.matcher(line);
            if (!fields.matches() || leavesTheFolder(fields.group(5))) {
                return Optional.empty();
            }
            items.add(new Item(
                    fields.group(5),
                    fields.group(1).equals("x"),
                    Long.parseLong(fields.group(2)),
                    HexFormat.fromHexDigitsToLong(fields.group(3)),
                    fields.group(4)));
        }
        return Optional.of(new Manifest(lines.getFirst(), items));
    }

    private static boolean leavesTheFolder(String path) {
        try {
            Path inside = Path.of(path);
            return inside.isAbsolute()
                    || path.startsWith("/")
                    || !inside.equals(inside.normalize())
                    || inside.startsWith("..");
        } catch (InvalidPathException _) {
            return true;
        }
    }

    /// As it stands in the file.
    public String text() {
        StringBuilder text = new StringBuilder(folder).append('\n');
        for (Item item : items) {
            text.append(item.starts() ? "x " : "- ")
                    .append(item.size())
                    .append(' ')
                    .append(HexFormat.of().toHexDigits(item.crc(), 8))
                    .append(' ')
                    .append(item.sha256())
                    .append(' ')
                    .append(item.path())
                    .append('\n');
        }
        return text.toString();
    }
}
