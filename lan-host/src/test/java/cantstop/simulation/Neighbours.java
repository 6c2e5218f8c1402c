package cantstop.simulation;

import cantstop.engine.identity.TableId;
import cantstop.engine.succession.Leadership;
import cantstop.host.HostCore;
import cantstop.host.discovery.Audience;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.Dialer;
import cantstop.protocol.client.HostCheck;
import cantstop.protocol.client.RivalWatch;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.Lookout;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What the people at one laptop see of the hosts around it at a party that roams: what the real lookout hears and
/// [HostCheck] lets through. And what its own host hears of others.
final class Neighbours {
    private final Roaming roaming;
    private final Laptop laptop;
    private final SimulatedHost host;
    private final Dialer anonymous;
    private final SplittableRandom random;
    private final boolean deaf;
    private final Hearing hearing;
    private boolean calm;
    private Lookout.View view = Lookout.View.NOTHING;
    private @Nullable Voice voice;

    /// @param anonymous dials without saying who looks
    Neighbours(Roaming roaming, Laptop laptop, SimulatedHost host, Dialer anonymous, SplittableRandom random) {
        this.roaming = roaming;
        this.laptop = laptop;
        this.host = host;
        this.anonymous = anonymous;
        this.random = random;
        deaf = random.nextInt(3) == 0;
        hearing = newHearing();
    }

    /// Ears for the guest's own half.
    Hearing newHearing() {
        return new Hearing(roaming.air(), laptop, this::isDeaf);
    }

    /// A firewall may keep all datagrams out: until its owner opens it, or for good if no laptop changes its address.
    private boolean isDeaf() {
        return deaf && (!calm || roaming.settled());
    }

    /// Whether that firewall is never opened.
    boolean staysDeaf() {
        return deaf && roaming.settled();
    }

    void calmDown() {
        calm = true;
    }

    /// The window is opened.
    void starts() {
        HostCheck check = new HostCheck(laptop.machine(), anonymous, Set.of(), hearing::tried, now -> view = now);
        view = Lookout.View.NOTHING;
        hearing.look(List.of(), check::heard);
    }

    /// The program has ended.
    void dies() {
        hearing.rest();
        hostEnds();
    }

    /// The own host has begun to run.
    void hostStarts() {
        hostEnds();
        voice = new Voice(roaming.air(), laptop, host, this::isDeaf, random.nextLong());
        voice.start();
    }

    /// Watches who hears the own host, while that runs.
    void watchAudience(Consumer<Audience.Count> watcher) {
        if (voice != null) {
            voice.watch(watcher);
        }
    }

    void hostEnds() {
        if (voice != null) {
            voice.stop();
            voice = null;
        }
    }

    /// Whether a host would have been heard by now, were there one.
    boolean hasSettled() {
        return view.settled();
    }

    /// The other hosts that its people can choose from.
    List<FoundHost> seen() {
        return view.hosts().stream()
                .filter(found -> !found.key().equals(host.key()))
                .toList();
    }

    /// Whether another host says that it has that table.
    boolean see(TableId table) {
        return seen().stream()
                .anyMatch(found ->
                        found.beacon().some().stream().map(Datagram.Table::id).anyMatch(table::equals));
    }

    /// The tables of which others may have more, and where to look for those: as a host that is shipped does.
    List<RivalWatch.Incomplete> incomplete(HostCore core) {
        List<FoundHost> others = voice == null ? List.of() : voice.others();
        return core.incomplete().stream().map(table -> located(table, others)).toList();
    }

    private static RivalWatch.Incomplete located(RivalWatch.Incomplete table, List<FoundHost> others) {
        Stream<HostAddress> beacons = others.stream()
                .filter(found -> Leadership.mayLead(table.state(), found.key()))
                .flatMap(found -> found.addresses().stream());
        return new RivalWatch.Incomplete(
                table.state(),
                Stream.concat(beacons, table.where().stream()).distinct().toList());
    }
}
