package cantstop.client.shell;

import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/// Which pictures are to be taken.
///
/// @param folder where to
/// @param stories how the names of those begin that are wanted; all where it is empty
record PictureOptions(
        Path folder,
        List<String> stories,
        List<Theme> themes,
        List<String> languages,
        List<Integer> zooms,
        List<Size> sizes) {
    /// In the small window only the usual size of type: larger type in it is for the tests.
    private static final int USUAL = 100;

    private static final Size WHOLE = new Size(1280, 720);

    /// A window.
    record Size(int width, int height) {
        static Size of(String text) {
            List<String> parts = List.of(text.split("x"));
            return new Size(Integer.parseInt(parts.getFirst()), Integer.parseInt(parts.getLast()));
        }

        /// What a picture's name ends in.
        String suffix() {
            return equals(WHOLE) ? "" : "-" + this;
        }

        @Override
        public String toString() {
            return width + "x" + height;
        }
    }

    /// Reads `--theme dark,light --lang de --zoom 200 --size 1024x600 --story table --folder DIR`, all of which may be
    /// left out.
    ///
    /// @throws IllegalArgumentException for anything else
    static PictureOptions of(String... args) {
        Map<String, List<String>> given = new HashMap<>();
        for (int at = 0; at + 1 < args.length; at += 2) {
            given.put(args[at], List.of(args[at + 1].split(",")));
        }
        if (args.length % 2 == 1 || !known().containsAll(given.keySet())) {
            throw new IllegalArgumentException("unknown: " + String.join(" ", args));
        }
        return new PictureOptions(
                Path.of(given.getOrDefault("--folder", List.of("target/pictures"))
                        .getFirst()),
                given.getOrDefault("--story", List.of()),
                given.getOrDefault("--theme", List.of("light", "dark", "high-contrast")).stream()
                        .map(PictureOptions::theme)
                        .toList(),
                given.getOrDefault("--lang", Words.LANGUAGES.subList(0, 2)),
                given.getOrDefault("--zoom", List.of("100", "200")).stream()
                        .map(Integer::valueOf)
                        .toList(),
                given.getOrDefault("--size", List.of("1280x720", "1024x600")).stream()
                        .map(Size::of)
                        .toList());
    }

    private static List<String> known() {
        return Stream.of("folder", "story", "theme", "lang", "zoom", "size")
                .map(name -> "--" + name)
                .toList();
    }

    private static Theme theme(String name) {
        return Theme.valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    boolean wants(String story) {
        return stories.isEmpty() || stories.stream().anyMatch(story::startsWith);
    }

    List<Integer> zooms(Size size) {
        boolean small = size.width() < WHOLE.width();
        return zooms.stream().filter(zoom -> !small || zoom <= USUAL).toList();
    }
}
