package cantstop.tools.pack;

import cantstop.host.give.Manifest;
import cantstop.host.give.PortableArchive;
import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The steps of `./pack` that a shell can't do.
///
/// ```
/// PackMain portable CLIENT SCRIPTS OUT    puts the portable program together in OUT from what Maven
///                                         left in CLIENT/target, writes the archive beside it, and prints
///                                         the program's folder
/// PackMain modules FOLDER...              prints the modules of the JDK that the jars there need, with commas
/// PackMain icon FOLDER                    draws cant-stop.png, .ico and .icns
/// ```
public final class PackMain {
    private static final List<String> PLATFORMS = List.of("linux", "linux-aarch64", "mac", "mac-aarch64", "win");

    private PackMain() {}

    public static void main(String... words) {
        try {
            switch (words[0]) {
                case "portable" -> portable(Path.of(words[1]), Path.of(words[2]), Path.of(words[3]));
                case "modules" ->
                    System.out.println(
                            modules(Arrays.stream(words).skip(1).map(Path::of).toArray(Path[]::new)));
                case "icon" -> Icon.draw(Path.of(words[1]));
                default -> throw new IllegalArgumentException(words[0]);
            }
        } catch (IOException | IllegalStateException e) {
            System.err.println("./pack: " + inWords(e));
            System.exit(1);
        }
    }

    /// A file system says only which file it was, where nothing else is the matter.
    private static String inWords(Exception failure) {
        return failure instanceof FileSystemException at && at.getReason() == null
                ? "can't read or write " + at.getFile()
                : String.valueOf(failure.getMessage());
    }

    private static void portable(Path client, Path scripts, Path out) throws IOException {
        Path sources = client.resolve("src/pack");
        List<Path> jars = jarsIn(client.resolve("target/app")).stream()
                .filter(jar -> !jar.getFileName().toString().startsWith("javafx-") || isOurs(jar))
                .toList();
        List<Path> all = new ArrayList<>(jars);
        for (String platform : PLATFORMS) {
            all.addAll(jarsIn(client.resolve("target/javafx").resolve(platform)));
        }
        List<Library> libraries = Library.of(all, sources.resolve("licences/licences.txt"));
        String version = libraries.stream()
                .filter(library -> library.artifact().equals("lan-host"))
                .map(Library::version)
                .findAny()
                .orElseThrow();
        Path program = out.resolve("cant-stop-" + version);
        List<Library> packed = new ArrayList<>();
        for (Library library : libraries) {
            String place = library.isJavaFx() ? "javafx-" + library.classifier() : "lib";
            packed.add(library.at(copy(library.jar(), program.resolve("app").resolve(place))));
        }
        addScripts(sources, scripts, program);
        addLicences(packed, sources.resolve("licences"), program.resolve("licences"));
        Files.writeString(program.resolve("bom.cdx.json"), Bill.of(version, packed));
        Manifest contents = Manifest.of(program, path -> path.endsWith(".sh") || path.endsWith(".command"));
        Files.writeString(program.resolve(Manifest.FILE), contents.text());
        PortableArchive.write(program, contents, out.resolve(PortableArchive.nameOf(contents)));
        System.out.println(program);
    }

    private static boolean isOurs(Path jar) {
        return jar.getFileName().toString().startsWith("javafx-client-");
    }

    private static List<Path> jarsIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }

    private static void addScripts(Path sources, Path scripts, Path program) throws IOException {
        for (String name : List.of("play.sh", "play.command", "play.cmd", "READ-ME.txt")) {
            copyText(sources.resolve("portable").resolve(name), program.resolve(name));
        }
        for (String name : List.of("app.jvm", "find-jdk.sh", "find-jdk.cmd")) {
            copyText(scripts.resolve(name), program.resolve("app").resolve(name));
        }
        for (String name : List.of("play.sh", "play.command")) {
            // For an image that is made of this folder; the archive has modes of its own.
            program.resolve(name).toFile().setExecutable(true, false);
        }
    }

    /// With the line ends of the system that reads it, however this working copy has them.
    private static void copyText(Path from, Path to) throws IOException {
        String text = Files.readString(from).replace("\r\n", "\n");
        boolean windows = to.toString().endsWith(".cmd") || to.toString().endsWith(".txt");
        Files.writeString(to, windows ? text.replace("\n", "\r\n") : text);
    }

    private static void addLicences(List<Library> libraries, Path from, Path to) throws IOException {
        Files.createDirectories(to);
        Set<String> texts = new TreeSet<>();
        StringBuilder list = new StringBuilder();
        for (Library library : libraries) {
            texts.addAll(library.texts());
            list.append(library.jar().getFileName())
                    .append(": ")
                    .append(library.licence())
                    .append(" (")
                    .append(String.join(", ", library.texts()))
                    .append(Natives.isIn(library.jar()) ? "; " + Natives.CHANGE : "")
                    .append(")\n");
        }
        for (String text : texts) {
            copyText(from.resolve(text), to.resolve(text));
        }
        Files.writeString(to.resolve("LIST.txt"), list);
    }

    private static Path copy(Path jar, Path folder) throws IOException {
        Path copy = Files.createDirectories(folder).resolve(jar.getFileName());
        if (Natives.isIn(jar)) {
            Pruned.copy(jar, copy, Natives::isNeeded);
        } else {
            Files.copy(jar, copy, StandardCopyOption.REPLACE_EXISTING);
        }
        return copy;
    }

    /// What a start of the window or of the host alone resolves, and the words of other languages for dates and
    /// numbers.
    private static String modules(Path... folders) {
        ModuleFinder ours = ModuleFinder.of(folders);
        ModuleFinder system = ModuleFinder.ofSystem();
        Configuration resolved = Configuration.resolve(
                ours, List.of(Configuration.empty()), system, List.of("cantstop.client", "cantstop.host"));
        Set<String> names = resolved.modules().stream()
                .map(module -> module.name())
                .filter(name -> system.find(name).isPresent())
                .collect(Collectors.toCollection(TreeSet::new));
        names.add("jdk.localedata");
        return String.join(",", names);
    }
}
