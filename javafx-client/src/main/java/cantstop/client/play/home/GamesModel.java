package cantstop.client.play.home;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.words.LogWords;
import cantstop.client.model.words.TableNames;
import cantstop.engine.Seat;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.Lookout;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The view model of the games that are found: what beacons say, in words.
public final class GamesModel {
    private final ReadOnlyObjectWrapper<Games> games = new ReadOnlyObjectWrapper<>();
    private final Navigator navigator;
    private final Words words;
    private final String ours;
    private final Consumer<String> browser;
    private final Listening listening = new Listening();

    public GamesModel(Navigator navigator) {
        this(navigator, ProgramVersion.ours(), SystemBrowser::open);
    }

    /// @param ours what this program calls itself
    /// @param browser opens a page
    GamesModel(Navigator navigator, String ours, Consumer<String> browser) {
        this.ours = ours;
        this.browser = browser;
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

    /// What the button beside a later version is called.
    String openPage() {
        return words.say("games.newer.open");
    }

    /// Opens the page with the later version.
    void fetchNewer() {
        games.get().newer().map(Games.Newer::page).ifPresent(browser);
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
        games.set(new Games(
                rows, none ? whyEmpty(view) : "", none && view.settled() ? hints(view) : List.of(), newer(view)));
    }

    /// A host that gives a later version leads those who have an earlier one to it, and signs the sum of the file. A
    /// stranger's beacon leads nobody anywhere, nor does one that anybody could have sent.
    private Optional<Games.Newer> newer(Lookout.View view) {
        return view.hosts().stream()
                .filter(host -> isKnown(host) && host.beacon().seal().isPresent())
                .flatMap(host -> host.beacon().page().stream().flatMap(page -> newer(host, page)))
                .findFirst();
    }

    private Stream<Games.Newer> newer(FoundHost host, Datagram.Page page) {
        String at = "http://" + new HostAddress(host.addresses().getFirst().host(), page.port()) + "/";
        return ProgramVersion.newer(host.beacon().program(), ours).stream()
                .flatMap(version -> page.sum().stream()
                        .map(sum -> new Games.Newer(
                                words.say("games.newer", version, at) + "\n"
                                        + words.say("games.newer.sum", grouped(sum.toString())),
                                at)));
    }

    /// Eight digits at a time, so that they can be compared.
    private static String grouped(String digits) {
        return digits.replaceAll("(.{8})(?!$)", "$1 ");
    }

    /// Whether I had a seat at this host.
    private boolean isKnown(FoundHost host) {
        return navigator.me().profile().get().visit().stream()
                .anyMatch(last -> last.hostKey().equals(host.key()));
    }

    private Stream<Games.Row> rows(FoundHost host) {
        Datagram.Beacon beacon = host.beacon();
        List<Games.Row> rows = new ArrayList<>();
        beacon.some().forEach(table -> rows.add(row(host, table)));
        int more = beacon.tables() - rows.size();
        if (rows.isEmpty() || more > 0) {
            rows.add(new Games.Row(
                    host,
                    Optional.empty(),
                    beacon.name(),
                    address(host),
                    rows.isEmpty() && more <= 0 ? words.say("games.no-table") : words.say("games.more", more),
                    Optional.empty(),
                    words.say("games.look"),
                    Games.Kind.LOOK));
        }
        return rows.stream();
    }

    private Games.Row row(FoundHost host, Datagram.Table table) {
        int free = Seat.COUNT - table.seated();
        boolean sits = free > 0 && !table.playing() && !host.isFull();
        String goesOn = table.playing()
                ? words.say("games.playing")
                : words.say(table.locked() ? "games.locked" : "games.seats", table.seated(), Seat.COUNT);
        String state = host.isFull() ? goesOn + " · " + words.say("games.full") : goesOn;
        boolean mine = navigator.hasMySeat(table.id());
        return new Games.Row(
                host,
                Optional.of(table.id()),
                TableNames.of(words, table.name().text()),
                at(host),
                new LogWords(words).rules(table.settings()) + " · " + state,
                Optional.of(table.seated()),
                words.say(mine ? "home.back" : sits ? "games.join" : host.isFull() ? "games.look" : "games.watch"),
                mine ? Games.Kind.MINE : sits ? Games.Kind.SEAT : Games.Kind.LOOK);
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
        return new Games.Row(
                host,
                Optional.empty(),
                beacon.name(),
                address(host),
                words.say(
                        "games.version", beacon.program(), beacon.versions().toString(), VersionRange.OURS.toString()),
                Optional.empty(),
                "",
                Games.Kind.LOOK);
    }

    private String whyEmpty(Lookout.View view) {
        if (view.reach().alone()) {
            return words.say("games.no-network");
        }
        return words.say(view.settled() ? "games.none" : "games.looking");
    }

    /// The likeliest first.
    private List<String> hints(Lookout.View view) {
        if (view.reach().alone()) {
            return List.of(words.say("games.hint.network"));
        }
        List<String> hints = new ArrayList<>();
        hints.add(words.say("games.hint.host"));
        hints.add(words.say(view.reach().networks() > 1 ? "games.hint.two-networks" : "games.hint.same-network"));
        hints.add(words.say("games.hint.firewall"));
        hints.add(words.say("games.hint.guest-network"));
        hints.add(words.say("games.hint.address"));
        return hints;
    }
}
