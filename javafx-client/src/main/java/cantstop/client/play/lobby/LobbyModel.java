package cantstop.client.play.lobby;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Hosts;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.Party;
import cantstop.client.model.words.BotWords;
import cantstop.client.model.words.LogWords;
import cantstop.client.model.words.Reasons;
import cantstop.client.model.words.SeatNames;
import cantstop.client.model.words.TableNames;
import cantstop.engine.Badge;
import cantstop.engine.BotLevel;
import cantstop.engine.Chair;
import cantstop.engine.Command;
import cantstop.engine.Occupant;
import cantstop.engine.PlayerName;
import cantstop.engine.Refusal;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TableState;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Invite;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The lobby's view model.
public final class LobbyModel {
    private final ReadOnlyObjectWrapper<LobbyState> lobby = new ReadOnlyObjectWrapper<>();
    private final Navigator navigator;
    private final Party party;
    private final Words words;
    private final Reasons reasons;
    private final Listening listening = new Listening();
    private Settings agreed;

    /// A lobby of the table that is attended.
    public LobbyModel(Navigator navigator, Party party) {
        this.navigator = navigator;
        this.party = party;
        this.words = navigator.me().words();
        this.reasons = new Reasons(words);
        agreed = party.state().get().settings();
        refresh();
    }

    public ReadOnlyObjectProperty<LobbyState> lobby() {
        return lobby.getReadOnlyProperty();
    }

    public void activate() {
        listening.to(this::refresh, party.state(), party.presence().present(), party.problem(), party.connection());
        refresh();
    }

    public void deactivate() {
        listening.stop();
    }

    /// How the others reach this laptop, where it hosts for them; a guest has nothing to tell.
    public Optional<List<String>> addresses() {
        return navigator
                .ownHost()
                .open()
                .get()
                .flatMap(Hosts.OpenHost::addresses)
                .map(all -> all.stream().map(HostAddress::toString).toList());
    }

    /// All of these addresses and the key of this laptop's host in one line, to be pasted at another; empty where it
    /// does not host for others.
    public Optional<String> invite() {
        return navigator
                .ownHost()
                .open()
                .get()
                .flatMap(host -> host.addresses()
                        .filter(all -> !all.isEmpty())
                        .map(all -> new Invite(all, host.key()).toString()));
    }

    /// How many laptops hear my host, how many got through and how many can't.
    Hearing hearing() {
        return new Hearing(navigator.ownHost().audience(), party.state(), words);
    }

    public void sit(Seat seat) {
        party.ask(new Command.SitDown(seat, navigator.me().profile().get().badge()));
    }

    /// Puts a bot there; one that sits there already makes room.
    public void seatBot(Seat seat, BotLevel level) {
        if (botAt(seat).isPresent()) {
            clear(seat);
        }
        party.ask(new Command.SeatBot(seat, level, navigator.practiceGames().badge(level)));
    }

    /// The bot that sits there.
    public Optional<BotLevel> botAt(Seat seat) {
        return party.state().get().chair(seat).occupant() instanceof Occupant.Robot(BotLevel level)
                ? Optional.of(level)
                : Optional.empty();
    }

    /// The bots that I have beaten in practice.
    public Set<BotLevel> beaten() {
        return navigator.me().profile().get().practice().beaten();
    }

    /// Has newcomers knock, or come in as they like.
    public void lock(boolean locked) {
        if (locked != party.state().get().locked()) {
            party.ask(new Command.Lock(locked));
        }
    }

    /// Whether somebody sits there whom one should not send away by mistake.
    public boolean isPerson(Seat seat) {
        return party.state().get().chair(seat).isHuman() && !party.isHere(seat);
    }

    /// What whoever sits there is called.
    public String name(Seat seat) {
        return SeatNames.of(words, party.state().get(), seat);
    }

    public void clear(Seat seat) {
        clearing(seat).run();
    }

    /// Frees the seat of whoever sits there now, also where somebody else sits there by the time that it is run.
    public Runnable clearing(Seat seat) {
        Occupant whom = party.state().get().chair(seat).occupant();
        return party.isHere(seat) ? () -> party.getUp(seat) : () -> party.ask(new Command.Remove(seat, whom));
    }

    /// Seats somebody else at this laptop.
    public void seatFriend(Seat seat, PlayerName name) {
        Badge mine = navigator.me().profile().get().badge();
        party.seatFriend(seat, new Badge(name, mine.colour(), mine.shape()));
    }

    /// Changes how I look, here and from now on.
    public void wear(Badge badge) {
        navigator.me().change(navigator.me().profile().get().withBadge(badge));
        party.ask(new Command.ChangeBadge(badge));
    }

    public void play(Settings settings) {
        if (!settings.equals(party.state().get().settings())) {
            party.ask(new Command.ChangeSettings(settings));
        }
    }

    /// Whether the game begins when I say so.
    boolean leads() {
        return party.state().get().isOwner(party.me());
    }

    public void start() {
        party.ask(new Command.Start());
    }

    /// How I look at this table, where I sit.
    public Optional<Badge> myBadge() {
        TableState table = party.state().get();
        return party.mySeat().map(table::chair).map(Chair::badge);
    }

    /// What of it the others wear.
    public LobbyState.Taken taken() {
        List<Badge> others = party.state().get().chairs().stream()
                .filter(chair -> !chair.isOf(party.me()))
                .flatMap(chair -> Optional.ofNullable(chair.badge()).stream())
                .toList();
        return new LobbyState.Taken(
                others.stream().map(Badge::colour).collect(Collectors.toUnmodifiableSet()),
                others.stream().map(Badge::shape).collect(Collectors.toUnmodifiableSet()));
    }

    private void refresh() {
        TableState table = party.state().get();
        boolean owner = table.isOwner(party.me());
        Map<Seat, String> initials = Initials.of(SeatNames.looks(
                words, table.chairs().stream().filter(chair -> !chair.isEmpty()).toList()));
        LobbyState.Rules rules = new LobbyState.Rules(
                table.settings(),
                owner && party.isConnected(),
                Settings.mostColumns(table.occupied().size()));
        lobby.set(new LobbyState(
                TableNames.of(words, table.name().text()),
                subtitle(table, owner),
                table.chairs().stream()
                        .map(chair -> place(table, chair, initials.getOrDefault(chair.seat(), "")))
                        .toList(),
                rules,
                words.say(table.series() == null ? "lobby.start" : "lobby.rematch"),
                words.say("lobby.plan", table.occupied().size(), new LogWords(words).rules(table.settings())),
                hindrance(table),
                line(table),
                news(table),
                party.mySeat().isPresent(),
                new LobbyState.Lock(table.locked(), owner && party.isConnected())));
    }

    private String subtitle(TableState table, boolean owner) {
        String whose = owner ? words.say("lobby.mine") : words.say("lobby.theirs", ownersName(table));
        return table.locked() && !owner ? whose + " · " + words.say("door.locked") : whose;
    }

    private LobbyState.Place place(TableState table, Chair chair, String initials) {
        boolean owner = table.isOwner(party.me()) && party.isConnected();
        boolean mine = chair.isOf(party.me());
        boolean free = chair.isEmpty();
        // One way in is enough: it doesn't matter which of the free seats one takes.
        Optional<Chair> first = table.chairs().stream().filter(Chair::isEmpty).findFirst();
        boolean offered = party.isConnected() && first.filter(chair::equals).isPresent();
        return new LobbyState.Place(
                chair.seat(),
                free ? Optional.empty() : Optional.ofNullable(SeatNames.badge(words, chair)),
                initials,
                note(table, chair),
                mine,
                offered && party.mySeat().isEmpty(),
                owner && (free || chair.occupant() instanceof Occupant.Robot),
                offered && party.mySeat().isPresent(),
                !free && (owner || mine || party.isHere(chair.seat())));
    }

    private String note(TableState table, Chair chair) {
        return switch (chair.occupant()) {
            case null -> "";
            case Occupant.Robot(BotLevel level) -> new BotWords(words).sentence(level);
            case Occupant.Human(var person) when person.equals(party.me()) -> words.say("plate.me");
            case Occupant.Human(var _) when party.isHere(chair.seat()) -> words.say("lobby.here");
            case Occupant.Human(var person)
            when !party.presence().present().get().contains(person) -> words.say("plate.away");
            case Occupant.Human(var person) when table.isOwner(person) -> words.say("lobby.owner");
            case Occupant.Human(var person) ->
                words.say(party.presence().isInBrowser(person) ? "plate.browser" : "lobby.ready");
        };
    }

    private String ownersName(TableState table) {
        return ownersSeat().map(seat -> SeatNames.of(words, table, seat)).orElse(words.say("lobby.nobody"));
    }

    /// Where the player sits who starts the game.
    Optional<Seat> ownersSeat() {
        TableState table = party.state().get();
        return Optional.ofNullable(table.owner()).flatMap(table::seatOf);
    }

    private Optional<String> hindrance(TableState table) {
        if (!party.isConnected()) {
            return Optional.of(words.say("hindrance.offline"));
        }
        if (!table.isOwner(party.me())) {
            return Optional.of(
                    words.say(party.mySeat().isPresent() ? "lobby.waiting.in" : "lobby.waiting", ownersName(table)));
        }
        return table.occupied().size() < 2
                ? Optional.of(words.say("refusal." + Refusal.Plain.NEED_TWO_PLAYERS.name()))
                : Optional.empty();
    }

    private String line(TableState table) {
        Optional<String> problem = party.problem().get().map(why -> reasons.problem(why, table));
        Badge wish = navigator.me().profile().get().badge();
        return problem.or(() -> myBadge().map(worn -> LooksClash.said(wish, worn, words)))
                .orElse("");
    }

    /// Whoever sits is ready, for the rules there were when they sat down: a change of them asks again.
    private String news(TableState table) {
        if (party.mySeat().isEmpty() || table.isOwner(party.me())) {
            agreed = table.settings();
        }
        return agreed.equals(table.settings())
                ? ""
                : words.say("lobby.changed", new LogWords(words).rules(table.settings()));
    }

    /// The rules as they are now are fine with me.
    void agree() {
        agreed = party.state().get().settings();
        refresh();
    }
}
