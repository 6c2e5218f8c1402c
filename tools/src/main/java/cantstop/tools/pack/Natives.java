package cantstop.tools.pack;

import java.nio.file.Path;
import java.util.List;

/// SQLite's driver brings its library in machine language for twenty systems. The program has a window on five of them,
/// and the others would be an eighth of the archive.
final class Natives {
    /// What the list of licences, and the bill of materials, say of the changed jar.
    static final String CHANGE = "changed: without its native libraries for systems that this program does not run on";

    private static final String PLACE = "org/sqlite/native/";
    private static final List<String> OURS =
            List.of("Linux/x86_64/", "Linux/aarch64/", "Mac/x86_64/", "Mac/aarch64/", "Windows/x86_64/");

    private Natives() {}

    /// Whether this jar has some that are not needed.
    static boolean isIn(Path jar) {
        return jar.getFileName().toString().startsWith("sqlite-jdbc-");
    }

    /// Whether a file of such a jar is needed.
    static boolean isNeeded(String name) {
        return !name.startsWith(PLACE)
                || OURS.stream()
                        .anyMatch(system -> name.substring(PLACE.length()).startsWith(system));
    }
}
