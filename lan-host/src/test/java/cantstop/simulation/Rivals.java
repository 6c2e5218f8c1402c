package cantstop.simulation;

import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.engine.succession.Leadership;
import cantstop.engine.succession.SplitBrain;
import cantstop.host.HostCore;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.RivalWatch;
import cantstop.protocol.wire.EventCodec;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// What the host of one laptop knows of others that lead its tables, too.
final class Rivals implements RivalWatch.Host {
    private final Network network;
    private final SimulatedHost host;
    private final FakeCopies copies;
    private final Optional<Neighbours> neighbours;

    /// @param neighbours those whose beacons are heard; nothing where all that run are
    Rivals(Network network, SimulatedHost host, FakeCopies copies, Optional<Neighbours> neighbours) {
        this.network = network;
        this.host = host;
        this.copies = copies;
        this.neighbours = neighbours;
    }

    @Override
    public void incomplete(Consumer<List<RivalWatch.Incomplete>> answer) {
        HostCore core = host.core();
        List<RivalWatch.Incomplete> tables = core == null
                ? List.of()
                : neighbours.map(around -> around.incomplete(core)).orElseGet(() -> incomplete(core));
        if (host.planted() == Planted.ANY_BEACON_IS_BELIEVED) {
            tables.forEach(this::believe);
        }
        answer.accept(tables);
    }

    private List<RivalWatch.Incomplete> incomplete(HostCore core) {
        List<HostAddress> others = network.running().stream()
                .filter(other -> other != host)
                .map(other -> other.whereabouts().first())
                .toList();
        return core.incomplete().stream()
                .map(table -> new RivalWatch.Incomplete(table.state(), others))
                .toList();
    }

    @Override
    public void found(RivalWatch.Rival rival) {
        judge(network, host, rival);
    }

    /// Another host leads a table that goes on here, too.
    ///
    /// @return what becomes of it; null where no host runs here any more
    static @Nullable SplitBrain judge(Network network, SimulatedHost host, RivalWatch.Rival rival) {
        HostCore core = host.core();
        if (core != null) {
            TableState theirs = rival.log().state();
            boolean led = host.lists(theirs.id());
            SplitBrain answer = core.rival(rival);
            network.note(host.name(), "judges", answer);
            if (led && answer == SplitBrain.YIELD) {
                Person leader = theirs.personOf(rival.hostKey()).orElseGet(() -> new Person(rival.hostKey(), 0));
                host.referee().stepsDown(host, theirs.id(), leader, rival.log());
            }
            return answer;
        }
        return null;
    }

    /// Planted: what a beacon claims, without a look at what is there.
    private void believe(RivalWatch.Incomplete table) {
        network.running().stream()
                .filter(other -> other != host && Leadership.mayLead(table.state(), other.key()))
                .filter(other -> other.lists(table.state().id()))
                .forEach(other -> {
                    Log log = copies.load(table.state().id());
                    Event claim = new Event.EpochBegan(log.state().epoch().next(), other.key());
                    log.append(claim, EventCodec.encode(claim));
                    judge(
                            network,
                            host,
                            new RivalWatch.Rival(other.whereabouts().first(), other.key(), log));
                });
    }
}
