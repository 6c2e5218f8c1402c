package cantstop.client.table;

import cantstop.client.coach.Study;
import cantstop.client.words.BotWords;
import cantstop.client.words.Words;
import cantstop.client.party.Party;
import cantstop.engine.Board;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.engine.Phase;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.Coach;
import cantstop.engine.odds.Odds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Odds and advice for the decision that is seen. The odds are there at once, as they take some microseconds; the
/// coach is asked on request, thinks elsewhere, and is not listened to any more when the game has moved on. Where
/// the game's settings allow neither, nothing leaves this class. Confined to the FX thread.
final class Counselling {
    private final ReadOnlyObjectWrapper<Counsel> counsel = new ReadOnlyObjectWrapper<>(Counsel.NONE);
    private final Party party;
    private final Words words;
    private final Study study;
    private final InvalidationListener refresh = property -> refresh();
    private Optional<Answered> answered = Optional.empty();

    /// What the coach said about a position.
    private record Answered(GameState game, Coach.Advice advice) {}

    Counselling(Party party, Words words, Study study) {
        this.party = party;
        this.words = words;
        this.study = study;
    }

    ReadOnlyObjectProperty<Counsel> counsel() {
        return counsel.getReadOnlyProperty();
    }

    void activate() {
        party.state().addListener(refresh);
        refresh();
    }

    void deactivate() {
        party.state().removeListener(refresh);
    }

    /// Asks the coach about what is seen, where the table has one and there is something to decide.
    void ask() {
        GameState game = party.state().get().game();
        if (game == null || !mayAsk(game)) {
            return;
        }
        study.advise(game, advice -> {
            if (game.equals(party.state().get().game())) {
                answered = Optional.of(new Answered(game, advice));
                refresh();
            }
        });
    }

    private static boolean mayAsk(GameState game) {
        boolean open = game.phase() instanceof Phase.ToChoose || game.phase() instanceof Phase.ToGoOn;
        return game.settings().coach() && open;
    }

    private void refresh() {
        GameState game = party.state().get().game();
        counsel.set(game == null || game.isFinished() ? Counsel.NONE : counsel(game));
    }

    private Counsel counsel(GameState game) {
        boolean odds = game.settings().odds();
        Optional<Coach.Advice> advice = game.settings().coach()
                ? answered.filter(known -> known.game().equals(game)).map(Answered::advice)
                : Optional.empty();
        return new Counsel(
                odds ? odds(game) : "",
                options(game, odds, advice),
                advice.flatMap(this::worthOfRoll).orElse(""),
                advice.flatMap(this::worthOfStop).orElse(""),
                advice.map(said -> said(game, said)).orElse(""),
                mayAsk(game),
                game.settings().coach());
    }

    private String odds(GameState game) {
        return switch (game.phase()) {
            case Phase.ToRoll _, Phase.ToGoOn _ -> {
                Odds odds = Odds.of(game.board(), game.markers());
                yield words.say("odds.roll", odds.bust(), odds.expectedSteps());
            }
            case Phase.ToChoose _ -> words.say("odds.choose");
            case Phase.ForStart _, Phase.Finished _ -> "";
        };
    }

    private List<String> options(GameState game, boolean odds, Optional<Coach.Advice> advice) {
        if (advice.isPresent() && advice.get() instanceof Coach.Advice.Options said) {
            List<String> worths = new ArrayList<>();
            for (int place = 0; place < said.worths().size(); place++) {
                String key = place == said.best() ? "coach.best" : "coach.worth";
                worths.add(words.say(key, said.worths().get(place)));
            }
            return worths;
        }
        Board board = game.board();
        return odds
                ? game.options().stream()
                        .map(option -> words.say("odds.option", bustAfter(board, game.markers(), option)))
                        .toList()
                : List.of();
    }

    private static double bustAfter(Board board, long markers, Option option) {
        long after = markers;
        for (var column : option.columns()) {
            after = board.step(after, column.number());
        }
        return Odds.of(board, after).bust();
    }

    private Optional<String> worthOfRoll(Coach.Advice advice) {
        return switch (advice) {
            case Coach.Advice.MustRoll(double roll) -> Optional.of(words.say("coach.worth", roll));
            case Coach.Advice.StopOrRoll said ->
                Optional.of(words.say(said.rollsOn() ? "coach.best" : "coach.worth", said.roll()));
            case Coach.Advice.Options _ -> Optional.empty();
        };
    }

    private Optional<String> worthOfStop(Coach.Advice advice) {
        return advice instanceof Coach.Advice.StopOrRoll said
                ? Optional.of(words.say(said.rollsOn() ? "coach.worth" : "coach.best", said.stop()))
                : Optional.empty();
    }

    private String said(GameState game, Coach.Advice advice) {
        String name = new BotWords(words).name(Bots.LEARNED);
        return switch (advice) {
            case Coach.Advice.MustRoll(double roll) -> words.say("coach.mustRoll", name, roll);
            case Coach.Advice.Options said ->
                words.say(
                        "coach.take",
                        name,
                        words.option(game.options().get(said.best()).columns()),
                        said.worths().get(said.best()));
            case Coach.Advice.StopOrRoll said ->
                words.say(said.rollsOn() ? "coach.roll" : "coach.stop", name, said.roll(), said.stop());
        };
    }
}
