package cantstop.host.give;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// The page that people see: plain HTML, without scripts, pictures, or anything from elsewhere, so that a text browser
/// shows it as well. The text stands in `page_en.html` and `page_de.html`, with `{{names}}` for what is put in.
final class Page {
    private Page() {}

    /// @param language as a browser names the ones it would like; German, or else English
    static String html(String language, Letter letter, List<Gift> gifts) {
        boolean german = language.toLowerCase(Locale.ROOT).startsWith("de");
        return template(german ? "page_de.html" : "page_en.html")
                .replace("{{host}}", escaped(letter.host()))
                .replace("{{program}}", escaped(letter.program()))
                .replace("{{portable}}", links(gifts, Gift.Kind.PORTABLE, german))
                .replace("{{installers}}", installers(gifts, german))
                .replace("{{invite}}", escaped(letter.invite()))
                .replace(
                        "{{addresses}}",
                        letter.addresses().stream()
                                .map(address -> "<code>" + escaped(address) + "</code>")
                                .collect(Collectors.joining(", ")));
    }

    /// In the form that `sha256sum --check` reads.
    static String sums(List<Gift> gifts) {
        return gifts.stream()
                .map(gift -> gift.sha256() + "  " + gift.name() + "\n")
                .collect(Collectors.joining());
    }

    private static String installers(List<Gift> gifts, boolean german) {
        String links = links(gifts, Gift.Kind.INSTALLER, german);
        if (links.isEmpty()) {
            return "";
        }
        String intro = german
                ? "Oder, auf einem Rechner wie dem des Gastgebers, mit Java darin und zum Installieren:"
                : "Or, for a machine like the host's, to be installed, with its own Java:";
        return "<p>" + intro + "</p>\n" + links;
    }

    private static String links(List<Gift> gifts, Gift.Kind kind, boolean german) {
        String items = gifts.stream()
                .filter(gift -> gift.kind() == kind)
                .map(gift -> link(gift, german))
                .collect(Collectors.joining());
        return items.isEmpty() ? "" : "<ul>\n" + items + "</ul>\n";
    }

    private static String link(Gift gift, boolean german) {
        String name = escaped(gift.name());
        double megabytes = gift.size() / 1e6;
        String size = String.format(german ? Locale.GERMAN : Locale.ENGLISH, "%.1f MB", megabytes);
        return "<li><a href=\"/" + name + "\">" + name + "</a> (" + size + ")<br>SHA-256: <code>" + gift.sha256()
                + "</code></li>\n";
    }

    private static String template(String name) {
        try (InputStream in = Page.class.getResourceAsStream(name)) {
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
