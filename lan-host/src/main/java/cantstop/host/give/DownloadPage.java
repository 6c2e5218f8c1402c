package cantstop.host.give;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The page that people see: plain HTML, without scripts, pictures, or anything from elsewhere, so that a text browser
/// shows it as well. Its text stands in `page_en.html` and in one file for each other language of the program, with
/// `{{names}}` for what is put in.
final class DownloadPage {
    /// The part of the page that is left out if there is no installer.
    private static final Pattern INSTALLERS = Pattern.compile("(?s)<!--installers-->(.*)<!--/installers-->\n");

    private DownloadPage() {}

    /// @param language as a browser names the ones it would like, the dearest first
    static String html(String language, PageText pageText, List<Artifact> files) {
        String spoken = spoken(language);
        String installers = links(files, Artifact.Kind.INSTALLER, spoken);
        return INSTALLERS
                .matcher(template("page_" + spoken + ".html"))
                .replaceAll(installers.isEmpty() ? "" : "$1")
                .replace("{{host}}", escaped(pageText.host()))
                .replace("{{program}}", escaped(pageText.program()))
                .replace("{{portable}}", links(files, Artifact.Kind.PORTABLE, spoken))
                .replace("{{installers}}", installers)
                .replace("{{invite}}", escaped(pageText.invite()))
                .replace(
                        "{{addresses}}",
                        pageText.addresses().stream()
                                .map(address -> "<code>" + escaped(address) + "</code>")
                                .collect(Collectors.joining(", ")));
    }

    /// The first language that a browser asks for, if there is a page in it; else English.
    private static String spoken(String wanted) {
        String first = wanted.toLowerCase(Locale.ROOT).split("[^a-z]", 2)[0];
        return DownloadPage.class.getResource("page_" + first + ".html") == null ? "en" : first;
    }

    /// In the form that `sha256sum --check` reads.
    static String sums(List<Artifact> files) {
        return files.stream()
                .map(file -> file.sha256() + "  " + file.name() + "\n")
                .collect(Collectors.joining());
    }

    private static String links(List<Artifact> files, Artifact.Kind kind, String language) {
        String items = files.stream()
                .filter(file -> file.kind() == kind)
                .map(file -> link(file, language))
                .collect(Collectors.joining());
        return items.isEmpty() ? "" : "<ul>\n" + items + "</ul>\n";
    }

    private static String link(Artifact file, String language) {
        String name = escaped(file.name());
        double megabytes = file.size() / 1e6;
        String size = String.format(Locale.of(language), "%.1f MB", megabytes);
        return "<li><a href=\"/" + name + "\">" + name + "</a> (" + size + ")<br>SHA-256: <code>" + file.sha256()
                + "</code></li>\n";
    }

    private static String template(String name) {
        try (InputStream in = DownloadPage.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("without " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
