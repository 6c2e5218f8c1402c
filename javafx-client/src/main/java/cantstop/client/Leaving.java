package cantstop.client;

import cantstop.client.evening.Evening;
import cantstop.client.screen.Navigation;
import cantstop.client.screen.Question;
import cantstop.client.words.Words;
import cantstop.engine.Person;
import cantstop.engine.TableState;
import java.util.Optional;

/// Leaving a party, which may cost others their evening.
final class Leaving {
    private final Evening evening;
    private final Navigation navigation;

    Leaving(Evening evening, Navigation navigation) {
        this.evening = evening;
        this.navigation = navigation;
    }

    /// Leaves, after asking where something would be lost by it.
    ///
    /// @param go what leaving means: home, or out of the program
    void leave(Runnable go) {
        Words words = evening.words();
        Evening.Stake stake = evening.atStake();
        String about = switch (stake) {
            case NOTHING -> "";
            case THE_GAME -> "leave.game";
            case THE_GAME_HERE -> "leave.here";
            case THE_PARTY -> "leave.party";
        };
        if (about.isEmpty()) {
            go.run();
            return;
        }
        Optional<Person> successor = stake == Evening.Stake.THE_PARTY ? evening.successor() : Optional.empty();
        if (successor.isPresent()) {
            askToHandOver(successor.get(), go);
            return;
        }
        navigation.lay(new Question(
                words.say(about + ".title"),
                words.say(about + ".text"),
                words.say("leave.stay"),
                navigation::dismiss,
                words.say(stake == Evening.Stake.THE_PARTY ? "leave.end" : "leave.leave"),
                () -> {
                    navigation.dismiss();
                    go.run();
                }));
    }

    private void askToHandOver(Person successor, Runnable go) {
        Words words = evening.words();
        TableState state = evening.party().get().orElseThrow().state().get();
        String name =
                state.seatOf(successor).map(seat -> words.name(state, seat)).orElse(words.say("handover.somebody"));
        navigation.lay(new Question(
                words.say("leave.handover.title"),
                words.say("leave.handover.text", name),
                new Question.Answer(words.say("leave.handover", name), "accent", () -> {
                    navigation.dismiss();
                    evening.handOverAndLeave(successor, go);
                }),
                new Question.Answer(words.say("leave.stay"), "", navigation::dismiss),
                new Question.Answer(words.say("leave.end"), "danger", () -> {
                    navigation.dismiss();
                    go.run();
                })));
    }

    /// Leaves for home, after the same question.
    void leaveForHome() {
        leave(evening::leave);
    }
}
