package cantstop.tools.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A jar that is given away, and the terms.
///
/// @param jar where it lies
/// @param artifact what Maven calls it
/// @param classifier the system it is for, empty where it is for all
/// @param licence an SPDX expression
/// @param texts the files that say so
record Library(
        Path jar,
        String group,
        String artifact,
        String version,
        String classifier,
        String licence,
        List<String> texts) {
    private static final Pattern NAME =
            Pattern.compile("(.+?)-([0-9].*?)(?:-((?:linux|mac|osx|win|windows)(?:-\\w+)?))?\\.jar");

    /// Everything that is known of jars of these names.
    ///
    /// @param beginning of the jar's name
    private record Terms(String beginning, String group, String licence, List<String> texts) {}

    /// What these jars are, by what the table of licences says.
    ///
    /// @throws IllegalStateException where it says nothing about one
    static List<Library> of(List<Path> jars, Path table) throws IOException {
        List<Terms> known = Files.readAllLines(table).stream()
                .filter(line -> !line.startsWith("#") && !line.isBlank())
                .map(line -> line.split("\\s*\\|\\s*"))
                .map(cells -> new Terms(cells[0].strip(), cells[1], cells[2], List.of(cells[3].split(" "))))
                .toList();
        List<Library> libraries = new ArrayList<>();
        for (Path jar : jars) {
            libraries.add(of(jar, known, table));
        }
        return libraries;
    }

    private static Library of(Path jar, List<Terms> known, Path table) {
        String name = jar.getFileName().toString();
        Matcher parts = NAME.matcher(name);
        Terms terms = known.stream()
                .filter(one -> name.startsWith(one.beginning()))
                .max(Comparator.comparingInt(one -> one.beginning().length()))
                .orElseThrow(() -> new IllegalStateException("nobody says under which licence " + name
                        + " may be given on: look it up, and add it to " + table));
        if (!parts.matches()) {
            throw new IllegalStateException("no version in " + name);
        }
        String classifier = parts.group(3) == null ? "" : parts.group(3);
        return new Library(
                jar, terms.group(), parts.group(1), parts.group(2), classifier, terms.licence(), terms.texts());
    }

    /// The same where it was copied to.
    Library at(Path copy) {
        return new Library(copy, group, artifact, version, classifier, licence, texts);
    }

    boolean isJavaFx() {
        return group.equals("org.openjfx");
    }

    /// Its address among all packages.
    String purl() {
        return "pkg:maven/" + group + "/" + artifact + "@" + version
                + (classifier.isEmpty() ? "" : "?classifier=" + classifier);
    }
}
