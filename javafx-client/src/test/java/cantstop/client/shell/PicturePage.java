package cantstop.client.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A plain page that shows all pictures of a folder, a screen after the other.
final class PicturePage {
    private static final String CONTROLS = "controls";

    private static final String HEAD = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <title>Can't Stop: pictures</title>
            <style>
            body { font: 15px sans-serif; margin: 1em 2em; background: #777; color: #fff; }
            a { color: #fff; }
            nav a { margin-right: .8em; white-space: nowrap; }
            section { display: flex; flex-wrap: wrap; gap: 1em; }
            figure { margin: 0; }
            img { width: 426px; display: block; }
            </style>
            """;

    private final Path folder;
    private final Map<String, List<String>> pictures = new LinkedHashMap<>();

    PicturePage(Path folder) {
        this.folder = folder;
    }

    /// A picture of a screen.
    ///
    /// @param name of its file, without the ending
    void addScreen(String story, String name) {
        pictures.computeIfAbsent(story, first -> new ArrayList<>()).add(name);
    }

    /// A picture of controls.
    void addControl(String name) {
        addScreen(CONTROLS, name);
    }

    void write() throws IOException {
        StringBuilder html = new StringBuilder(HEAD).append("<nav>\n");
        pictures.keySet().forEach(story -> html.append("<a href=\"#%1$s\">%1$s</a>\n".formatted(story)));
        html.append("</nav>\n");
        pictures.forEach((story, names) -> {
            html.append("<h2 id=\"%1$s\">%1$s</h2>\n<section>\n".formatted(story));
            names.forEach(name -> html.append(
                    "<figure><a href=\"%1$s.png\"><img loading=\"lazy\" src=\"%1$s.png\" alt=\"\"></a><figcaption>%1$s</figcaption></figure>\n"
                            .formatted(name)));
            html.append("</section>\n");
        });
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("index.html"), html);
    }
}
