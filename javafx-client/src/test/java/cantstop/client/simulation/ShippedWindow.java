package cantstop.client.simulation;

import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.navigation.ScreenName;
import cantstop.client.model.party.FxBridge;
import cantstop.client.model.party.GuestFactory;
import cantstop.client.model.party.Party;
import cantstop.client.model.party.Problem;
import cantstop.client.model.profile.LastVisit;
import cantstop.client.model.profile.Profile;
import cantstop.engine.Command;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.simulation.Desk;
import cantstop.simulation.Window;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;

/// The window that is shipped, without its pictures: the navigator and the models of what is in view, at a desk of a
/// simulated party.
final class ShippedWindow implements Window {
    /// For so long a seat is on the screen before its people rely on it.
    private static final Duration STEADY = Duration.ofSeconds(2);

    /// How long it takes until the profile is on the disk.
    private static final Duration WRITING = Duration.ofMillis(10);

    private final Desk desk;
    private final Drawer drawer;
    private final Navigator navigator;
    private final InView inView;
    private final People people;
    private Optional<TableId> sits = Optional.empty();
    private Duration sitsSince = Duration.ZERO;

    ShippedWindow(Desk desk, Drawer drawer) {
        this.desk = desk;
        this.drawer = drawer;
        FxBridge bridge = new FxBridge(
                task -> desk.later(() -> {
                    task.run();
                    look();
                }),
                failure -> desk.finds("a task on its thread threw " + failure + " at "
                        + Arrays.asList(failure.getStackTrace()).subList(0, 3)));
        GuestFactory guests = listener -> {
            Desk.Arrival arrival = desk.arrive(listener, bridge);
            return new GuestFactory.Arrival(arrival.guest(), arrival.leave());
        };
        // The people hold what the navigator is given.
        Fingers fingers = new Fingers();
        navigator = new Navigator(
                new Person(desk.key(), 0),
                drawer.profile(),
                Words.english(),
                guests,
                new SimulatedHosts(desk, fingers::arePressing),
                desk.around(),
                bridge,
                this::keep);
        inView = new InView(navigator, desk);
        people = new People(desk, drawer, navigator, inView, fingers);
    }

    /// The window opens.
    void begin() {
        checkLeadsBack();
        people.glance();
    }

    /// It is written soon, and a program that ends meanwhile has not.
    private void keep(Profile profile) {
        desk.timers().after(WRITING, () -> drawer.keep(profile));
    }

    private void checkLeadsBack() {
        Optional<TableId> leads = drawer.profile().visit().map(LastVisit::table);
        drawer.seated()
                .filter(table -> !leads.equals(Optional.of(table)))
                .ifPresent(
                        table -> desk.finds("had a seat in a game at " + table + ", and its window leads to " + leads));
        drawer.isSeated(Optional.empty());
    }

    /// Something may have changed.
    private void look() {
        inView.follow();
        ScreenName place = navigator.place().get();
        Optional<Party> party = navigator.party().get();
        boolean atTable = place == ScreenName.LOBBY || place == ScreenName.TABLE || place == ScreenName.END;
        if (atTable && party.filter(Party::isAttending).isEmpty()) {
            desk.finds("shows a table, and is at none");
        }
        if (place == ScreenName.HOME && party.isPresent()) {
            desk.finds("is at home, and at a party");
        }
        if (party.isEmpty() && inView.strip().isPresent()) {
            desk.finds("says something of a party that was left");
        }
        party.filter(Party::isAttending).ifPresent(this::lookAtTable);
        boolean gone = party.flatMap(there -> there.problem().get())
                .filter(new Problem.OfHost(Answer.Reason.NO_SUCH_TABLE)::equals)
                .isPresent();
        if (gone) {
            drawer.isSeated(Optional.empty());
        }
    }

    private void lookAtTable(Party there) {
        TableState table = there.state().get();
        boolean plays = there.mySeat().isPresent() && table.isPlaying();
        if (there.handOver().twin().get().isPresent()) {
            drawer.saysTwo(table.id());
        }
        if (table.game() != null && table.name().equals(desk.wanted())) {
            drawer.plays(table.id());
        }
        Duration now = desk.timers().now();
        Optional<TableId> seat = Optional.of(table.id()).filter(_ -> plays);
        if (!seat.equals(sits)) {
            sits = seat;
            sitsSince = now;
        }
        if (!plays) {
            drawer.isSeated(Optional.empty());
        } else if (there.isConnected() && now.minus(sitsSince).compareTo(STEADY) > 0) {
            drawer.isSeated(seat);
        }
    }

    @Override
    public void press(Command command) {
        navigator.party().get().ifPresent(there -> {
            there.presence().touched();
            there.ask(command);
        });
    }

    @Override
    public void leave() {
        people.leave();
    }

    @Override
    public Optional<TableId> table() {
        return switch (navigator.place().get()) {
            case LOBBY, TABLE, END ->
                navigator.party().get().map(there -> there.state().get().id());
            case HOME, LESSON, HISTORY, DOOR -> Optional.empty();
        };
    }

    @Override
    public boolean saidTwo() {
        return table().filter(drawer::saidTwo).isPresent();
    }

    @Override
    public String inWords() {
        return "is at " + navigator.place().get()
                + navigator
                        .party()
                        .get()
                        .map(there -> " of " + there.state().get().name().text() + " owner "
                                + there.state().get().owner() + " at "
                                + there.location().addresses() + ", "
                                + there.connection().get() + ", problem "
                                + there.problem().get())
                        .orElse("")
                + (navigator.ownHost().isOpen() ? ", has its host open" : "")
                + ", last seat " + drawer.profile().visit().map(LastVisit::table) + ", played " + drawer.played()
                + ", offers " + inView.inWords();
    }
}
