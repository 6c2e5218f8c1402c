package cantstop.client.system.host;

import cantstop.client.model.navigation.Gifts;
import cantstop.client.model.navigation.Hosts;
import cantstop.client.model.party.HandingOver;
import cantstop.engine.Epoch;
import cantstop.engine.PlayerName;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.host.give.CannotGive;
import cantstop.host.net.CannotListen;
import cantstop.host.net.GivenProgram;
import cantstop.host.net.HostOptions;
import cantstop.host.net.HostServer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.UnusableData;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/// Opens hosts inside this program. Thread-safe.
public final class EmbeddedHosts implements Hosts {
    private static final String LOOPBACK = "127.0.0.1";

    private final Path data;
    private final Executor thread;

    /// Hosts that keep their part of a data folder.
    ///
    /// @param thread does one thing after the other, and not on the FX thread
    public EmbeddedHosts(Path data, Executor thread) {
        this.data = data;
        this.thread = thread;
    }

    @Override
    public CompletionStage<OpenHost> open(PlayerName name, boolean practice) {
        HostOptions named = HostOptions.in(data).withName(name.text());
        HostOptions options = practice ? named.forPractice() : named;
        return CompletableFuture.supplyAsync(() -> start(options, practice), thread);
    }

    private OpenHost start(HostOptions options, boolean practice) {
        try {
            HostServer server = HostServer.start(options);
            return new Running(server, practice ? Optional.empty() : Optional.of(server.addresses()), thread);
        } catch (CannotListen e) {
            boolean taken = e.reason() == CannotListen.Reason.PORT_IN_USE;
            throw new CompletionException(
                    new CannotHost(taken ? CannotHost.Reason.PORTS_TAKEN : CannotHost.Reason.OTHER, e));
        } catch (UnusableData e) {
            boolean held = e.reason() == UnusableData.Reason.HELD;
            throw new CompletionException(
                    new CannotHost(held ? CannotHost.Reason.FOLDER_HELD : CannotHost.Reason.OTHER, e));
        }
    }

    private record Running(HostServer server, Optional<List<HostAddress>> addresses, Executor thread)
            implements OpenHost {
        @Override
        public HostAddress loopback() {
            return new HostAddress(LOOPBACK, server.port());
        }

        @Override
        public Key key() {
            return server.key();
        }

        @Override
        public List<String> seatPages() {
            return server.seatPages();
        }

        @Override
        public void watchAudience(Consumer<Audience> watcher) {
            server.watchAudience(count ->
                    watcher.accept(new Audience(count.heard(), count.through(), count.shutOut(), count.tables())));
        }

        @Override
        public void gather(TableId table, Collection<HostAddress> others) {
            server.hint(others);
            server.gather(table);
        }

        @Override
        public void succeed(TableId table, Epoch epoch) {
            server.succeed(table, epoch);
        }

        @Override
        public void onFork(Consumer<HandingOver.Rival> hearer) {
            server.onFork(rival ->
                    hearer.accept(new HandingOver.Rival(rival.log().state(), rival.address(), rival.hostKey())));
        }

        @Override
        public CompletionStage<Gifts> give() {
            return CompletableFuture.supplyAsync(
                    () -> {
                        try {
                            return files(server.give());
                        } catch (CannotGive e) {
                            throw new CompletionException(new Gifts.CannotGive(hindrance(e.reason()), e));
                        }
                    },
                    thread);
        }

        private static Gifts files(GivenProgram given) {
            return new Gifts(
                    given.pages(),
                    given.files().stream()
                            .map(gift -> new Gifts.File(gift.name(), gift.size(), gift.sha256()))
                            .toList());
        }

        private static Gifts.Hindrance hindrance(CannotGive.Reason reason) {
            return switch (reason) {
                case NOT_PACKED -> Gifts.Hindrance.NOT_PACKED;
                case PACKED_ANOTHER -> Gifts.Hindrance.PACKED_ANOTHER;
                case CHANGED -> Gifts.Hindrance.CHANGED;
                case NO_ROOM -> Gifts.Hindrance.NO_ROOM;
                case NO_PORT -> Gifts.Hindrance.NO_PORT;
            };
        }

        @Override
        public void stopGiving() {
            thread.execute(server::stopGiving);
        }

        @Override
        public void close() {
            thread.execute(server::close);
        }
    }
}
