package cantstop.client.play.home;

import cantstop.client.kit.paint.RoadToHost;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.words.LogWords;
import cantstop.client.model.words.TableNames;
import cantstop.engine.Seat;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Datagram;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.Lookout;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The view model of the list of found games: the content of beacons, in words.
public final class GamesModel {
    private final ReadOnlyObjectWrapper<Games> games = new ReadOnlyObjectWrapper<>();
    private final Navigator navigator;
    private final Words words;
    private final Listening listening = new Listening();

    public GamesModel(Navigator navigator) {
        this.navigator = navigator;
        this.words = navigator.me().words();
        refresh();
    }

    public ReadOnlyObjectProperty<Games> games() {
        return games.getReadOnlyProperty();
    }

    public void activate() {
        listening.to(this::refresh, navigator.lookingAround().view());
        navigator.lookingAround().begin();
        refresh();
    }

    public void deactivate() {
        listening.stop();
    }

    /// Goes there.
    public void join(Games.Row row) {
        if (row.isOpen()) {
            navigator.join(row.host(), row.table());
        }
    }

    private void refresh() {
        Lookout.View view = navigator.lookingAround().view().get();
        List<Games.Row> rows = Stream.concat(
                        view.hosts().stream()
                                .filter(FoundHost::isOfOurVersion)
                                .sorted(Comparator.comparing(FoundHost::isFull))
                                .flatMap(this::rows),
                        view.hosts().stream()
                                .filter(host -> !host.isOfOurVersion())
                                .map(this::otherVersion))
                .toList();
        boolean none = rows.isEmpty();
        List<String> hints = none && view.settled() && view.hosts().isEmpty() ? hints(view) : List.of();
        games.set(new Games(
                rows,
                none ? whyEmpty(view) : "",
                hints,
                view.reach().alone(),
                Optional.of(road(view)).filter(_ -> view.reach().alone() || none && hints.isEmpty())));
    }

    /// The game in which I have a seat is not among them: Home leads back to it.
    private Stream<Games.Row> rows(FoundHost host) {
        Datagram.Beacon beacon = host.beacon();
        List<Games.Row> rows = new ArrayList<>();
        beacon.some().stream()
                .filter(table -> !navigator.hasMySeat(table.id()))
                .forEach(table -> rows.add(row(host, table)));
        int more = beacon.tables() - beacon.some().size();
        if (beacon.some().isEmpty() || more > 0) {
            rows.add(new Games.Row(
                    host,
                    Optional.empty(),
                    beacon.name(),
                    address(host),
                    rest(beacon.some().isEmpty(), more),
                    rest(beacon.some().isEmpty(), more),
                    Optional.empty(),
                    words.say("games.look"),
                    Games.Kind.LOOK));
        }
        return rows.stream();
    }

    /// Goes to the host that has the table with my seat by now.
    ///
    /// @return whether one is heard
    boolean goToMySeat() {
        for (FoundHost host : navigator.lookingAround().view().get().hosts()) {
            Optional<TableId> mine = host.isOfOurVersion() ? mySeatAt(host) : Optional.empty();
            if (mine.isPresent()) {
                navigator.join(host, mine);
                return true;
            }
        }
        return false;
    }

    private Optional<TableId> mySeatAt(FoundHost host) {
        return host.beacon().some().stream()
                .map(Datagram.Table::id)
                .filter(navigator::hasMySeat)
                .findFirst();
    }

    private String rest(boolean all, int more) {
        return all && more <= 0 ? words.say("games.no-table") : words.say("games.more", more);
    }

    private Games.Row row(FoundHost host, Datagram.Table table) {
        int free = Seat.COUNT - table.seated();
        boolean sits = free > 0 && !table.playing() && !host.isFull();
        String goesOn = table.playing()
                ? words.say("games.playing")
                : words.say(table.locked() ? "games.locked" : "games.seats", table.seated(), Seat.COUNT);
        String state = host.isFull() ? goesOn + " · " + words.say("games.full") : goesOn;
        String rules = new LogWords(words).rules(table.settings());
        boolean plain = !table.playing() && !table.locked() && !host.isFull();
        return new Games.Row(
                host,
                Optional.of(table.id()),
                TableNames.of(words, table.name().text()),
                at(host),
                rules + " · " + state,
                plain ? rules : rules + " · " + state,
                Optional.of(table.seated()),
                words.say(sits ? "games.join" : host.isFull() ? "games.look" : "games.watch"),
                sits ? Games.Kind.SEAT : Games.Kind.LOOK);
    }

    /// Whose it is, and where: two laptops may be called the same.
    private String at(FoundHost host) {
        return words.say("games.at", host.beacon().name(), address(host));
    }

    private static String address(FoundHost host) {
        return host.addresses().getFirst().toString();
    }

    private Games.Row otherVersion(FoundHost host) {
        Datagram.Beacon beacon = host.beacon();
        String versions = words.say(
                "games.version", beacon.program(), beacon.versions().toString(), VersionRange.OURS.toString());
        return new Games.Row(
                host,
                Optional.empty(),
                beacon.name(),
                address(host),
                versions,
                versions,
                Optional.empty(),
                "",
                Games.Kind.LOOK);
    }

    private String whyEmpty(Lookout.View view) {
        if (view.reach().alone()) {
            return words.say("games.no-network");
        }
        if (isAtMine(view)) {
            return words.say("games.no-other");
        }
        return words.say(view.settled() ? "games.none" : "games.looking");
    }

    private boolean isAtMine(Lookout.View view) {
        return view.hosts().stream().anyMatch(host -> mySeatAt(host).isPresent());
    }

    private RoadToHost.State road(Lookout.View view) {
        if (view.reach().alone()) {
            return RoadToHost.State.CUT;
        }
        return isAtMine(view) ? RoadToHost.State.EMPTY : RoadToHost.State.ASKING;
    }

    /// The likeliest first.
    private List<String> hints(Lookout.View view) {
        if (view.reach().alone()) {
            return List.of(words.say("games.hint.network"));
        }
        List<String> hints = new ArrayList<>();
        hints.add(words.say(view.reach().networks() > 1 ? "games.hint.two-networks" : "games.hint.same-network"));
        hints.add(words.say("games.hint.firewall"));
        hints.add(words.say("games.hint.guest-network"));
        hints.add(words.say("games.hint.address", words.say("home.join")));
        return hints;
    }
}
