package cantstop.client.fake;

import cantstop.client.model.navigation.Gifts;
import cantstop.client.model.navigation.Hosts;
import cantstop.client.model.party.HandingOver;
import cantstop.engine.Epoch;
import cantstop.engine.PlayerName;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/// Hosts that are open at once, or can't be opened at all.
public final class FakeHosts implements Hosts {
    public int opened;
    public int closed;
    public int stopped;
    public List<String> seatPages = List.of("http://192.168.1.20:21217/seat/", "http://10.42.0.1:21217/seat/");
    public CompletableFuture<Gifts> giving = new CompletableFuture<>();
    public Consumer<Audience> audience = count -> {};
    public final List<TableId> gathered = new ArrayList<>();
    public final List<HostAddress> others = new ArrayList<>();
    public Consumer<HandingOver.Rival> forks = rival -> {};
    private CannotHost.Reason failure = CannotHost.Reason.OTHER;
    private boolean fails;

    public FakeHosts failing(CannotHost.Reason reason) {
        fails = true;
        failure = reason;
        return this;
    }

    @Override
    public CompletionStage<OpenHost> open(PlayerName name, boolean practice) {
        if (fails) {
            return CompletableFuture.failedFuture(new CannotHost(failure, new IllegalStateException()));
        }
        opened++;
        return CompletableFuture.completedFuture(new OpenHost() {
            @Override
            public HostAddress loopback() {
                return new HostAddress("127.0.0.1", HostAddress.DEFAULT_PORT);
            }

            @Override
            public Optional<List<HostAddress>> addresses() {
                return practice
                        ? Optional.empty()
                        : Optional.of(List.of(
                                new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT),
                                new HostAddress("10.42.0.1", HostAddress.DEFAULT_PORT)));
            }

            @Override
            public Key key() {
                return FakeGuest.HOST_KEY;
            }

            @Override
            public List<String> seatPages() {
                return seatPages;
            }

            @Override
            public void watchAudience(Consumer<Audience> watcher) {
                audience = watcher;
            }

            @Override
            public void gather(TableId table, Collection<HostAddress> those) {
                gathered.add(table);
                others.addAll(those);
            }

            @Override
            public void succeed(TableId table, Epoch epoch) {}

            @Override
            public void onFork(Consumer<HandingOver.Rival> hearer) {
                forks = hearer;
            }

            @Override
            public CompletionStage<Gifts> give() {
                return giving;
            }

            @Override
            public void stopGiving() {
                stopped++;
            }

            @Override
            public void close() {
                closed++;
            }
        });
    }
}
