package cantstop.tools.pack;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;

/// A jar without some of its files. Those that stay are copied as they lie there, not unpacked and packed again:
/// libraries compress in different ways, and the same jar is to give the same bytes everywhere.
///
/// ```
/// local header, name, data     for each file            offsets into this ...
/// central header, name         for each file     46     ... stand here, at 42
/// end record                   with both counts  22     last, where there is no comment
/// ```
final class Pruned {
    private static final int END = 0x06054b50;
    private static final int END_LENGTH = 22;
    private static final int CENTRAL = 0x02014b50;
    private static final int CENTRAL_LENGTH = 46;

    private Pruned() {}

    /// A file of a jar.
    ///
    /// @param from where its local header begins
    /// @param central where its central header begins
    /// @param length of that
    private record Entry(String name, int from, int central, int length) {}

    /// Copies a jar.
    ///
    /// @param stays whether a file of this name stays in it
    static void copy(Path jar, Path to, Predicate<String> stays) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(jar)).order(ByteOrder.LITTLE_ENDIAN);
        int end = bytes.capacity() - END_LENGTH;
        if (end < 0 || bytes.getInt(end) != END) {
            throw new IOException(jar + " is no archive without a comment");
        }
        int centre = bytes.getInt(end + 16);
        List<Entry> entries = entries(bytes, centre, Short.toUnsignedInt(bytes.getShort(end + 10)));
        TreeSet<Integer> borders = new TreeSet<>(List.of(centre));
        entries.forEach(entry -> borders.add(entry.from()));
        List<Entry> kept =
                entries.stream().filter(entry -> stays.test(entry.name())).toList();
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.capacity());
        List<Integer> offsets = new ArrayList<>();
        for (Entry entry : kept) {
            offsets.add(out.size());
            int after = borders.higher(entry.from());
            out.write(bytes.array(), entry.from(), after - entry.from());
        }
        int newCentre = out.size();
        for (int i = 0; i < kept.size(); i++) {
            bytes.putInt(kept.get(i).central() + 42, offsets.get(i));
            out.write(bytes.array(), kept.get(i).central(), kept.get(i).length());
        }
        short count = (short) kept.size();
        bytes.putShort(end + 8, count).putShort(end + 10, count);
        bytes.putInt(end + 12, out.size() - newCentre).putInt(end + 16, newCentre);
        out.write(bytes.array(), end, END_LENGTH);
        Files.write(to, out.toByteArray());
    }

    private static List<Entry> entries(ByteBuffer bytes, int centre, int count) throws IOException {
        List<Entry> entries = new ArrayList<>();
        int at = centre;
        for (int i = 0; i < count; i++) {
            if (bytes.getInt(at) != CENTRAL) {
                throw new IOException("an archive whose list of files is damaged");
            }
            int name = bytes.getShort(at + 28);
            int length = CENTRAL_LENGTH + name + bytes.getShort(at + 30) + bytes.getShort(at + 32);
            String text = StandardCharsets.UTF_8
                    .decode(bytes.slice(at + CENTRAL_LENGTH, name))
                    .toString();
            entries.add(new Entry(text, bytes.getInt(at + 42), at, length));
            at += length;
        }
        return entries;
    }
}
