package cantstop.client.play.table;

import cantstop.client.kit.screen.Changes;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.AwayPlayers;
import cantstop.client.model.party.Party;
import cantstop.client.model.tales.TurnTale;
import cantstop.client.model.tales.TurnTales;
import cantstop.client.model.words.DiceWords;
import cantstop.client.model.words.Reasons;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.Option;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.protocol.AwayPolicy;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The table's view model: what is seen, as values for the screen; what is pressed, as commands for the party.
/// Confined to the FX thread; needs no toolkit.
public final class TableModel {
    /// A second press on Roll that follows sooner belongs to the first.
    private static final Duration SECOND_THOUGHT = Duration.ofMillis(500);

    private final ReadOnlyObjectWrapper<Controls> controls = new ReadOnlyObjectWrapper<>(Controls.NONE);
    private final ReadOnlyObjectWrapper<List<Plate>> plates = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<Option>> preview = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper asking = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<String> problem = new ReadOnlyObjectWrapper<>("");

    private final ReadOnlyObjectWrapper<Optional<PresenceNotice>> absent =
            new ReadOnlyObjectWrapper<>(Optional.empty());

    private final Party party;
    private final Supplier<Badge> wish;
    private final LongSupplier clock;
    private final BooleanSupplier hosting;
    private long askedAt;
    private final Words words;
    private final Reasons reasons;
    private final Plates making;
    private final TurnTales tales = new TurnTales();
    private final Listening listening = new Listening();

    /// A model that follows nothing yet.
    ///
    /// @param wish how I would like to look, should I sit down
    /// @param hosting whether the host is in this program
    public TableModel(Party party, Words words, Supplier<Badge> wish, BooleanSupplier hosting) {
        this(party, words, wish, hosting, System::nanoTime);
    }

    /// The same with another clock.
    ///
    /// @param clock in the nanoseconds of [System#nanoTime]
    TableModel(Party party, Words words, Supplier<Badge> wish, BooleanSupplier hosting, LongSupplier clock) {
        this.hosting = hosting;
        this.clock = clock;
        this.party = party;
        this.wish = wish;
        this.words = words;
        this.reasons = new Reasons(words);
        this.making = new Plates(words);
    }

    /// Follows the party from now on.
    public void activate() {
        listening.to(
                this::refresh,
                party.state(),
                party.connection(),
                party.pending(),
                party.presence().present(),
                party.problem(),
                party.presence().away(),
                party.handOver().gathering(),
                party.handOver().vacancy(),
                party.talk().calls());
        refresh();
    }

    /// Follows it no longer.
    public void deactivate() {
        listening.stop();
    }

    public ReadOnlyObjectProperty<Controls> controls() {
        return controls.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<List<Plate>> plates() {
        return plates.getReadOnlyProperty();
    }

    /// The option that the board shows: where it would lead.
    public ReadOnlyObjectProperty<Optional<Option>> preview() {
        return preview.getReadOnlyProperty();
    }

    /// Whether I am asked if I mean it: Roll, where Stop would win the game.
    public ReadOnlyBooleanProperty asking() {
        return asking.getReadOnlyProperty();
    }

    /// Why the last thing I did was not done; empty where nothing went wrong.
    public ReadOnlyObjectProperty<String> problem() {
        return problem.getReadOnlyProperty();
    }

    /// Whom the game waits for, or for whom a bot plays.
    public ReadOnlyObjectProperty<Optional<PresenceNotice>> absent() {
        return absent.getReadOnlyProperty();
    }

    /// Whether what is said of somebody changes with time alone, so that [#tick] is due every second.
    public boolean isCounting() {
        // Nothing is said of me to myself.
        return party.presence().away().get().absent().stream()
                .anyMatch(absence -> !party.mySeat().equals(Optional.of(absence.seat())));
    }

    /// Time has passed.
    public void tick() {
        refresh();
    }

    /// Says what I would like to be done about whom the game waits for.
    public void suggest(AwayPolicy what) {
        absent.get().ifPresent(one -> party.presence().suggest(one.seat(), what));
    }

    /// Calls for the attention of whom the game waits for.
    public void nudge() {
        absent.get()
                .filter(PresenceNotice::nudging)
                .ifPresent(one -> party.presence().nudge(one.seat()));
    }

    /// Shows where an option would lead, or none, at this laptop alone.
    public void look(Optional<Option> option) {
        Changes.set(preview, option);
    }

    /// My hand is over an option, or over none: the others see that too.
    public void point(Optional<Option> option) {
        if (controls.get().myTurn()) {
            party.point(option.map(Option::columns).orElse(List.of()));
        }
    }

    public void choose(List<Column> columns) {
        if (controls.get().choosing()) {
            party.move(new TurnMove.Choose(columns));
        }
    }

    /// Takes the option with this key, 1 to 6, where there is one.
    public void choose(int key) {
        List<Option> options = controls.get().options();
        if (key <= options.size()) {
            choose(options.get(key - 1).columns());
        }
    }

    /// Rolls. Where Stop would win, the first press asks, and a second one means it.
    public void roll() {
        if (!controls.get().roll().enabled()) {
            return;
        }
        boolean wins = controls.get().stop().enabled()
                && party.state().get().playing().filter(GameState::stopWinsGame).isPresent();
        if (wins && !asking.get()) {
            askedAt = clock.getAsLong();
            asking.set(true);
        } else if (!wins || clock.getAsLong() - askedAt >= SECOND_THOUGHT.toNanos()) {
            asking.set(false);
            party.move(new TurnMove.RollDice());
        }
    }

    /// Doesn't roll after all.
    public void thinkAgain() {
        asking.set(false);
    }

    public void stop() {
        if (controls.get().stop().enabled()) {
            asking.set(false);
            party.move(new TurnMove.Stop());
        }
    }

    public void takeBack() {
        if (controls.get().takingBack()) {
            asking.set(false);
            party.move(new TurnMove.TakeBack());
        }
    }

    /// Plays my seat myself again, after a bot did.
    public void comeBack() {
        party.mySeat().ifPresent(seat -> party.ask(new Command.ComeBack(seat)));
    }

    /// Ends a game that nobody else plays any more.
    public void endGame() {
        party.ask(new Command.EndGame());
    }

    /// Goes on with the squares of somebody who left.
    public void sit() {
        TableState table = party.state().get();
        Optional.ofNullable(table.game())
                .flatMap(game -> Situation.abandoned(table, game))
                .ifPresent(seat -> party.ask(new Command.SitDown(seat, wish.get())));
    }

    private void refresh() {
        TableState table = party.state().get();
        GameState game = table.game();
        if (game == null) {
            return;
        }
        Optional<Seat> mine = party.mySeat();
        Optional<String> pending = Optional.of(
                        words.say(hosting.getAsBoolean() ? "hindrance.moment" : "hindrance.pending"))
                .filter(why -> party.pending().get());
        Optional<TurnTale> tale = tales.latest(party.log());
        Recent recent = Recent.of(party.log());
        Situation situation = new Situation(
                table, game, mine, party.isShared(), Offline.why(party, words), pending, recent, tale, words, reasons);
        Changes.set(controls, situation.controls());
        AwayPlayers away = party.presence().away().get();
        long now = clock.getAsLong();
        Plates.Presence presence = new Plates.Presence(
                party.presence().present().get(), party.presence().browsers().get(), away, now);
        Changes.set(
                plates,
                making.of(
                        table,
                        game,
                        party.isShared() ? Optional.empty() : mine,
                        presence,
                        party.talk().calls().get(),
                        recent.rolls()));
        Changes.set(absent, party.isConnected() ? PresenceNotice.of(table, away, mine, now, words) : Optional.empty());
        if (!controls.get().stop().enabled()) {
            asking.set(false);
        }
        if (game.options().isEmpty()) {
            Changes.set(preview, Optional.empty());
        }
        problem.set(
                party.problem().get().map(why -> reasons.problem(why, table)).orElse(""));
    }

    /// Whose hand it is that is seen over the options.
    String moverName() {
        TableState table = party.state().get();
        return table.playing()
                .map(game -> SeatNames.of(words, table, game.mover()))
                .orElse("");
    }

    /// Which laptops threw the dice that lie there, where something is wrong with them; else empty.
    String thrownBy() {
        List<LogEntry> log = party.log();
        boolean wrong = party.warnings().dice().get().isPresent()
                || DiceWords.isWithheld(log.stream().map(LogEntry::event).toList());
        return DiceWords.lastThrow(log)
                .filter(hands -> wrong)
                .map(hands -> new DiceWords(words).mark(hands, party.state().get()))
                .orElse("");
    }
}
