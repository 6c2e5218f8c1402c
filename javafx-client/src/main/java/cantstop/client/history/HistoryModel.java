package cantstop.client.history;

import cantstop.client.evening.Evening;
import cantstop.client.words.LogWords;
import cantstop.client.words.Words;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.Occupant;
import cantstop.engine.Phase;
import cantstop.engine.Roll;
import cantstop.engine.TableState;
import cantstop.protocol.client.LogFile;
import cantstop.protocol.client.SeenCast;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenGames;
import cantstop.protocol.client.SeenLog;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
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
    private final ReadOnlyObjectWrapper<List<SeenGame>> games = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<Past>> open = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper listed = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper notice = new ReadOnlyStringWrapper("");
    private final Replay replay = new Replay();
    private final Evening evening;
    private final LogFiles files;

    public HistoryModel(Evening evening) {
        this(evening, task -> Thread.ofVirtual().start(task));
    }

    /// The same with another thread for files.
    HistoryModel(Evening evening, Executor thread) {
        this.evening = evening;
        files = new LogFiles(thread);
        open.subscribe(replay::open);
    }

    /// Those of the moment: a game that is open outlives a change of language.
    private Words words() {
        return evening.me().words();
    }

    /// What came of the last thing that was done with a file.
    ReadOnlyStringProperty notice() {
        return notice.getReadOnlyProperty();
    }

    Replay replay() {
        return replay;
    }

    /// The copies, those that went on last first.
    public ReadOnlyObjectProperty<List<SeenGame>> games() {
        return games.getReadOnlyProperty();
    }

    /// Whether the list has come.
    ReadOnlyBooleanProperty listed() {
        return listed.getReadOnlyProperty();
    }

    /// The copy that is looked at.
    ReadOnlyObjectProperty<Optional<Past>> opened() {
        return open.getReadOnlyProperty();
    }

    /// Reads the list, and opens the first of it.
    public void activate() {
        evening.seen().ifPresent(seen -> {
            var _ = seen.list().whenCompleteAsync((all, failure) -> list(all), evening.fx());
        });
    }

    private void list(@Nullable List<SeenGame> all) {
        games.set(all == null ? List.of() : List.copyOf(all));
        listed.set(true);
        if (open.get().isEmpty()) {
            games.get().stream().findFirst().ifPresent(this::open);
        }
    }

    /// Opens a copy; every event of it is judged anew.
    public void open(SeenGame game) {
        notice.set("");
        Optional<SeenGames> seen = evening.seen();
        seen.ifPresent(copies -> {
            var _ = copies.open(game)
                    .thenApply(log -> Past.of(game, log))
                    .whenCompleteAsync((past, failure) -> open.set(Optional.ofNullable(past)), evening.fx());
        });
    }

    /// What the list says below a table's name.
    String line(SeenGame game) {
        String state = game.playing()
                ? words().say("history.playing")
                : game.cast().winner().map(this::won).orElseGet(() -> words().say("history.over"));
        String branch = game.branch() == 0 ? "" : " · " + words().say("history.branch", game.branch());
        return words().say("history.when", game.last().toEpochMilli()) + " · " + state + branch;
    }

    private String won(SeenCast.Winner winner) {
        boolean mine = winner.person().filter(evening.me().person()::equals).isPresent();
        return mine ? words().say("history.won.mine") : words().say("history.won", winner.name());
    }

    /// What a copy is called: a table by its name, practice by whom it was against.
    String title(SeenGame game) {
        return game.cast().isPractice()
                ? words().say("history.practice", words().list(game.cast().bots()))
                : game.name();
    }

    /// Who sat there.
    String players(SeenGame game) {
        return words().list(game.cast().players());
    }

    /// Those of the copies that are about what was typed: a name of a table or of a player.
    List<SeenGame> games(String typed) {
        String wanted = typed.strip().toLowerCase(words().locale());
        return games.get().stream()
                .filter(game -> Stream.concat(Stream.of(title(game)), game.cast().players().stream())
                        .anyMatch(name -> name.toLowerCase(words().locale()).contains(wanted)))
                .toList();
    }

    /// The dice that lie there after that step.
    Optional<Roll> dice(Past past, int step) {
        if (step > 0 && past.event(step) instanceof Event.Rolled rolled) {
            return Optional.of(rolled.roll());
        }
        return Optional.ofNullable(past.after(step).game()).flatMap(game -> switch (game.phase()) {
            case Phase.ToChoose(Roll roll) -> Optional.of(roll);
            case Phase.ToGoOn(Roll roll, long _) -> Optional.of(roll);
            case Phase.ForStart _, Phase.ToRoll _, Phase.Finished _ -> Optional.empty();
        });
    }

    /// What happened at that step.
    String sentence(Past past, int step) {
        if (step == 0) {
            return "";
        }
        LogEntry entry = past.log().log().after(step - 1).getFirst();
        return new LogWords(words())
                .say(entry.event(), past.after(step - 1), past.after(step))
                .orElse("");
    }

    /// What can be said for a copy, and what can't.
    String verdict(Past past) {
        String judged = past.log()
                .flaw()
                .map(flaw -> switch (flaw) {
                    case SeenLog.Flaw.Illegal(var what) -> words().say("history.illegal", what.sequence());
                    case SeenLog.Flaw.Damaged _ -> words().say("history.damaged", past.length());
                })
                .orElseGet(() -> words().say("history.legal", past.length()));
        if (past.game().branch() > 0) {
            return judged + " " + words().say("history.branch.why");
        }
        if (past.game().cast().isPractice()) {
            return past.file().isPresent() ? judged + " " + words().say("history.alone.file") : judged;
        }
        return mayGoOn(past) || past.file().isPresent() ? judged + " " + words().say("history.alone") : judged;
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
                        evening.fx());
    }

    private static LogFile.NotALog.Reason why(@Nullable Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        return cause instanceof LogFile.NotALog other ? other.reason() : LogFile.NotALog.Reason.SOMETHING_ELSE;
    }

    /// Whether it may be saved: whatever is good of it.
    boolean maySave() {
        return open.get().filter(past -> past.length() > 0).isPresent();
    }

    /// What a file of it might be called.
    String fileName() {
        String name = open.get().map(past -> past.game().name()).orElse("");
        String plain = name.replaceAll("[^\\p{L}\\p{N} ]", "").strip();
        return (plain.isEmpty() ? "game" : plain) + "." + LogFile.ENDING;
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
                            evening.fx());
        });
    }

    /// Whether it came in a file, is whole, and could be kept here with the others.
    boolean mayKeep(Past past) {
        return past.file().isPresent()
                && past.log().flaw().isEmpty()
                && evening.seen().isPresent()
                && games.get().stream()
                        .noneMatch(game -> game.table().equals(past.game().table()));
    }

    /// Keeps what came in a file with the others.
    public void keep() {
        open.get()
                .filter(this::mayKeep)
                .ifPresent(past -> evening.seen().ifPresent(seen -> {
                    past.log()
                            .log()
                            .after(0)
                            .forEach(entry -> seen.append(past.game().table(), entry));
                    open.set(Optional.empty());
                    activate();
                }));
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

    /// Whether this laptop may go on with it as host: nobody else goes along with one that had no seat there, and
    /// nothing is gone on with that is not whole. Practice that is over is begun anew, at home.
    boolean mayGoOn(Past past) {
        return past.file().isEmpty()
                && past.game().branch() == 0
                && past.log().flaw().isEmpty()
                && !(isOver(past) && past.game().cast().isPractice())
                && sits(past.end());
    }

    /// What going on means.
    String wayOn(Past past) {
        return words().say(isOver(past) ? "history.again" : "history.goOn");
    }

    private static boolean isOver(Past past) {
        GameState game = past.end().game();
        return game != null && game.isFinished();
    }

    private boolean sits(TableState state) {
        String mine = evening.me().person().key();
        return state.occupied().stream()
                .anyMatch(seat -> state.chair(seat).occupant() instanceof Occupant.Human(var person)
                        && person.key().equals(mine));
    }

    /// Goes on as host with the copy that is open.
    public void goOn() {
        open.get()
                .filter(this::mayGoOn)
                .ifPresent(past -> evening.goOnWith(past.game().table(), Map.of(), Optional.of(past.log())));
    }

    /// Why this laptop can't be the host; empty where nobody asked, or it can.
    String problem() {
        return evening.ownHost()
                .cannotHost()
                .get()
                .map(why -> words().say("hosting." + why.reason().name(), String.valueOf(why.getCause())))
                .orElse("");
    }

    public void goHome() {
        evening.leave();
    }
}
