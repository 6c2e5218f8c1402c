package cantstop.client.extras.history;

import cantstop.client.kit.paint.RoadToHost;
import cantstop.client.kit.paint.RoadView;
import cantstop.client.kit.screen.Question;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Occupant;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.protocol.client.discovery.FoundHost;
import java.util.List;
import java.util.Optional;

/// Going on as host with the copy that is open. Where its table is led by another host that is heard, that one is
/// the way to the game, and to go on here would make a second one of it: so this asks first.
public final class ContinueGame {
    private final Navigator navigator;
    private final HistoryModel model;
    private final WindowLayers layers;

    public ContinueGame(Navigator navigator, HistoryModel model, WindowLayers layers) {
        this.navigator = navigator;
        this.model = model;
        this.layers = layers;
    }

    /// Goes on with it, here or there.
    public void goOn() {
        Optional<PastGame> open = model.opened().get();
        open.flatMap(past -> navigator.leaderOf(past.log()))
                .ifPresentOrElse(leader -> ask(open.orElseThrow(), leader), model::goOn);
    }

    private void ask(PastGame past, FoundHost leader) {
        Words words = navigator.me().words();
        String name = nameOf(leader, past.end());
        RoadView road = new RoadView();
        road.show(Optional.of(RoadToHost.State.MOVED));
        layers.lay(new Question(
                words.say("history.led.title"),
                words.say("history.led.text", name),
                List.of(road),
                new Question.Answer(words.say("handover.GO_THERE"), "accent", () -> {
                    layers.dismiss();
                    navigator.join(leader, Optional.of(past.game().table()));
                }),
                new Question.Answer(words.say("back"), "", layers::dismiss),
                new Question.Answer(words.say("history.led.here"), "", () -> {
                    layers.dismiss();
                    model.goOn();
                })));
    }

    /// What whoever sits at that laptop is called at the table; where nobody there has a seat, what the host is
    /// called.
    private String nameOf(FoundHost leader, TableState table) {
        return table.chairs().stream()
                .filter(chair -> chair.occupant() instanceof Occupant.Human(Person person)
                        && person.key().equals(leader.key()))
                .findFirst()
                .map(chair -> SeatNames.of(navigator.me().words(), table, chair.seat()))
                .orElse(leader.beacon().name());
    }
}
