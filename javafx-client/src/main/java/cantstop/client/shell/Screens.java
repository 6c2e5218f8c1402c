package cantstop.client.shell;

import cantstop.client.kit.audio.ReadAloud;
import cantstop.client.kit.screen.BusySign;
import cantstop.client.kit.screen.Question;
import cantstop.client.kit.screen.Screen;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.Party;
import cantstop.client.play.Extras;
import cantstop.client.play.ScreenContext;
import cantstop.client.play.ScreenMaker;
import cantstop.client.play.door.DoorModel;
import cantstop.client.play.door.DoorScreen;
import cantstop.client.play.end.EndPanel;
import cantstop.client.play.end.EndScreen;
import cantstop.client.play.home.HomeModel;
import cantstop.client.play.home.HomeScreen;
import cantstop.client.play.knock.JoinButton;
import cantstop.client.play.knock.KnockModel;
import cantstop.client.play.lobby.FriendOverlay;
import cantstop.client.play.lobby.LobbyModel;
import cantstop.client.play.lobby.LobbyScreen;
import cantstop.client.play.table.TableScreen;
import cantstop.client.play.talk.TalkModel;
import cantstop.engine.Seat;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/// Makes the screens of the game, in one language.
final class Screens {
    private final ScreenContext context;
    private final Navigator navigator;
    private final WindowLayers layers;
    private final Words words;
    private final KnockModel knocks;
    private final ReadAloud voice;
    private final LeaveQuestion leaving;
    private final Executor unhurried;
    private final SharedBoard played = new SharedBoard();

    /// Screens in the language of this context.
    ///
    /// @param knocks who asks to play, and what I may ask for
    /// @param voice reads the board aloud
    /// @param unhurried does what may wait until the window is in use
    Screens(ScreenContext context, KnockModel knocks, ReadAloud voice, LeaveQuestion leaving, Executor unhurried) {
        this.context = context;
        this.knocks = knocks;
        this.voice = voice;
        this.leaving = leaving;
        this.unhurried = unhurried;
        navigator = context.navigator();
        layers = context.layers();
        words = context.words();
    }

    ScreenContext context() {
        return context;
    }

    /// The screen of the place where the navigator is, made by a part beside the game or here.
    ///
    /// @param now the screens in the language of the moment
    static ScreenMaker at(Navigator navigator, Extras extras, Supplier<Screens> now) {
        return extras.screenAt(navigator).orElseGet(() -> context -> now.get().current());
    }

    private Screen current() {
        return switch (navigator.place().get()) {
            case HOME -> new HomeScreen(new HomeModel(navigator), words, layers, unhurried);
            case DOOR ->
                new DoorScreen(
                        new DoorModel(navigator),
                        words,
                        open(Extras.Entry.ORGANISE),
                        new BusySign(navigator.fx(), context.motion()));
            case LOBBY -> lobby();
            case TABLE -> table();
            case END -> endInSteps().get();
            case LESSON, HISTORY -> throw new IllegalStateException("no part of the program shows it");
        };
    }

    private Runnable open(Extras.Entry entry) {
        return () -> context.open(entry);
    }

    /// The end, with what it says already made; the rest is little, but takes the board from where it was played on.
    Supplier<Screen> endInSteps() {
        EndPanel panel = new EndPanel(
                navigator, party(), join(), open(Extras.Entry.STORY), open(Extras.Entry.SHARE), leaving::leaveForHome);
        // Making a board takes longer than a frame, and the one that was played on would look the same.
        return () -> new EndScreen(party(), panel, played.view(party()), words);
    }

    private Screen lobby() {
        TalkModel talking = new TalkModel(
                party(), words, () -> navigator.me().profile().get().badge().name());
        LobbyModel model = new LobbyModel(navigator, party());
        return new LobbyScreen(
                model,
                talking,
                join(),
                words,
                seat -> sendAway(model, seat),
                seat -> seatFriend(model, seat),
                context::open,
                layers,
                leaving::leaveForHome,
                System::nanoTime);
    }

    private void seatFriend(LobbyModel model, Seat seat) {
        layers.lay(new FriendOverlay(
                words,
                name -> {
                    layers.dismiss();
                    model.seatFriend(seat, name);
                },
                layers::dismiss));
    }

    private JoinButton join(String... styles) {
        return new JoinButton(knocks, words, layers, styles);
    }

    /// Frees a seat; a person is not sent away by mistake.
    private void sendAway(LobbyModel model, Seat seat) {
        if (!model.isPerson(seat)) {
            model.clear(seat);
            return;
        }
        Runnable clear = model.clearing(seat);
        layers.lay(new Question(
                words.say("sendAway.title", model.name(seat)),
                words.say("sendAway.text"),
                words.say("sendAway.keep"),
                layers::dismiss,
                words.say("lobby.clear"),
                () -> {
                    layers.dismiss();
                    clear.run();
                }));
    }

    private Screen table() {
        return new TableScreen(
                navigator,
                party(),
                played.fresh(party()),
                layers,
                context.motion(),
                join(),
                context.coachThread(),
                voice,
                leaving::leaveForHome);
    }

    private Party party() {
        return context.party();
    }
}
