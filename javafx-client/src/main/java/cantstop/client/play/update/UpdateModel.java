package cantstop.client.play.update;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Navigator;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.discovery.FoundHost;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/// The view model of the update that a host offers: what it is, and the progress of its download.
public final class UpdateModel {
    private final ReadOnlyObjectWrapper<Optional<Notice>> notice = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Navigator navigator;
    private final Words words;
    private final String ours;
    private final Consumer<String> browser;
    private final UpdateFetcher fetcher;
    private final Function<Runnable, Thread> background;
    private final Executor later;
    private final Listening listening = new Listening();
    private Optional<Update> update = Optional.empty();
    private Download download = new Download.None();
    private @Nullable Thread running;

    public UpdateModel(Navigator navigator) {
        this(
                navigator,
                ProgramVersion.ours(),
                SystemBrowser::open,
                new HttpFetcher(downloads()),
                Thread.ofVirtual().name("update")::start,
                Platform::runLater);
    }

    /// @param ours what this program calls itself
    /// @param browser opens a page
    /// @param background runs blocking work
    /// @param later runs the results on the FX thread
    UpdateModel(
            Navigator navigator,
            String ours,
            Consumer<String> browser,
            UpdateFetcher fetcher,
            Function<Runnable, Thread> background,
            Executor later) {
        this.navigator = navigator;
        this.ours = ours;
        this.browser = browser;
        this.fetcher = fetcher;
        this.background = background;
        this.later = later;
        words = navigator.me().words();
    }

    /// The notice about the update, if there is one.
    ReadOnlyObjectProperty<Optional<Notice>> notice() {
        return notice.getReadOnlyProperty();
    }

    void activate() {
        listening.to(this::refresh, navigator.lookingAround().view());
        refresh();
    }

    void deactivate() {
        listening.stop();
    }

    /// Opens the host's page, which has files for single systems, too.
    void openPage() {
        update.map(Update::page).ifPresent(browser);
    }

    /// Fetches the file that runs on every system; where it is being fetched, no longer.
    void download() {
        if (running != null) {
            running.interrupt();
            running = null;
            show(new Download.None());
            return;
        }
        update.ifPresent(wanted -> {
            show(new Download.Running(0));
            running = background.apply(() -> fetch(wanted));
        });
    }

    private void fetch(Update wanted) {
        Thread mine = Thread.currentThread();
        Download end;
        try {
            end = new Download.Saved(fetcher.fetch(
                    wanted, percent -> later.execute(() -> progress(mine, new Download.Running(percent)))));
        } catch (DownloadFailed e) {
            LoggerFactory.getLogger(UpdateModel.class).warn("The update {} was not fetched", wanted, e);
            end = new Download.Failed(e.reason());
        }
        Download came = end;
        later.execute(() -> {
            if (progress(mine, came)) {
                running = null;
            }
        });
    }

    /// What was cancelled is not heard of any more.
    private boolean progress(Thread from, Download now) {
        boolean wanted = from.equals(running);
        if (wanted && !now.equals(download)) {
            show(now);
        }
        return wanted;
    }

    private void show(Download now) {
        download = now;
        refresh();
    }

    private void refresh() {
        update = navigator.lookingAround().view().get().hosts().stream()
                .filter(host -> isKnown(host) && host.beacon().seal().isPresent())
                .flatMap(host -> host.beacon().page().stream().flatMap(page -> update(host, page)))
                .findFirst();
        notice.set(update.map(this::said));
    }

    /// A host that gives a later version leads those who have an earlier one to it, and signs the sum of the file. A
    /// beacon of an unknown host, or without a signature, offers no update.
    private Stream<Update> update(FoundHost host, Datagram.Page page) {
        HostAddress at = new HostAddress(host.addresses().getFirst().host(), page.port());
        return ProgramVersion.newer(host.beacon().program(), ours).stream()
                .flatMap(version -> page.sum().stream().map(sum -> new Update(version, "http://" + at + "/", sum)));
    }

    /// Whether the user had a seat at this host.
    private boolean isKnown(FoundHost host) {
        return navigator.me().profile().get().visit().stream()
                .anyMatch(last -> last.hostKey().equals(host.key()));
    }

    private Notice said(Update found) {
        String there = words.say("update.found", found.version(), found.page());
        return switch (download) {
            case Download.None _ -> new Notice(there, words.say("update.download"));
            case Download.Running(int percent) ->
                new Notice(words.say("update.running", found.version(), percent), words.say("update.cancel"));
            case Download.Saved(Path file) ->
                new Notice(words.say("update.saved", found.version(), file.toString()), "");
            case Download.Failed(Download.Reason reason) ->
                new Notice(there + "\n" + words.say("update.failed." + reason), words.say("update.again"));
        };
    }

    /// Where browsers put what is fetched, or the home folder if that folder is missing.
    private static Path downloads() {
        Path home = Path.of(System.getProperty("user.home", ""));
        Path usual = home.resolve("Downloads");
        return Files.isDirectory(usual) ? usual : home;
    }

    /// The notice about an update.
    ///
    /// @param text that it is there, how much of it is here, where it was saved, or why it was not
    /// @param action what the button does; empty where nothing is left to do
    record Notice(String text, String action) {}
}
