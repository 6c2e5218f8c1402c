package cantstop.simulation;

import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.Dialer;
import cantstop.protocol.client.HostCheck;
import cantstop.protocol.client.discovery.HostDiscovery;
import cantstop.protocol.client.discovery.Lookout;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The hosts around a laptop as a window lists them: what is heard, once it has shown its key.
final class Around implements HostDiscovery {
    private final Machine machine;
    private final Hearing hearing;
    private final Dialer anonymous;
    private @Nullable HostCheck check;

    Around(Machine machine, Hearing hearing, Dialer anonymous) {
        this.machine = machine;
        this.hearing = hearing;
        this.anonymous = anonymous;
    }

    @Override
    public void look(List<HostAddress> remembered, Consumer<Lookout.View> watcher) {
        rest();
        HostCheck checking = new HostCheck(
                machine,
                anonymous,
                remembered.stream().map(HostAddress::host).collect(Collectors.toSet()),
                hearing::tried,
                watcher);
        check = checking;
        hearing.look(remembered, checking::heard);
    }

    @Override
    public void rest() {
        hearing.rest();
        if (check != null) {
            check.stop();
            check = null;
        }
    }

    @Override
    public void tried(Key host, boolean shutOut) {
        hearing.tried(host, shutOut);
    }
}
