package cantstop.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/// What can be said of the page's files without a browser.
class PageFilesTest {
    private static final Pattern COLOUR = Pattern.compile("--([\\w-]+): (#[0-9a-f]+|transparent);");
    private static final int LONGEST_FILE = 300;
    /// Without the compiled core, which has a limit of its own.
    private static final int LARGEST_PAGE = 143_000;

    @Test
    void indexNamesEveryModuleAndStyleSheet() {
        String index = PageFolder.text(PageFolder.main().resolve("index.html"));

        for (Path module : PageFolder.files(".js")) {
            if (module.startsWith("js")) {
                assertThat(index).contains("<link rel=\"modulepreload\" href=\"" + slashed(module) + "\">");
            }
        }
        for (Path sheet : PageFolder.files(".css")) {
            assertThat(index).contains("<link rel=\"stylesheet\" href=\"" + slashed(sheet) + "\">");
        }
    }

    @Test
    void indexNamesNothingThatIsNotThere() {
        String index = PageFolder.text(PageFolder.main().resolve("index.html"));

        List<String> named = Pattern.compile("(?:href|src)=\"([^\"#]+)\"")
                .matcher(index)
                .results()
                .map(found -> found.group(1))
                .filter(file -> !file.equals("core.js"))
                .toList();

        assertThat(named)
                .isNotEmpty()
                .allMatch(file -> Files.exists(PageFolder.main().resolve(file)));
    }

    @Test
    void nothingIsFetchedFromAnywhereElse() {
        Pattern elsewhere = Pattern.compile("https?://(?!www\\.w3\\.org/(2000/svg|1999/xlink))|//cdn|@import");

        Stream.of(".js", ".css", ".html", ".svg")
                .flatMap(ending -> PageFolder.files(ending).stream())
                .forEach(file -> assertThat(PageFolder.text(PageFolder.main().resolve(file)))
                        .as(file.toString())
                        .doesNotContainPattern(elsewhere));
    }

    @Test
    void noFileHasMoreThanThreeHundredLines() {
        Stream.of(".js", ".css", ".html")
                .flatMap(ending -> PageFolder.files(ending).stream())
                .forEach(file -> assertThat(
                                PageFolder.text(PageFolder.main().resolve(file)).lines())
                        .as(file.toString())
                        .hasSizeLessThanOrEqualTo(LONGEST_FILE));
    }

    @Test
    void rolesHaveTheDesktopsColours() {
        Map<String, String> sheets =
                Map.of("theme-light", "light", "theme-dark", "dark", "theme-contrast", "high-contrast");

        sheets.forEach((page, desktop) -> {
            Map<String, String> own = colours(PageFolder.main().resolve("css").resolve(page + ".css"), "--");
            Map<String, String> theirs = colours(PageFolder.desktopThemes().resolve(desktop + ".css"), "-cs-");
            // Into these the desktop lets the end of a list fade; no list of the page does.
            theirs.keySet().removeIf(role -> role.startsWith("fade"));

            assertThat(own).as(page).isNotEmpty().isEqualTo(theirs);
        });
    }

    @Test
    void pageIsSmall() throws IOException {
        long bytes = 0;
        for (String ending : List.of(".js", ".css", ".html", ".svg", "page_de.properties")) {
            for (Path file : PageFolder.files(ending)) {
                bytes += compressed(Files.readAllBytes(PageFolder.main().resolve(file)));
            }
        }
        for (Path font : PageFolder.files(".woff2")) {
            bytes += Files.size(PageFolder.main().resolve(font));
        }
        bytes += compressed(
                Files.readAllBytes(PageFolder.built().resolve("words").resolve("words_de.properties")));

        assertThat(bytes).isLessThan(LARGEST_PAGE);
    }

    private static Map<String, String> colours(Path sheet, String prefix) {
        Map<String, String> found = new TreeMap<>();
        COLOUR.matcher(PageFolder.text(sheet).replace("  " + prefix, "  --"))
                .results()
                .forEach(one -> found.put(one.group(1), one.group(2)));
        return found;
    }

    private static int compressed(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        }
        return out.size();
    }

    private static String slashed(Path file) {
        return file.toString().replace('\\', '/');
    }
}
