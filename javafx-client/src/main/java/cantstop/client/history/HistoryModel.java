package cantstop.client.history;

import cantstop.client.evening.Evening;
import cantstop.client.words.LogWords;
import cantstop.client.words.Words;
import cantstop.engine.LogEntry;
import cantstop.engine.Occupant;
import cantstop.engine.TableState;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenGames;
import cantstop.protocol.client.SeenLog;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// History's view model: the copies, and the one that is open.
public final class HistoryModel {
    private final ReadOnlyObjectWrapper<List<SeenGame>> games = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<Past>> open = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper listed = new ReadOnlyBooleanWrapper();
    private final Evening evening;
    private final Words words;

    public HistoryModel(Evening evening) {
        this.evening = evening;
        this.words = evening.words();
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
        games.get().stream().findFirst().ifPresent(this::open);
    }

    /// Opens a copy; every event of it is judged anew.
    public void open(SeenGame game) {
        Optional<SeenGames> seen = evening.seen();
        seen.ifPresent(copies -> {
            var _ = copies.open(game)
                    .thenApply(log -> Past.of(game, log))
                    .whenCompleteAsync((past, failure) -> open.set(Optional.ofNullable(past)), evening.fx());
        });
    }

    /// What the list says below a table's name.
    String line(SeenGame game) {
        String state = words.say(game.playing() ? "history.playing" : "history.over");
        String branch = game.branch() == 0 ? "" : " · " + words.say("history.branch", game.branch());
        return words.say("history.when", game.last().toEpochMilli()) + " · " + state + branch;
    }

    /// Who sat there.
    String players(SeenGame game) {
        return words.list(game.players());
    }

    /// What happened at that step.
    String sentence(Past past, int step) {
        if (step == 0) {
            return "";
        }
        LogEntry entry = past.log().log().after(step - 1).getFirst();
        return new LogWords(words)
                .say(entry.event(), past.after(step - 1), past.after(step))
                .orElse("");
    }

    /// What can be said for a copy, and what can't.
    String verdict(Past past) {
        String judged = past.log()
                .flaw()
                .map(flaw -> switch (flaw) {
                    case SeenLog.Flaw.Illegal(var what) -> words.say("history.illegal", what.sequence());
                    case SeenLog.Flaw.Damaged _ -> words.say("history.damaged", past.length());
                })
                .orElseGet(() -> words.say("history.legal", past.length()));
        if (past.game().branch() > 0) {
            return judged + " " + words.say("history.branch.why");
        }
        return mayGoOn(past) ? judged + " " + words.say("history.alone") : judged;
    }

    /// Whether this laptop may go on with it as host: nobody else goes along with one that had no seat there, and
    /// nothing is gone on with that is not whole.
    boolean mayGoOn(Past past) {
        return past.game().branch() == 0 && past.log().flaw().isEmpty() && sits(past.end());
    }

    private boolean sits(TableState state) {
        String mine = evening.me().key();
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
        return evening.cannotHost()
                .get()
                .map(why -> words.say("hosting." + why.reason().name(), String.valueOf(why.getCause())))
                .orElse("");
    }

    public void goHome() {
        evening.leave();
    }
}
