package cantstop.engine.story;

import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.engine.Packed;
import cantstop.engine.Player;
import cantstop.engine.Seat;
import cantstop.engine.bot.Coach;
import cantstop.engine.odds.Odds;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Judges a game's events and collects the steps. Confined to its [Storyteller].
final class StoryBuilder {
    private final Coach coach;
    private final int first;
    private final List<StoryStep> steps = new ArrayList<>();
    private Optional<List<Double>> begin = Optional.empty();
    private List<Double> now = List.of();
    private int turn = 1;

    /// @param first the place of the game's first event in the log
    StoryBuilder(Coach coach, int first) {
        this.coach = coach;
        this.first = first;
    }

    Optional<List<Double>> begin() {
        return begin;
    }

    List<StoryStep> steps() {
        return steps;
    }

    int told(int place) {
        return Math.max(1, place - first);
    }

    void tell(Event.OfGame event, GameState before, GameState is, long sequence) {
        GameState was = before.beforeRoll();
        StoryStep.Moment moment = new StoryStep.Moment(turn, was.mover(), sequence);
        if (begin.isEmpty() && !isPlaying(was)) {
            return;
        }
        if (begin.isEmpty()) {
            now = vector(was, coach.chances(was));
            begin = Optional.of(now);
        }
        switch (event) {
            case Event.Rolled rolled -> rolled(rolled, was, is, moment);
            case Event.Chosen chosen -> chosen(chosen, was, is, moment);
            case Event.TakenBack _ -> takenBack(is, moment);
            case Event.Stopped stopped -> stopped(stopped, was, is, moment);
            case Event.PassedOver _ -> reviewed(is, moment);
            case Event.Over _ -> reviewed(is, moment);
            case Event.Started _, Event.Throwing _, Event.Withheld _, Event.StartRolled _ -> {}
        }
    }

    private void rolled(Event.Rolled event, GameState was, GameState is, StoryStep.Moment moment) {
        double roll = switch (coach.advise(was)) {
            case Coach.Advice.MustRoll(double must) -> must;
            case Coach.Advice.StopOrRoll advice -> {
                JudgedChoice choice = rolledOrStopped(true, advice, was, 0);
                decided(choice, event.by(), vector(was, coach.chances(was, advice.roll())), moment);
                yield advice.roll();
            }
            case Coach.Advice.Options _ -> throw new IllegalArgumentException("rolled before choosing");
        };
        // Computed the same way again, so that the next step begins exactly where the decision ended.
        now = vector(was, coach.chances(was, roll));
        double risk = Odds.of(was.board(), was.markers()).bust();
        List<Double> fallen =
                event.bust() ? vector(was, coach.chances(was, coach.bust(was))) : vector(is, coach.chances(is));
        steps.add(new StoryStep.Fell(moment, event.roll(), event.bust(), risk, now, fallen));
        now = fallen;
        if (event.bust()) {
            reviewed(is, moment);
        }
    }

    private void chosen(Event.Chosen event, GameState was, GameState is, StoryStep.Moment moment) {
        if (!(coach.advise(was) instanceof Coach.Advice.Options(List<Double> worths))) {
            throw new IllegalArgumentException("chosen before a roll");
        }
        List<Option> options = was.options();
        List<JudgedChoice.Took.Way> ways = new ArrayList<>();
        int taken = -1;
        for (int place = 0; place < options.size(); place++) {
            List<Column> columns = options.get(place).columns();
            ways.add(new JudgedChoice.Took.Way(columns, worths.get(place)));
            taken = columns.equals(event.columns()) ? place : taken;
        }
        if (taken < 0) {
            throw new IllegalArgumentException("chosen what was not offered");
        }
        decided(new JudgedChoice.Took(ways, taken), event.by(), vector(is, coach.chances(is)), moment);
    }

    private void takenBack(GameState is, StoryStep.Moment moment) {
        for (int place = steps.size() - 1; place >= 0; place--) {
            if (steps.get(place) instanceof StoryStep.Decided decided) {
                steps.set(place, decided.takenBack());
                break;
            }
        }
        List<Double> again = vector(is, coach.chances(is));
        steps.add(new StoryStep.TakenBack(moment, now, again));
        now = again;
    }

    private void stopped(Event.Stopped event, GameState was, GameState is, StoryStep.Moment moment) {
        if (!(coach.advise(was) instanceof Coach.Advice.StopOrRoll advice)) {
            throw new IllegalArgumentException("stopped where that is not allowed");
        }
        boolean early = advice.roll() - advice.stop() >= Story.NOTABLE;
        JudgedChoice choice = rolledOrStopped(false, advice, was, early ? coach.furtherRolls(was) : 0);
        decided(choice, event.by(), vector(was, coach.chances(was, advice.stop())), moment);
        reviewed(is, moment);
    }

    private static JudgedChoice rolledOrStopped(
            boolean rolled, Coach.Advice.StopOrRoll advice, GameState was, double rollsEarly) {
        List<Column> columns = Column.all().stream()
                .filter(column -> (Packed.standing(was.markers()) & Packed.mask(column.number())) != 0)
                .toList();
        return new JudgedChoice.RolledOrStopped(
                rolled,
                advice.stop(),
                advice.roll(),
                columns,
                was.stepsAtStake(),
                Odds.of(was.board(), was.markers()).bust(),
                rollsEarly);
    }

    private void decided(
            JudgedChoice choice, cantstop.engine.MoveSource by, List<Double> after, StoryStep.Moment moment) {
        steps.add(new StoryStep.Decided(moment, choice, by, false, now, after));
        now = after;
    }

    /// After a turn or the game: the judge reviews the position.
    private void reviewed(GameState is, StoryStep.Moment moment) {
        List<Double> again = isPlaying(is) ? vector(is, coach.chances(is)) : ended(is);
        if (!again.equals(now)) {
            steps.add(new StoryStep.Reviewed(moment, now, again));
            now = again;
        }
        turn++;
    }

    /// The winner's is 1; without a winner the chances stay.
    private List<Double> ended(GameState is) {
        Seat winner = is.winner();
        return winner == null
                ? now
                : is.players().stream()
                        .map(player -> player.seat().equals(winner) ? 1.0 : 0.0)
                        .toList();
    }

    private static boolean isPlaying(GameState game) {
        return !game.isThrowingForStart() && !game.isFinished();
    }

    private static List<Double> vector(GameState game, Map<Seat, Double> chances) {
        return game.players().stream()
                .map(Player::seat)
                .map(seat -> chances.getOrDefault(seat, 0.0))
                .toList();
    }
}
