package cantstop.browser.page;

import cantstop.browser.driver.Chromium;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// `./pictures --page`: takes a picture of every state of the browser's page, on a phone upright and held across, and
/// what is watched in a large window too. Says where something reaches beyond the screen, or the page complains.
public final class PagePicturesMain {
    private static final List<Screen> PHONE = List.of(new Screen(390, 844), new Screen(844, 390));
    private static final Screen LARGE = new Screen(1280, 720);

    /// Half a pixel is nobody's loss.
    private static final String BEYOND = "return [...document.querySelectorAll('.screen *')].filter(one => {"
            + "const { left, right, width } = one.getBoundingClientRect();"
            + "return width > 0 && (left < -1 || right > innerWidth + 1) && !one.closest('svg')"
            + "&& one.scrollWidth <= one.clientWidth + 1; }).map(one => one.tagName + '.' + one.className)";

    /// What comes and goes by itself is held where it is seen best.
    private static final String HALF_WAY = "document.getAnimations().forEach(one => { one.pause();"
            + "const { duration, iterations } = one.effect.getTiming();"
            + "if (iterations === 1) one.currentTime = duration / 2; }); return true;";

    private final PageOfStates page;
    private final Path folder;
    private final List<String> pictures = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();

    private record Screen(int width, int height) {}

    private PagePicturesMain(PageOfStates page, Path folder) {
        this.page = page;
        this.folder = folder;
    }

    /// Takes the pictures that are asked for. The exit code is 1 where something is wrong with one.
    ///
    /// @param args pairs of a name and a value: --folder, and lists of --story, --theme and --lang
    public static void main(String[] args) throws IOException {
        Map<String, String> options =
                new HashMap<>(Map.of("--folder", "target/pictures", "--story", "", "--theme", "light,dark,contrast"));
        options.put("--lang", "en,de");
        for (int at = 0; at < args.length; at += 2) {
            if (at + 1 == args.length || options.put(args[at], args[at + 1]) == null) {
                System.err.println(
                        "Unknown or without a value: " + args[at] + "; ./pictures --help lists the options.");
                System.exit(2);
            }
        }
        if (!Chromium.isHere()) {
            System.err.println("Pictures of the page need a browser: apt-get install chromium chromium-driver");
            System.exit(1);
        }
        Path folder = Path.of(options.getOrDefault("--folder", ""));
        Files.createDirectories(folder);
        List<String> faults;
        try (PageOfStates page = new PageOfStates()) {
            PagePicturesMain pictures = new PagePicturesMain(page, folder);
            pictures.take(list(options, "--story"), list(options, "--theme"), list(options, "--lang"));
            pictures.write();
            faults = pictures.faults;
        }
        faults.forEach(System.out::println);
        System.out.println(folder.resolve("index.html").toAbsolutePath().toUri());
        System.exit(faults.isEmpty() ? 0 : 1);
    }

    private static List<String> list(Map<String, String> options, String name) {
        return Arrays.asList(options.getOrDefault(name, "").split(","));
    }

    private void take(List<String> stories, List<String> themes, List<String> languages) throws IOException {
        page.open("connecting");
        List<String> states = page.states().stream()
                .filter(state -> stories.stream().anyMatch(state::startsWith))
                .toList();
        for (String language : languages) {
            page.browser().speak(language);
            for (String theme : themes) {
                for (String state : states) {
                    for (Screen screen : state.startsWith("watch") ? List.of(LARGE) : PHONE) {
                        take(state, language, theme, screen);
                    }
                }
            }
        }
    }

    private void take(String state, String language, String theme, Screen screen) throws IOException {
        page.browser().dress(screen.width(), screen.height(), theme);
        page.open(state);
        page.browser().await("return document.fonts.status === 'loaded'");
        page.browser().await(HALF_WAY);
        String name = "%s-%s-%s-%dx%d".formatted(state, language, theme, screen.width(), screen.height());
        Files.write(folder.resolve(name + ".png"), page.browser().picture());
        pictures.add(name);
        page.browser().texts(BEYOND).forEach(one -> faults.add(name + ": beyond the screen: " + one));
        page.browser().complaints().forEach(one -> faults.add(name + ": " + one));
    }

    private void write() throws IOException {
        String figures = pictures.stream()
                .map(name -> "<figure><img src=\"%s.png\" loading=\"lazy\"><figcaption>%s</figcaption></figure>"
                        .formatted(name, name))
                .collect(Collectors.joining("\n"));
        Files.writeString(
                folder.resolve("index.html"),
                "<!doctype html><meta charset=\"utf-8\"><title>The page</title>"
                        + "<style>body{display:flex;flex-wrap:wrap;gap:1em;font:14px sans-serif}"
                        + "figure{margin:0}img{max-height:24em;border:1px solid}</style>\n"
                        + figures);
    }
}
