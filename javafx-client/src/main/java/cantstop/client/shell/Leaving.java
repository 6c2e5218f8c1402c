package cantstop.client.shell;

import cantstop.client.kit.screen.Navigation;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Question;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Evening;
import cantstop.client.model.navigation.Stake;
import cantstop.client.model.party.Party;
import cantstop.engine.Person;
import cantstop.engine.TableState;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;

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
        leave("", go);
    }

    /// The same for a reason that did not come from within the window: then it asks also where nothing but a
    /// place at a table would be lost.
    ///
    /// @param why the reason, in a sentence; empty where it is plain
    void leave(String why, Runnable go) {
        Stake stake = Stake.of(evening);
        String about = switch (stake) {
            case NOTHING -> "";
            case THE_GAME -> "leave.game";
            case THE_GAME_HERE -> "leave.here";
            case THE_PARTY -> "leave.party";
        };
        boolean wasAsked = why.isEmpty()
                || evening.party().get().filter(Party::isAttending).isEmpty();
        if (about.isEmpty() && wasAsked) {
            go.run();
            return;
        }
        List<Person> successors =
                stake == Stake.THE_PARTY ? evening.succession().candidates() : List.of();
        if (!successors.isEmpty()) {
            askToHandOver(why, successors, go);
            return;
        }
        Words words = evening.me().words();
        navigation.lay(new Question(
                words.say(about.isEmpty() ? "leave.table.title" : about + ".title"),
                about.isEmpty() ? why : sentences(words.say(about + ".text"), why),
                words.say("leave.stay"),
                navigation::dismiss,
                words.say(stake == Stake.THE_PARTY ? "leave.end" : "leave.leave"),
                () -> {
                    navigation.dismiss();
                    go.run();
                }));
    }

    private static String sentences(String text, String why) {
        return why.isEmpty() ? text : text + " " + why;
    }

    /// Offers all who could host, the next in the order of the seats first.
    private void askToHandOver(String why, List<Person> successors, Runnable go) {
        Words words = evening.me().words();
        String next = name(successors.getFirst());
        boolean several = successors.size() > 1;
        ToggleGroup group = new ToggleGroup();
        navigation.lay(new Question(
                words.say("leave.handover.title"),
                sentences(
                        several ? words.say("leave.handover.several.text") : words.say("leave.handover.text", next),
                        why),
                several ? List.of(choice(successors, group)) : List.of(),
                new Question.Answer(
                        several ? words.say("leave.handover.several") : words.say("leave.handover", next),
                        "accent",
                        () -> {
                            navigation.dismiss();
                            evening.succession().begin(chosen(successors, group), go);
                        }),
                new Question.Answer(words.say("leave.stay"), "", navigation::dismiss),
                new Question.Answer(words.say("leave.end"), "danger", () -> {
                    navigation.dismiss();
                    go.run();
                })));
    }

    private Node choice(List<Person> successors, ToggleGroup group) {
        FlowPane choice = new FlowPane();
        choice.getStyleClass().add("flow");
        for (Person successor : successors) {
            choice.getChildren().add(Parts.choiceOf(group, name(successor)));
        }
        group.selectToggle(group.getToggles().getFirst());
        return choice;
    }

    private static Person chosen(List<Person> successors, ToggleGroup group) {
        return successors.get(Math.max(0, group.getToggles().indexOf(group.getSelectedToggle())));
    }

    private String name(Person person) {
        Words words = evening.me().words();
        TableState state = evening.party().get().orElseThrow().state().get();
        return state.seatOf(person).map(seat -> words.name(state, seat)).orElse(words.say("handover.somebody"));
    }

    /// Leaves for home, after the same question.
    void leaveForHome() {
        leave(evening::leave);
    }
}
