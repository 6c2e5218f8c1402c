package cantstop.host.give;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Where this program finds what it can give. It looks at where it was itself started from:
///
/// ```
/// FOLDER/app/lib/lan-host.jar              unpacked from the archive, or installed: all parts are there,
/// FOLDER/contents.txt                      and the archive is put together from them again, byte for byte
///
/// SOURCES/javafx-client/target/app/…jar    built from its sources: only what ./pack left,
/// SOURCES/target/packed/SHA256SUMS         and only if it is this program
/// ```
///
/// Nothing that this program did not write itself is ever given.
public final class Artifacts {
    private static final Logger LOG = LoggerFactory.getLogger(Artifacts.class);

    private final Path jar;
    private final Path spare;

    /// @param jar where this program's own classes come from
    /// @param spare a folder for an archive that is put together again
    Artifacts(Path jar, Path spare) {
        this.jar = jar;
        this.spare = spare;
    }

    /// That of the running program.
    public static Artifacts ofThisProgram(Path spare) throws CannotGive {
        CodeSource source = Artifacts.class.getProtectionDomain().getCodeSource();
        try {
            if (source == null || source.getLocation() == null) {
                throw new CannotGive(CannotGive.Reason.NOT_PACKED, null);
            }
            return new Artifacts(Path.of(source.getLocation().toURI()), spare);
        } catch (URISyntaxException e) {
            throw new CannotGive(CannotGive.Reason.NOT_PACKED, e);
        }
    }

    /// What can be given, the portable program first. It takes a second or so: every byte is read.
    public List<Artifact> files() throws CannotGive {
        Optional<Path> program = above(jar, "app/lib");
        Optional<Manifest> contents = program.flatMap(Manifest::in);
        if (contents.isPresent()) {
            return List.of(putTogether(program.orElseThrow(), contents.get()));
        }
        Path packed = above(jar, "javafx-client/target/app")
                .map(sources -> sources.resolve("target/packed"))
                .filter(Files::isDirectory)
                .orElseThrow(() -> new CannotGive(CannotGive.Reason.NOT_PACKED, null));
        try {
            return packed(packed);
        } catch (IOException e) {
            throw new CannotGive(CannotGive.Reason.NOT_PACKED, e);
        }
    }

    /// Lets go of what was put together again, and of the room that it took.
    public void clear() {
        try (Stream<Path> files = Files.list(spare)) {
            for (Path file : files.filter(one -> one.toString().endsWith("-portable.zip"))
                    .toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            LOG.debug("Nothing to clear: {}", e.toString());
        }
    }

    /// The folder in which the file lies in that folder.
    private static Optional<Path> above(Path file, String in) {
        Path folder = Path.of(in);
        Path parent = file.getParent();
        if (parent == null || !parent.endsWith(folder)) {
            return Optional.empty();
        }
        for (int step = 0; step < folder.getNameCount() && parent != null; step++) {
            parent = parent.getParent();
        }
        return Optional.ofNullable(parent);
    }

    private Artifact putTogether(Path program, Manifest contents) throws CannotGive {
        Path archive = spare.resolve(PortableArchive.nameOf(contents));
        long need = contents.items().stream().mapToLong(Manifest.Item::size).sum();
        try {
            Files.createDirectories(spare);
            if (Files.getFileStore(spare).getUsableSpace() < need) {
                throw new CannotGive(CannotGive.Reason.NO_ROOM, null);
            }
            PortableArchive.write(program, contents, archive);
            return Artifact.of(Artifact.Kind.PORTABLE, archive);
        } catch (IOException e) {
            throw new CannotGive(CannotGive.Reason.CHANGED, e);
        }
    }

    private List<Artifact> packed(Path folder) throws IOException, CannotGive {
        List<Artifact> files = new ArrayList<>();
        boolean portable = false;
        // Each line is a sum, two spaces, and a name.
        for (String line : Files.readAllLines(folder.resolve("SHA256SUMS"))) {
            String name = line.substring(line.indexOf("  ") + 2);
            if (!name.matches("cant-stop[A-Za-z0-9._+-]*\\.(zip|deb|msi|dmg)")) {
                continue;
            }
            boolean archive = name.endsWith("-portable.zip");
            Artifact file =
                    Artifact.of(archive ? Artifact.Kind.PORTABLE : Artifact.Kind.INSTALLER, folder.resolve(name));
            if (!line.startsWith(file.sha256())) {
                throw new CannotGive(CannotGive.Reason.CHANGED, null);
            }
            if (archive && !holdsThisProgram(file.file())) {
                throw new CannotGive(CannotGive.Reason.PACKED_ANOTHER, null);
            }
            portable |= archive;
            files.add(archive ? 0 : files.size(), file);
        }
        if (!portable) {
            throw new CannotGive(CannotGive.Reason.NOT_PACKED, null);
        }
        return List.copyOf(files);
    }

    /// The same sources make the same jar; so the archive is this program if the jar in it is.
    private boolean holdsThisProgram(Path archive) throws IOException {
        try (ZipFile zip = new ZipFile(archive.toFile())) {
            long own = Checksums.of(jar).crc();
            return zip.stream()
                    .filter(entry -> entry.getName().endsWith("/app/lib/" + jar.getFileName()))
                    .mapToLong(ZipEntry::getCrc)
                    .anyMatch(crc -> crc == own);
        }
    }
}
