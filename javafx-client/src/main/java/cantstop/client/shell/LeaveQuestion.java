package cantstop.client.shell;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Question;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.LeaveCost;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.Party;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;

/// Leaving a party, which may cost others their evening.
final class LeaveQuestion {
    private final Navigator navigator;
    private final WindowLayers layers;

    LeaveQuestion(Navigator navigator, WindowLayers layers) {
        this.navigator = navigator;
        this.layers = layers;
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
        LeaveCost stake = LeaveCost.of(navigator);
        String about = switch (stake) {
            case NOTHING -> "";
            case THE_GAME -> "leave.game";
            case THE_GAME_HERE -> "leave.here";
            case THE_PARTY -> "leave.party";
        };
        boolean wasAsked = why.isEmpty()
                || navigator.party().get().filter(Party::isAttending).isEmpty();
        if (about.isEmpty() && wasAsked) {
            go.run();
            return;
        }
        List<Person> successors =
                stake == LeaveCost.THE_PARTY ? navigator.succession().candidates() : List.of();
        if (!successors.isEmpty()) {
            askToHandOver(why, successors, go);
            return;
        }
        Words words = navigator.me().words();
        layers.lay(new Question(
                words.say(about.isEmpty() ? "leave.table.title" : about + ".title"),
                about.isEmpty() ? why : sentences(words.say(about + ".text"), why),
                words.say("leave.stay"),
                layers::dismiss,
                words.say(stake == LeaveCost.THE_PARTY ? "leave.end" : "leave"),
                () -> {
                    layers.dismiss();
                    go.run();
                }));
    }

    private static String sentences(String text, String why) {
        return why.isEmpty() ? text : text + " " + why;
    }

    /// Offers all who could host, the next in the order of the seats first.
    private void askToHandOver(String why, List<Person> successors, Runnable go) {
        Words words = navigator.me().words();
        String next = name(successors.getFirst());
        boolean several = successors.size() > 1;
        ToggleGroup group = new ToggleGroup();
        layers.lay(new Question(
                words.say("leave.handover.title"),
                sentences(
                        several ? words.say("leave.handover.several.text") : words.say("leave.handover.text", next),
                        why),
                several ? List.of(choice(successors, group)) : List.of(),
                new Question.Answer(
                        several ? words.say("leave.handover.several") : words.say("leave.handover", next),
                        "accent",
                        () -> {
                            layers.dismiss();
                            navigator.succession().begin(chosen(successors, group), go);
                        }),
                new Question.Answer(words.say("leave.stay"), "", layers::dismiss),
                new Question.Answer(words.say("leave.end"), "danger", () -> {
                    layers.dismiss();
                    go.run();
                })));
    }

    private Node choice(List<Person> successors, ToggleGroup group) {
        FlowPane choice = new FlowPane();
        choice.getStyleClass().add("flow");
        for (Person successor : successors) {
            ToggleButton button = Parts.choiceOf(group, name(successor));
            button.getStyleClass().add("successor");
            piece(successor).ifPresent(button::setGraphic);
            choice.getChildren().add(button);
        }
        group.selectToggle(group.getToggles().getFirst());
        return choice;
    }

    private static Person chosen(List<Person> successors, ToggleGroup group) {
        return successors.get(Math.max(0, group.getToggles().indexOf(group.getSelectedToggle())));
    }

    private Optional<StackPane> piece(Person person) {
        TableState state = navigator.party().get().orElseThrow().state().get();
        Map<Seat, Badge> looks = SeatNames.looks(navigator.me().words(), state.chairs());
        Map<Seat, String> initials = Initials.of(looks);
        return state.seatOf(person)
                .flatMap(seat -> Optional.ofNullable(looks.get(seat)).map(badge -> {
                    StackPane ground = new StackPane(new Piece(badge, initials.getOrDefault(seat, "")));
                    ground.getStyleClass().addAll("log-chip", "piece-ground");
                    return ground;
                }));
    }

    /// Who sits at that person's laptop: all of them move with it.
    private String name(Person person) {
        Words words = navigator.me().words();
        TableState state = navigator.party().get().orElseThrow().state().get();
        List<String> names = state.chairs().stream()
                .filter(chair -> chair.occupant() instanceof Occupant.Human(Person there)
                        && there.key().equals(person.key()))
                .map(chair -> SeatNames.of(words, state, chair.seat()))
                .toList();
        return names.isEmpty() ? words.say("handover.somebody") : words.list(names);
    }

    /// Leaves for home, after the same question.
    void leaveForHome() {
        leave(navigator::leave);
    }
}
