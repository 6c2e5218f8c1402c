package cantstop.client.play.table;

import cantstop.client.kit.controls.OptionNote;
import cantstop.client.kit.controls.RollStopBar;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.words.Words;
import cantstop.client.model.coach.CoachThread;
import cantstop.client.model.party.Party;
import cantstop.client.model.words.BotWords;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.engine.Phase;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.Coach;
import cantstop.engine.odds.Odds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Odds and advice for the decision that is seen. The odds are there at once, as they take some microseconds; the
/// coach is asked on request and for my own turn, thinks elsewhere, and is given up when the game moves on. Where
/// the game's settings allow neither, nothing leaves this class. Confined to the FX thread; needs no toolkit.
final class AdviceModel {
    private final ReadOnlyObjectWrapper<ShownAdvice> shownAdvice = new ReadOnlyObjectWrapper<>(ShownAdvice.NONE);
    private final Party party;
    private final Words words;
    private final CoachThread coachThread;
    private final Listening listening = new Listening();
    private Optional<Question> question = Optional.empty();

    /// What the coach was asked about, and what it said.
    ///
    /// @param giveUp stops waiting
    /// @param advice what it said; nothing while it thinks
    private record Question(GameState game, Runnable giveUp, Optional<Coach.Advice> advice) {}

    AdviceModel(Party party, Words words, CoachThread coachThread) {
        this.party = party;
        this.words = words;
        this.coachThread = coachThread;
    }

    ReadOnlyObjectProperty<ShownAdvice> shownAdvice() {
        return shownAdvice.getReadOnlyProperty();
    }

    void activate() {
        listening.to(this::refresh, party.state());
        refresh();
    }

    void deactivate() {
        listening.stop();
        forget();
    }

    /// Asks the coach about what is seen, where there is something for me to decide.
    void ask() {
        GameState game = party.state().get().game();
        if (game == null || !(shownAdvice.get().coach() instanceof ShownAdvice.Coached.Open)) {
            return;
        }
        Runnable giveUp = coachThread.advise(game, advice -> {
            question = advice.map(said -> new Question(game, () -> {}, Optional.of(said)));
            refresh();
        });
        question = Optional.of(new Question(game, giveUp, Optional.empty()));
        refresh();
    }

    private void refresh() {
        GameState game = party.state().get().game();
        if (question.filter(asked -> !asked.game().equals(game)).isPresent()) {
            forget();
        }
        shownAdvice.set(game == null || game.isFinished() ? ShownAdvice.NONE : shownAdvice(game));
    }

    private void forget() {
        question.ifPresent(asked -> asked.giveUp().run());
        question = Optional.empty();
    }

    private ShownAdvice shownAdvice(GameState game) {
        Optional<Coach.Advice> advice = question.flatMap(Question::advice);
        return new ShownAdvice(
                options(game, advice), roll(game, advice), stop(game, advice), better(game, advice), coach(game));
    }

    private ShownAdvice.Coached coach(GameState game) {
        if (!game.settings().coach() || party.mySeat().filter(game::isPlayer).isEmpty()) {
            return new ShownAdvice.Coached.Never();
        }
        boolean open = game.phase() instanceof Phase.ToChoose || game.phase() instanceof Phase.ToGoOn;
        boolean mine = party.mySeat().filter(game.mover()::equals).isPresent();
        if (!open || !mine) {
            return new ShownAdvice.Coached.Waiting(mine);
        }
        if (question.isEmpty()) {
            return new ShownAdvice.Coached.Open();
        }
        return question.get().advice().map(said -> answer(game, said)).orElseGet(ShownAdvice.Coached.Thinking::new);
    }

    /// What is said on each option: what the coach sees in it, where it was asked; else the odds, or how many runners
    /// it takes.
    private List<OptionNote> options(GameState game, Optional<Coach.Advice> advice) {
        AdviceReason because = new AdviceReason(game, words);
        if (advice.isPresent() && advice.get() instanceof Coach.Advice.Options said) {
            return worths(said, because.level(said));
        }
        return game.settings().odds()
                ? game.options().stream()
                        .map(because::bustAfter)
                        .map(risk -> new OptionNote(
                                OptionNote.Mark.BUST, words.say("odds.option", risk), words.say("percent", risk)))
                        .toList()
                : game.options().stream().map(option -> runners(game, option)).toList();
    }

    /// Of those that the coach can't tell apart none is the best, and all say the same. Where these are all there are,
    /// the coach says it once.
    private List<OptionNote> worths(Coach.Advice.Options said, List<Integer> level) {
        List<OptionNote> notes = new ArrayList<>();
        boolean told = level.size() == 1 || level.size() < said.worths().size();
        for (int place = 0; place < said.worths().size(); place++) {
            boolean good = level.contains(place);
            double chance = said.worths().get(good ? said.best() : place);
            notes.add(new OptionNote(
                    good && level.size() == 1 ? OptionNote.Mark.BEST : OptionNote.Mark.WIN,
                    worth(chance),
                    words.say("percent", chance),
                    told));
        }
        return notes;
    }

    /// How many runners an option brings out, and how many are left then.
    private OptionNote runners(GameState game, Option option) {
        int fresh = game.markersFor(option);
        int left = game.markersLeft() - fresh;
        return OptionNote.heard(words.say("option.runners", fresh, left));
    }

    /// The odds of the next roll, and what the coach thinks of making it.
    private String roll(GameState game, Optional<Coach.Advice> advice) {
        boolean next = game.phase() instanceof Phase.ToRoll || game.phase() instanceof Phase.ToGoOn;
        String risk = "";
        if (next && game.settings().odds()) {
            Odds odds = Odds.of(game.board(), game.markers());
            risk = words.say(advice.isPresent() ? "odds.option" : "odds.roll", odds.bust(), odds.expectedSteps());
        }
        AdviceReason because = new AdviceReason(game, words);
        String worth = advice.map(said -> switch (said) {
                    case Coach.Advice.MustRoll(double roll) -> worth(roll);
                    case Coach.Advice.StopOrRoll turn -> because.isTossUp(turn) ? "" : worth(turn.roll());
                    case Coach.Advice.Options _ -> "";
                })
                .orElse("");
        return both(risk, worth);
    }

    private String stop(GameState game, Optional<Coach.Advice> advice) {
        return advice.filter(Coach.Advice.StopOrRoll.class::isInstance)
                .map(Coach.Advice.StopOrRoll.class::cast)
                .filter(said -> !new AdviceReason(game, words).isTossUp(said))
                .map(said -> worth(said.stop()))
                .orElse("");
    }

    /// Of two that it can't tell apart it would press neither rather than the other.
    private RollStopBar.Advised better(GameState game, Optional<Coach.Advice> advice) {
        return advice.map(said -> switch (said) {
                    case Coach.Advice.MustRoll _ -> RollStopBar.Advised.ROLL;
                    case Coach.Advice.StopOrRoll turn
                    when new AdviceReason(game, words).isTossUp(turn) -> RollStopBar.Advised.NEITHER;
                    case Coach.Advice.StopOrRoll turn ->
                        turn.rollsOn() ? RollStopBar.Advised.ROLL : RollStopBar.Advised.STOP;
                    case Coach.Advice.Options _ -> RollStopBar.Advised.NEITHER;
                })
                .orElse(RollStopBar.Advised.NEITHER);
    }

    private String worth(double chance) {
        return words.say("coach.worth", chance);
    }

    private String both(String one, String other) {
        return one.isEmpty() || other.isEmpty() ? one + other : words.say("coach.detail", one, other);
    }

    private ShownAdvice.Coached answer(GameState game, Coach.Advice advice) {
        String name = new BotWords(words).name(Bots.LEARNED);
        AdviceReason because = new AdviceReason(game, words);
        return switch (advice) {
            case Coach.Advice.MustRoll _ ->
                new ShownAdvice.Coached.Answered(words.say("coach.roll", name), words.say("coach.because.must"));
            case Coach.Advice.Options said ->
                new ShownAdvice.Coached.Answered(because.take(said, name), because.option(said));
            case Coach.Advice.StopOrRoll said ->
                new ShownAdvice.Coached.Answered(because.goOn(said, name), because.turn(said));
        };
    }
}
