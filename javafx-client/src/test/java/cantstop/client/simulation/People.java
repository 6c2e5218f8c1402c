package cantstop.client.simulation;

import cantstop.client.model.navigation.LeaveCost;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.Party;
import cantstop.client.play.banner.BannerState;
import cantstop.client.play.door.DoorModel;
import cantstop.client.play.door.DoorState;
import cantstop.client.play.handover.StripState;
import cantstop.client.play.handover.StripState.Remedy;
import cantstop.client.play.home.Games;
import cantstop.client.play.knock.KnockModel;
import cantstop.engine.Log;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.SeenLog;
import cantstop.simulation.Desk;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The people before a window. They want to be at their table, look at the window now and then, and press what it
/// offers at that moment. Now and then one of them leaves, hands the table over or closes the program, and wants to
/// be back soon.
final class People {
    /// So many looks at what goes on by itself before they try something else.
    private static final int PATIENCE = 20;

    private final Desk desk;
    private final Drawer drawer;
    private final Navigator navigator;
    private final InView inView;
    private final Fingers fingers;
    private int waited;
    private int standing;
    private int inVain;
    private Optional<TableState> seen = Optional.empty();
    private boolean resting;

    People(Desk desk, Drawer drawer, Navigator navigator, InView inView, Fingers fingers) {
        this.desk = desk;
        this.drawer = drawer;
        this.navigator = navigator;
        this.inView = inView;
        this.fingers = fingers;
    }

    /// Looks at the window, now and again and again.
    void glance() {
        desk.timers().after(Duration.ofMillis(700 + desk.chance().nextInt(1_200)), this::glance);
        desk.glance();
        if (desk.isAway() || resting) {
            return;
        }
        switch (navigator.place().get()) {
            case HOME -> atHome();
            case DOOR -> atDoor();
            case LOBBY, TABLE, END -> atTable();
            case LESSON, HISTORY -> press("leave", navigator::leave);
        }
    }

    private void press(String what, Runnable button) {
        desk.note("presses", what);
        waited = 0;
        fingers.press(button);
    }

    private boolean oneIn(int times) {
        return desk.chance().nextInt(times) == 0;
    }

    private void atHome() {
        waited++;
        standing = 0;
        List<Games.Row> rows = inView.games().games().get().rows();
        Optional<Games.Row> game = anyOf(rows.stream().filter(this::isOurs).toList());
        boolean goesBack = inView.home().lastGame().isPresent();
        if (game.isPresent() && !(goesBack && oneIn(3))) {
            press("join " + game.get().name(), () -> inView.games().join(game.get()));
        } else if (goesBack && inVain <= 4 && waited > desk.chance().nextInt(8)) {
            inVain++;
            press("go back", inView.home()::goBack);
        } else if (desk.opensTable() && drawer.played().isEmpty() && !isSecond()) {
            press("host a game", inView.home()::hostAGame);
        } else if (waited > desk.chance().nextInt(2 * PATIENCE)) {
            asksAround();
        }
    }

    /// Two hosts may list the same table: whoever was at one of them in vain tries the other one.
    private Optional<Games.Row> anyOf(List<Games.Row> rows) {
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of(rows.get(desk.chance().nextInt(rows.size())));
    }

    /// Somebody says where they are. Whoever has been there in vain goes on with what History has.
    private void asksAround() {
        List<HostAddress> told = desk.told();
        if (drawer.played().isPresent() && inVain > 2) {
            inVain = 0;
            goOnWithHistory(drawer.played().get());
        } else if (!told.isEmpty()) {
            inVain++;
            HostAddress address = told.get(desk.chance().nextInt(told.size()));
            press("join " + address, () -> inView.home().join(address.toString()));
        } else {
            inVain++;
        }
    }

    private void goOnWithHistory(TableId table) {
        Log copy = desk.copy(table);
        if (copy.sequence() == 0) {
            return;
        }
        SeenLog seen = new SeenLog(copy, Optional.empty());
        press("look back", navigator::lookBack);
        navigator
                .leaderOf(seen)
                .ifPresentOrElse(
                        leader -> press("join the leader", () -> navigator.join(leader, Optional.of(table))),
                        () -> press(
                                "go on with history", () -> navigator.goOnWith(table, Map.of(), Optional.of(seen))));
    }

    /// Whether their table is to be opened at somebody else's host.
    private boolean isSecond() {
        return !desk.name().equals("guest 1");
    }

    private boolean isOurs(Games.Row row) {
        return row.isOpen()
                && drawer.played()
                        .map(table -> row.table().equals(Optional.of(table)))
                        .orElseGet(() -> row.name().equals(desk.wanted().text()));
    }

    private void atDoor() {
        waited++;
        DoorModel door = inView.door().orElseThrow();
        DoorState state = door.door().get();
        Optional<DoorState.Row> ours = state.tables().stream()
                .filter(row -> !row.action().isEmpty())
                .filter(row -> drawer.played()
                        .map(row.id()::equals)
                        .orElseGet(() -> row.name().equals(desk.wanted().text())))
                .findFirst();
        if (inView.remedies().contains(Remedy.GO_WITHOUT) && oneIn(desk.isCalm() ? 6 : 60)) {
            press(Remedy.GO_WITHOUT.name(), () -> inView.press(Remedy.GO_WITHOUT));
        } else if (ours.isPresent()) {
            press("sit at " + ours.get().name(), () -> door.sit(ours.get().id()));
        } else if (state.open() && desk.opensTable() && drawer.played().isEmpty()) {
            press("open a table", door::openTable);
        } else if (state.again() && oneIn(2)) {
            press("try again", door::again);
        } else if (waited > PATIENCE || !state.busy() && oneIn(3)) {
            press("go home from the door", door::goHome);
        } else if (inView.remedies().contains(Remedy.GIVE_UP) && waited > PATIENCE) {
            press("give up", () -> inView.press(Remedy.GIVE_UP));
        }
    }

    private void atTable() {
        Party there = navigator.party().get().orElseThrow();
        TableState table = there.state().get();
        boolean ours = table.name().equals(desk.wanted());
        Optional<KnockModel.Way> beside = inView.newTable();
        if (!ours && desk.opensTable() && drawer.played().isEmpty() && beside.isPresent()) {
            press("open a table beside", beside.get().go());
        } else if (!ours) {
            press("leave another table", navigator::leave);
        } else {
            look(table);
            if (standing > 3 * PATIENCE) {
                press("leave a table that stands still", navigator::leave);
            } else if (!remedied() && !desk.isCalm() && table.isPlaying()) {
                whim();
            }
        }
    }

    /// Whether anything happens there.
    private void look(TableState table) {
        boolean isOver = table.game() != null && !table.isPlaying();
        boolean goesOn = seen.filter(table::equals).isEmpty();
        standing = isOver || goesOn ? 0 : standing + 1;
        inVain = isOver || goesOn ? 0 : inVain;
        seen = Optional.of(table);
    }

    /// Does now and then what the strips offer.
    private boolean remedied() {
        List<Remedy> offered = inView.remedies();
        boolean halts = inView.strip().filter(StripState::halts).isPresent();
        for (Remedy remedy : offered) {
            int often = switch (remedy) {
                case GO_ON -> halts ? desk.isCalm() ? 3 : 6 : 12;
                case RETRY -> 8;
                case GIVE_UP -> 3 * PATIENCE;
                case GO_WITHOUT -> desk.isCalm() ? 6 : 60;
                case GO_THERE, STAY, PLAY_ON, KEEP_WAITING -> 3;
                case LEAVE -> 30;
                case WAIVE -> 10;
                case CALL_OFF -> 30;
            };
            if (oneIn(often)) {
                press(remedy.name(), () -> inView.press(remedy));
                return true;
            }
        }
        for (BannerState.Remedy remedy : inView.banner()) {
            boolean presses = switch (remedy) {
                case RETRY_NOW -> oneIn(8);
                case CONNECT_AGAIN, TAKE_BACK -> oneIn(3);
                case READ -> true;
                case LEAVE, QUIT -> oneIn(4);
                case NEW_IDENTITY -> false;
            };
            if (presses) {
                press(remedy.name(), () -> inView.press(remedy));
                return true;
            }
        }
        return false;
    }

    private void whim() {
        switch (desk.chance().nextInt(120)) {
            case 0 -> rest(() -> ask(navigator::leave));
            case 1 -> ask(this::quit);
            case 2 -> handOver();
            default -> {}
        }
    }

    /// Somebody goes, and means it.
    void leave() {
        ask(navigator::leave);
    }

    private void rest(Runnable leaves) {
        resting = true;
        desk.timers().after(Duration.ofMillis(500 + desk.chance().nextInt(10_000)), () -> resting = false);
        leaves.run();
    }

    private void quit() {
        navigator.leave();
        resting = true;
        desk.timers()
                .after(
                        Duration.ofMillis(100 + desk.chance().nextInt(1_500)),
                        () -> desk.quit(Duration.ofMillis(500 + desk.chance().nextInt(8_000))));
    }

    private void handOver() {
        List<Person> successors = navigator.succession().candidates();
        if (LeaveCost.of(navigator) == LeaveCost.THE_PARTY && !successors.isEmpty()) {
            press("hand over", () -> navigator.succession().begin(successors.getFirst(), navigator::leave));
        }
    }

    /// What the window asks whoever leaves: where others would lose their host, another one may go on first.
    private void ask(Runnable go) {
        List<Person> successors = LeaveCost.of(navigator) == LeaveCost.THE_PARTY
                ? navigator.succession().candidates()
                : List.of();
        if (!successors.isEmpty() && !oneIn(4)) {
            Person next = successors.get(desk.chance().nextInt(successors.size()));
            press("hand over and leave", () -> navigator.succession().begin(next, go));
        } else {
            press("leave", go);
        }
    }
}
