package cantstop.host.give;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// The portable program as one zip archive: the same bytes from the same contents, on any system and by any writer.
/// Hence nothing is compressed (the jars are, and every library compresses in its own way), every file has the same
/// date, and the files come in the order of their paths.
///
/// ```
/// [local header, name, bytes of the file]...  [central header, name]...  [end]
/// ```
public final class PortableArchive {
    /// 2026-01-01 00:00, as MS-DOS writes dates.
    private static final int DATE = (2026 - 1980) << 9 | 1 << 5 | 1;

    private static final int NAMES_IN_UTF8 = 1 << 11;
    private static final short VERSION = 20;
    /// Made on Unix, so that the mode counts.
    private static final short MADE_BY = (short) (3 << 8 | VERSION);

    private static final int PART = 1 << 16;

    private final Path folder;
    private final OutputStream out;
    private final ByteArrayOutputStream directory = new ByteArrayOutputStream();
    private int entries;
    private long offset;

    private PortableArchive(Path folder, OutputStream out) {
        this.folder = folder;
        this.out = out;
    }

    /// What the archive is called.
    public static String nameOf(Manifest contents) {
        return contents.folder() + "-portable.zip";
    }

    /// Writes the program in this folder as one file; a file that was there is replaced when the new one is whole.
    ///
    /// @throws IOException where it can't be written, and where something in the folder is not as its contents say
    public static void write(Path folder, Manifest contents, Path file) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try {
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(part), PART)) {
                new PortableArchive(folder, out).write(contents);
            }
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private void write(Manifest contents) throws IOException {
        byte[] list = contents.text().getBytes(StandardCharsets.UTF_8);
        Checksums ofList = Checksums.of(list);
        String root = contents.folder() + "/";
        begin(root + Manifest.FILE, false, ofList.size(), ofList.crc());
        out.write(list);
        for (Manifest.Item item : contents.items()) {
            begin(root + item.path(), item.starts(), item.size(), item.crc());
            copy(item);
        }
        end();
    }

    private void begin(String name, boolean starts, long size, long crc) throws IOException {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        byte[] head = new byte[30];
        ByteBuffer local = littleEndian(head);
        local.putInt(0x04034b50);
        common(local, size, crc, bytes.length);
        out.write(head);
        out.write(bytes);
        byte[] entry = new byte[46];
        ByteBuffer central = littleEndian(entry);
        central.putInt(0x02014b50).putShort(MADE_BY);
        common(central, size, crc, bytes.length);
        // No comment, disk 0, no inner attributes; then the mode of a file, and where its local header is.
        central.putShort((short) 0).putShort((short) 0).putShort((short) 0);
        central.putInt((starts ? 0100755 : 0100644) << 16).putInt(Math.toIntExact(offset));
        directory.writeBytes(entry);
        directory.writeBytes(bytes);
        offset += head.length + bytes.length + size;
        entries++;
    }

    /// What both headers of a file say.
    private static void common(ByteBuffer header, long size, long crc, int nameLength) {
        header.putShort(VERSION).putShort((short) NAMES_IN_UTF8);
        // Stored, at midnight.
        header.putShort((short) 0).putShort((short) 0).putShort((short) DATE);
        header.putInt((int) crc).putInt(Math.toIntExact(size)).putInt(Math.toIntExact(size));
        header.putShort((short) nameLength).putShort((short) 0);
    }

    private void copy(Manifest.Item item) throws IOException {
        Checksums.Counting counting = new Checksums.Counting();
        try (InputStream in = Files.newInputStream(folder.resolve(item.path()))) {
            byte[] part = new byte[PART];
            for (int read = in.read(part); read >= 0; read = in.read(part)) {
                counting.add(part, read);
                out.write(part, 0, read);
            }
        }
        if (!counting.end().equals(new Checksums(item.size(), item.crc(), item.sha256()))) {
            throw new IOException(item.path() + " is not what it was when the program was packed");
        }
    }

    private void end() throws IOException {
        out.write(directory.toByteArray());
        byte[] bytes = new byte[22];
        ByteBuffer end = littleEndian(bytes);
        end.putInt(0x06054b50).putShort((short) 0).putShort((short) 0);
        end.putShort((short) entries).putShort((short) entries);
        end.putInt(directory.size()).putInt(Math.toIntExact(offset)).putShort((short) 0);
        out.write(bytes);
    }

    private static ByteBuffer littleEndian(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
