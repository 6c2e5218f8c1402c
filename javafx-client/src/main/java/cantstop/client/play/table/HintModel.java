package cantstop.client.play.table;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.LocalUser;
import cantstop.client.model.party.Party;
import cantstop.client.model.profile.FirstGames;
import cantstop.client.model.profile.FirstGames.Step;
import cantstop.client.model.profile.Preferences;
import cantstop.client.model.profile.Profile;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.Option;
import cantstop.engine.Phase;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What can be done now, in one line, for a player's first two games: each hint until its step was done twice with it
/// in sight. In another player's turn the line says what is at stake, in every game. It keeps no player from anything.
/// Confined to the FX thread; needs no toolkit.
public final class HintModel {
    private final ReadOnlyObjectWrapper<Hint> hint = new ReadOnlyObjectWrapper<>(Hint.NONE);
    private final LocalUser me;
    private final Party party;
    private final Words words;
    private final Listening listening = new Listening();
    private boolean roomKept;
    private Optional<Step> shown = Optional.empty();
    private long shownAt;

    /// A line under the dice.
    ///
    /// @param text what it says; may be empty
    /// @param kept whether its room is kept while it says nothing, so that the buttons below it stay where they are
    public record Hint(String text, boolean kept) {
        static final Hint NONE = new Hint("", false);
    }

    /// Hints for whoever sits in front of this laptop.
    public HintModel(LocalUser me, Party party) {
        this.me = me;
        this.party = party;
        words = me.words();
    }

    /// Follows the game from now on.
    public void activate() {
        listening.to(
                this::refresh,
                party.state(),
                party.connection(),
                party.handOver().gathering(),
                party.handOver().vacancy(),
                me.profile());
        refresh();
    }

    /// Follows it no longer.
    public void deactivate() {
        listening.stop();
    }

    public ReadOnlyObjectProperty<Hint> hint() {
        return hint.getReadOnlyProperty();
    }

    private void refresh() {
        TableState table = party.state().get();
        Optional<String> atStake = theirStake(table);
        if (!me.profile().get().preferences().get(Preferences.HINTS) || table.game() == null) {
            shown = Optional.empty();
            hint.set(atStake.map(text -> new Hint(text, true)).orElse(Hint.NONE));
            return;
        }
        begin(table);
        learn(table);
        FirstGames games = me.profile().get().firstGames();
        roomKept |= games.isLearning();
        Optional<GameState> mine = table.playing().filter(game -> isMyTurn(table, game));
        Optional<Step> now = mine.flatMap(HintModel::step).filter(games::hints);
        if (!now.equals(shown)) {
            shown = now;
            shownAt = table.sequence();
        }
        Optional<String> text = now.map(step -> text(step, mine.orElseThrow())).or(() -> atStake);
        hint.set(new Hint(text.orElse(""), roomKept || atStake.isPresent()));
    }

    /// What another player at another laptop may lose, and what they need once no runner is left.
    private Optional<String> theirStake(TableState table) {
        return table.playing()
                .filter(game -> !party.isShared() && Offline.why(party, words).isEmpty())
                .filter(game -> !party.mySeat().equals(Optional.of(game.mover())) && game.stepsAtStake() > 0)
                .map(game -> {
                    String name = SeatNames.of(words, table, game.mover());
                    return game.needed().isEmpty() || !(game.phase() instanceof Phase.ToGoOn)
                            ? words.say("hint.theirs", name, game.stepsAtStake())
                            : words.say("hint.theirs.needs", name, game.stepsAtStake(), words.oneOf(game.needed()));
                });
    }

    /// Counts the game, once it is known not to have been counted.
    private void begin(TableState table) {
        boolean playing = party.mySeat().isPresent() && table.playing().isPresent();
        if (playing && me.profile().get().firstGames().isLearning()) {
            for (LogEntry entry : party.log().reversed()) {
                if (entry.event() instanceof Event.Started) {
                    change(games -> games.begin(table.id() + "/" + entry.sequence()));
                    return;
                }
            }
        }
    }

    /// Notes that what the hint in sight spoke of has been done.
    private void learn(TableState table) {
        if (shown.isEmpty() || table.sequence() <= shownAt || party.log().isEmpty()) {
            return;
        }
        Step step = shown.get();
        Event latest = party.log().getLast().event();
        boolean done = switch (step) {
            case ROLL -> latest instanceof Event.Rolled;
            case PICK -> latest instanceof Event.Chosen;
            case GO_ON -> latest instanceof Event.Rolled || latest instanceof Event.Stopped;
        };
        if (done) {
            // Before the profile changes, as that refreshes this once more.
            shown = Optional.empty();
            change(games -> games.does(step));
        }
    }

    private void change(UnaryOperator<FirstGames> change) {
        Profile profile = me.profile().get();
        me.change(profile.withFirstGames(change.apply(profile.firstGames())));
    }

    private boolean isMyTurn(TableState table, GameState game) {
        Optional<Seat> mine = party.mySeat();
        return Offline.why(party, words).isEmpty()
                && mine.filter(game.mover()::equals).isPresent()
                && table.chair(game.mover()).standIn() == null;
    }

    private static Optional<Step> step(GameState game) {
        return switch (game.phase()) {
            case Phase.ToRoll _ -> Optional.of(Step.ROLL);
            case Phase.ToChoose _ -> Optional.of(Step.PICK);
            // Where one can't stop, or wins by it, the button says so itself.
            case Phase.ToGoOn _ -> Optional.of(Step.GO_ON).filter(step -> game.mayStop() && !game.stopWinsGame());
            case Phase.ForStart _, Phase.Falling _, Phase.Finished _ -> Optional.empty();
        };
    }

    private String text(Step step, GameState game) {
        return step == Step.PICK && isEitherOr(game.options())
                ? words.say("hint.eitherOr")
                : words.say("hint." + step.name(), game.stepsAtStake());
    }

    /// Whether one has to take one pair of a pairing and leave the other, as a runner is missing.
    private static boolean isEitherOr(List<Option> options) {
        return options.stream().map(Option::pairing).distinct().count() < options.size();
    }
}
