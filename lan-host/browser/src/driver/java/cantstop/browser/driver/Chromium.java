package cantstop.browser.driver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.TimeoutException;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/// A Chromium without a window, of this system. Nothing is downloaded for it.
public final class Chromium implements Browser {
    private static final List<Path> BROWSERS = List.of(Path.of("/usr/bin/chromium"), Path.of("/usr/bin/google-chrome"));
    private static final List<Path> DRIVERS =
            List.of(Path.of("/usr/bin/chromedriver"), Path.of("/usr/lib/chromium/chromedriver"));
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final String STATE =
            "return [location.href, document.readyState, document.body.innerText.slice(0, 500),"
                    + " performance.getEntriesByType('resource').filter(one => !one.responseEnd || one.responseStatus !== 200).map(one => one.name)]";

    private final ChromeDriver driver;
    private final Path folder;

    /// What the system is to wish for, by the names of media features.
    private final Map<String, String> wished = new TreeMap<>();

    private Chromium(Path browser, Path driverFile) throws IOException {
        folder = Files.createTempDirectory("cantstop-chromium");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser.toFile());
        options.addArguments(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                // Processes for pages that might come, and for pages to which nobody goes back.
                "--disable-features=SpareRendererForSitePerProcess,BackForwardCache",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--lang=en",
                "--user-data-dir=" + folder);
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        driver = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(driverFile.toFile())
                        .withSilent(true)
                        .build(),
                options);
    }

    /// Whether this system has one with its driver.
    public static boolean isHere() {
        return first(BROWSERS).isPresent() && first(DRIVERS).isPresent();
    }

    public static Chromium open() throws IOException {
        return new Chromium(first(BROWSERS).orElseThrow(), first(DRIVERS).orElseThrow());
    }

    private static Optional<Path> first(List<Path> files) {
        return files.stream().filter(Files::isExecutable).findFirst();
    }

    /// Takes the size of a phone or a window, and what the system would wish for.
    ///
    /// @param theme light, dark or contrast
    public void dress(int width, int height, String theme) {
        boolean phone = Math.min(width, height) < 600;
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", phone));
        driver.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", phone));
        wished.put("prefers-color-scheme", theme.equals("dark") ? "dark" : "light");
        wished.put("prefers-contrast", theme.equals("contrast") ? "more" : "no-preference");
        wish();
    }

    /// Whether motion is to be left out, as the system wishes.
    public void calm() {
        wished.put("prefers-reduced-motion", "reduce");
        wish();
    }

    private void wish() {
        List<Map<String, String>> features = wished.entrySet().stream()
                .map(one -> Map.of("name", one.getKey(), "value", one.getValue()))
                .toList();
        driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", features));
    }

    /// The language that the browser asks for, from the next page on.
    public void speak(String language) {
        driver.executeCdpCommand(
                "Emulation.setUserAgentOverride", Map.of("userAgent", "Chromium", "acceptLanguage", language));
    }

    /// A command of the DevTools protocol, and what it returns.
    public Map<String, Object> command(String name, Map<String, Object> parameters) {
        return driver.executeCdpCommand(name, parameters);
    }

    /// What a screen reader is told, in its order.
    public List<Spoken> spoken() {
        List<?> nodes =
                (List<?>) command("Accessibility.getFullAXTree", Map.of()).get("nodes");
        return nodes == null
                ? List.of()
                : nodes.stream()
                        .flatMap(node -> Spoken.of((Map<?, ?>) node).stream())
                        .toList();
    }

    /// Puts the focus on something and presses Enter; does nothing if it has gone meanwhile.
    public void enter(Spoken control) {
        try {
            command("DOM.focus", Map.of("backendNodeId", control.node()));
            type(Keys.ENTER);
        } catch (WebDriverException _) {
            // Whoever pressed hears what is there now, and presses again.
        }
    }

    /// Opens an address anew.
    public void show(String address) {
        // Where the page is the one that is shown, only its fragment would change. Elsewhere an empty page in between
        // would be one process more.
        if (page(address).equals(page(String.valueOf(driver.getCurrentUrl())))) {
            driver.get("about:blank");
        }
        driver.get(address);
    }

    private static String page(String address) {
        return address.replaceFirst("#.*", "");
    }

    @Override
    public void open(String address) {
        show(address);
        await("return document.querySelector('.screen > *') !== null");
    }

    /// Runs a script before each page's own, from the next page on.
    public void prepare(String script) {
        command("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
    }

    /// Opens a tab beside the one that is shown, and shows it.
    ///
    /// @return the tab that was shown before
    public String openTab() {
        String before = driver.getWindowHandle();
        driver.switchTo().newWindow(WindowType.TAB);
        return before;
    }

    /// Closes all tabs, with what was prepared for them and what their pages keep, and opens one.
    public void startAnew() {
        Set<String> before = driver.getWindowHandles();
        openTab();
        String empty = driver.getWindowHandle();
        for (String tab : before) {
            showTab(tab);
            Object origin = run("return location.origin");
            command("Storage.clearDataForOrigin", Map.of("origin", String.valueOf(origin), "storageTypes", "all"));
            driver.close();
        }
        showTab(empty);
    }

    /// Shows another tab.
    public void showTab(String tab) {
        driver.switchTo().window(tab);
    }

    @Override
    public void reload() {
        driver.navigate().refresh();
        await("return document.querySelector('.screen > *') !== null");
    }

    /// @throws AssertionError with what the page shows instead, and its complaints
    @Override
    public void await(String script) {
        try {
            new WebDriverWait(driver, PATIENCE, Duration.ofMillis(50))
                    .until(_ -> Boolean.TRUE.equals(driver.executeScript(script)));
        } catch (TimeoutException e) {
            throw new AssertionError(script + " is not so: " + run(STATE) + ", " + complaints(), e);
        }
    }

    @Override
    public @Nullable Object run(String script, Object... values) {
        return driver.executeScript(script, values);
    }

    /// What a script hands to the function that is its last argument.
    public @Nullable Object later(String script, Object... values) {
        driver.manage().timeouts().scriptTimeout(PATIENCE);
        return driver.executeAsyncScript(script, values);
    }

    /// The texts that a script returns.
    public List<String> texts(String script, Object... values) {
        return strings(run(script, values));
    }

    /// The texts of a list that came from the page.
    public static List<String> strings(@Nullable Object list) {
        return list instanceof List<?> found
                ? found.stream().map(String::valueOf).toList()
                : List.of();
    }

    public WebElement find(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    /// Types keys where the focus is.
    public void type(CharSequence... keys) {
        driver.switchTo().activeElement().sendKeys(keys);
    }

    public byte[] picture() {
        return driver.getScreenshotAs(OutputType.BYTES);
    }

    /// What the page complained of since the last call, without the browser's own remarks about vibrating untouched.
    public List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(entry -> entry.getMessage())
                .filter(message -> !message.contains("navigator.vibrate") && !message.contains("favicon"))
                .toList();
    }

    @Override
    public void close() {
        driver.quit();
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            // The system clears its temporary files.
        }
    }
}
