package cantstop.client.play.home;

import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.profile.Practice;
import cantstop.client.model.words.Reasons;
import cantstop.client.model.words.TableNames;
import cantstop.client.play.update.UpdateModel;
import cantstop.engine.Badge;
import cantstop.engine.BotLevel;
import cantstop.engine.Colour;
import cantstop.engine.PlayerName;
import cantstop.engine.Shape;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Invite;
import cantstop.protocol.MalformedAddress;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenGames;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Home's view model. It validates what is typed; the message stands beside its field.
public final class HomeModel {
    private final ReadOnlyStringWrapper nameProblem = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper addressProblem = new ReadOnlyStringWrapper("");
    private final Navigator navigator;
    private final Words words;
    private final GamesModel games;
    private final UpdateModel update;
    private final Optional<SystemAsks> asks;

    public HomeModel(Navigator navigator) {
        this(navigator, System.getProperty("os.name", ""));
    }

    /// Home on a system of that name.
    HomeModel(Navigator navigator, String system) {
        this.navigator = navigator;
        asks = SystemAsks.of(system);
        games = new GamesModel(navigator);
        update = new UpdateModel(navigator);
        this.words = navigator.me().words();
    }

    /// The games on this network.
    GamesModel games() {
        return games;
    }

    /// A later version that one of their hosts gives.
    UpdateModel update() {
        return update;
    }

    /// The user's badge.
    public Badge badge() {
        return navigator.me().profile().get().badge();
    }

    /// Why the typed name is invalid; empty if it is valid.
    public ReadOnlyStringProperty nameProblem() {
        return nameProblem.getReadOnlyProperty();
    }

    /// Why the typed address is invalid; empty if nothing is wrong.
    public ReadOnlyStringProperty addressProblem() {
        return addressProblem.getReadOnlyProperty();
    }

    /// The addresses joined lately.
    public List<String> recent() {
        return navigator.me().profile().get().recent();
    }

    /// The game in which I had a seat last, in words; empty where there is none.
    public Optional<String> lastGame() {
        return navigator
                .me()
                .profile()
                .get()
                .visit()
                .map(last -> last.hostKey().equals(navigator.me().person().key())
                        ? words.say("home.back.mine", TableNames.of(words, last.name()))
                        : words.say("home.back.hint", TableNames.of(words, last.name())));
    }

    /// Looks for practice that was cut off: the last that this laptop saw, where it is not over.
    ///
    /// @param found is told whom it is against, and how to go on with it
    void seekPractice(BiConsumer<String, Runnable> found) {
        navigator.seen().ifPresent(seen -> {
            var _ = seen.list()
                    .thenApply(all -> all.stream()
                            .filter(game -> game.cast().isPractice())
                            .findFirst()
                            .filter(HomeModel::isCutOff))
                    .whenCompleteAsync(
                            (last, failure) -> {
                                if (last != null && last.isPresent()) {
                                    SeenGame game = last.get();
                                    found.accept(words.list(game.cast().bots()), () -> goOn(seen, game));
                                }
                            },
                            navigator.fx());
        });
    }

    private static boolean isCutOff(SeenGame game) {
        return game.playing() && game.branch() == 0;
    }

    private void goOn(SeenGames seen, SeenGame game) {
        var _ = seen.open(game)
                .whenCompleteAsync(
                        (log, failure) -> {
                            if (log != null && log.flaw().isEmpty()) {
                                navigator.goOnWith(game.table(), Map.of(), Optional.of(log));
                            }
                        },
                        navigator.fx());
    }

    /// Whether I have never played: then the lesson comes first.
    public boolean isNew() {
        return navigator.me().profile().get().firstGames().begun() == 0
                && practice().beaten().isEmpty();
    }

    /// Whether there are games in the history.
    public boolean hasHistory() {
        return navigator.seen().isPresent();
    }

    public void lookBack() {
        navigator.lookBack();
    }

    /// Shows how the game is played.
    public void learn() {
        navigator.learn();
    }

    /// Goes back to it, where it is by now.
    public void goBack() {
        if (!games.goToMySeat()) {
            navigator.goBack();
        }
    }

    /// Takes a name as it is being typed; keeps the last good one.
    public void rename(String typed) {
        String name = typed.strip();
        if (PlayerName.isName(name)) {
            nameProblem.set("");
            wear(new Badge(new PlayerName(name), badge().colour(), badge().shape()));
        } else if (name.isEmpty()) {
            nameProblem.set(words.say("home.name.empty"));
        } else if (name.codePointCount(0, name.length()) > PlayerName.MOST_CODE_POINTS) {
            nameProblem.set(words.say("home.name.long", PlayerName.MOST_CODE_POINTS));
        } else {
            nameProblem.set(words.say("home.name.strange"));
        }
    }

    public void paint(Colour colour) {
        wear(new Badge(badge().name(), colour, badge().shape()));
    }

    public void reshape(Shape shape) {
        wear(new Badge(badge().name(), badge().colour(), shape));
    }

    private void wear(Badge badge) {
        navigator.me().change(navigator.me().profile().get().withBadge(badge));
    }

    public void hostAGame() {
        navigator.hostAGame();
    }

    public void practise() {
        navigator.practise();
    }

    public void practise(BotLevel level) {
        navigator.practise(level);
    }

    /// Whether I practised last, and would go on with that.
    public boolean practisedLast() {
        return navigator.practiceGames().wasLatest();
    }

    /// The practice set-up, and the bots beaten so far.
    public Practice practice() {
        return navigator.me().profile().get().practice();
    }

    /// Visits the host with this address, or of this invite, or says what is wrong with it.
    public void join(String typed) {
        try {
            if (Invite.isMeant(typed)) {
                navigator.join(Invite.parse(typed));
            } else {
                navigator.join(HostAddress.parse(typed));
            }
            addressProblem.set("");
        } catch (MalformedAddress e) {
            addressProblem.set(new Reasons(words).malformed(e.reason()));
        }
    }

    /// The user edits the address: clears its error.
    public void typing() {
        addressProblem.set("");
    }

    /// What the system will ask when a game is hosted here for the first time, and what to answer; empty where it was
    /// asked before, or does not ask.
    public String firstHosting() {
        return navigator.me().profile().get().hosted()
                ? ""
                : asks.map(system -> words.say("home.asks." + system.name())).orElse("");
    }

    /// Why hosting failed the last time; empty if it did not.
    public String hostProblem() {
        return navigator
                .ownHost()
                .cannotHost()
                .get()
                .map(why -> words.say("hosting." + why.reason().name(), String.valueOf(why.getCause())))
                .orElse("");
    }
}
