package cantstop.client.extras.history;

import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Navigator;
import cantstop.engine.Event;
import cantstop.protocol.client.LogFile;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenGames;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jspecify.annotations.Nullable;

/// History's view model: the copies, and the one that is open.
public final class HistoryModel {
    private static final Duration MONTH = Duration.ofDays(30);

    private final ReadOnlyObjectWrapper<List<SeenGame>> games = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<ListedGame>> rows = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<PastGame>> open = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper listed = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper notice = new ReadOnlyStringWrapper("");
    private final Replay replay = new Replay();
    private final Navigator navigator;
    private final HistoryWords inWords;
    private final TableGames tableGames;
    private final Thumbnails thumbnails;
    private final LogFiles files;
    private final InstantSource clock;

    public HistoryModel(Navigator navigator) {
        this(navigator, task -> Thread.ofVirtual().start(task));
    }

    /// The same with another thread for files.
    HistoryModel(Navigator navigator, Executor thread) {
        this(navigator, thread, InstantSource.system());
    }

    /// The same with another time, too.
    HistoryModel(Navigator navigator, Executor thread, InstantSource clock) {
        this.navigator = navigator;
        this.clock = clock;
        inWords = new HistoryWords(navigator.me());
        tableGames = new TableGames(navigator.fx());
        thumbnails = new Thumbnails(navigator);
        files = new LogFiles(thread);
        open.subscribe(replay::open);
    }

    private Words words() {
        return navigator.me().words();
    }

    /// What is said of the copies.
    HistoryWords inWords() {
        return inWords;
    }

    /// What came of the last thing that was done with a file.
    ReadOnlyStringProperty notice() {
        return notice.getReadOnlyProperty();
    }

    /// How the games ended, as small pictures.
    Thumbnails thumbnails() {
        return thumbnails;
    }

    Replay replay() {
        return replay;
    }

    /// The copies, those that went on last first.
    public ReadOnlyObjectProperty<List<SeenGame>> games() {
        return games.getReadOnlyProperty();
    }

    /// The games in them, those that were finished before a rematch, too.
    ReadOnlyObjectProperty<List<ListedGame>> rows() {
        return rows.getReadOnlyProperty();
    }

    /// Whether the list has come.
    ReadOnlyBooleanProperty listed() {
        return listed.getReadOnlyProperty();
    }

    /// The copy that is looked at.
    ReadOnlyObjectProperty<Optional<PastGame>> opened() {
        return open.getReadOnlyProperty();
    }

    /// Reads the list, and opens the first of it.
    public void activate() {
        navigator.seen().ifPresent(seen -> {
            var _ = seen.list().whenCompleteAsync((all, failure) -> list(all), navigator.fx());
        });
    }

    private void list(@Nullable List<SeenGame> all) {
        games.set(all == null ? List.of() : List.copyOf(all));
        navigator.seen().ifPresent(seen -> tableGames.find(seen, games.get(), this::show));
        if (open.get().isEmpty()) {
            games.get().stream().findFirst().ifPresent(this::open);
        }
    }

    private void show(List<ListedGame> found) {
        rows.set(found);
        listed.set(true);
    }

    /// Opens a copy as it was left; every event of it is judged anew.
    public void open(SeenGame game) {
        open(ListedGame.of(game));
    }

    /// Opens one of the games in a copy.
    void open(ListedGame row) {
        notice.set("");
        Optional<SeenGames> seen = navigator.seen();
        seen.ifPresent(copies -> {
            var _ = copies.open(row.copy())
                    .thenApply(log -> PastGame.of(row, log))
                    .whenCompleteAsync((past, failure) -> open.set(Optional.ofNullable(past)), navigator.fx());
        });
    }

    /// Those of the games that are about what was typed: a name of a table or of a player.
    List<ListedGame> games(String typed) {
        String wanted = typed.strip().toLowerCase(words().locale());
        return rows.get().stream()
                .filter(row -> Stream.concat(Stream.of(inWords.title(row.game())), row.game().cast().players().stream())
                        .anyMatch(name -> name.toLowerCase(words().locale()).contains(wanted)))
                .toList();
    }

    /// Opens a game in a file.
    public void open(Path file) {
        var _ = files.open(file)
                .whenCompleteAsync(
                        (past, failure) -> {
                            if (past != null && past.length() > 0) {
                                open.set(Optional.of(past));
                                notice.set(
                                        words().say("history.file", past.file().orElse("")));
                            } else {
                                notice.set(words().say(
                                                "history.file." + why(failure).name(), file.toString()));
                            }
                        },
                        navigator.fx());
    }

    private static LogFile.NotALog.Reason why(@Nullable Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        return cause instanceof LogFile.NotALog other ? other.reason() : LogFile.NotALog.Reason.SOMETHING_ELSE;
    }

    /// Whether it may be saved: whatever is good of it.
    boolean maySave() {
        return open.get().filter(past -> past.length() > 0).isPresent();
    }

    /// Saves the one that is open.
    public void save(Path file) {
        open.get().ifPresent(past -> {
            var _ = files.save(file, past.log().log().after(0))
                    .whenCompleteAsync(
                            (name, failure) -> notice.set(
                                    failure == null
                                            ? words().say("history.saved", name)
                                            : words().say("history.unsaved", file.toString())),
                            navigator.fx());
        });
    }

    /// Whether it came in a file, is whole, and could be kept here with the others.
    boolean mayKeep(PastGame past) {
        return past.file().isPresent()
                && past.log().flaw().isEmpty()
                && navigator.seen().isPresent()
                && games.get().stream()
                        .noneMatch(game -> game.table().equals(past.game().table()));
    }

    /// Keeps what came in a file with the others.
    public void keep() {
        open.get()
                .filter(this::mayKeep)
                .ifPresent(past -> navigator.seen().ifPresent(seen -> {
                    past.log()
                            .log()
                            .after(0)
                            .forEach(entry -> seen.append(past.game().table(), entry));
                    open.set(Optional.empty());
                    activate();
                }));
    }

    /// Those that can be deleted without another thought: finished, and older than a month.
    List<SeenGame> old() {
        Instant then = clock.instant().minus(MONTH);
        return games.get().stream()
                .filter(game -> !game.playing() && game.last().isBefore(then))
                .toList();
    }

    /// About how many bytes these take.
    ///
    /// @param heard is told on the FX thread; nothing where that can't be read
    void weigh(List<SeenGame> weighed, Consumer<Long> heard) {
        navigator.seen().ifPresent(seen -> {
            var _ = seen.bytes(weighed).thenAcceptAsync(heard, navigator.fx());
        });
    }

    /// Deletes copies for good.
    void delete(List<SeenGame> deleted) {
        navigator.seen().ifPresent(seen -> {
            var _ = seen.delete(deleted)
                    .thenCombine(seen.list(), Cleared::new)
                    .whenCompleteAsync((cleared, failure) -> cleared(deleted.size(), cleared), navigator.fx());
        });
    }

    /// @param freed bytes
    private record Cleared(long freed, List<SeenGame> left) {}

    private void cleared(int count, @Nullable Cleared cleared) {
        if (cleared == null) {
            notice.set(words().say("history.delete.failed"));
            return;
        }
        open.get()
                .filter(past -> past.file().isEmpty() && !cleared.left().contains(past.game()))
                .ifPresent(gone -> open.set(Optional.empty()));
        list(cleared.left());
        notice.set(words().say("history.deleted", count, inWords.megabytes(cleared.freed())));
    }

    /// The events of the one that is open, where the game at this step is over and can be told.
    Optional<Told> told() {
        return replay.finishedGame()
                .flatMap(
                        game -> open.get().map(past -> new Told(past.log().log().events(), game)));
    }

    /// A game that can be told.
    ///
    /// @param events the table's log from its beginning
    /// @param game 1 for the first finished game in it
    record Told(List<Event> events, int game) {
        Told {
            events = List.copyOf(events);
        }
    }

    /// Whether this laptop may go on with it as host.
    boolean mayGoOn(PastGame past) {
        return past.mayGoOnWith(navigator.me().person());
    }

    /// Goes on as host with the copy that is open.
    public void goOn() {
        open.get()
                .filter(this::mayGoOn)
                .ifPresent(past -> navigator.goOnWith(past.game().table(), Map.of(), Optional.of(past.log())));
    }

    /// Why this laptop can't be the host; empty where nobody asked, or it can.
    String problem() {
        return navigator
                .ownHost()
                .cannotHost()
                .get()
                .map(why -> words().say("hosting." + why.reason().name(), String.valueOf(why.getCause())))
                .orElse("");
    }

    public void goHome() {
        navigator.leave();
    }
}
