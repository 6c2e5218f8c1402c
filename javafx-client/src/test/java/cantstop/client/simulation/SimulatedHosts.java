package cantstop.client.simulation;

import cantstop.client.model.navigation.Gifts;
import cantstop.client.model.navigation.Hosts;
import cantstop.client.model.party.HandingOver;
import cantstop.engine.Epoch;
import cantstop.engine.PlayerName;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import cantstop.simulation.Desk;
import cantstop.simulation.DeskHost;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Opens the host of a desk, as the program does the one inside it.
///
/// @param pressed whether somebody presses a button at this moment, so that what happens is meant
record SimulatedHosts(Desk desk, BooleanSupplier pressed) implements Hosts {
    @Override
    public CompletionStage<OpenHost> open(PlayerName name, boolean practice) {
        CompletableFuture<OpenHost> opened = new CompletableFuture<>();
        desk.open(host -> opened.complete(new Running(desk, pressed, host)));
        return opened;
    }

    private record Running(Desk desk, BooleanSupplier pressed, DeskHost host) implements OpenHost {
        @Override
        public HostAddress loopback() {
            return host.loopback();
        }

        @Override
        public Optional<List<HostAddress>> addresses() {
            return Optional.of(host.addresses());
        }

        @Override
        public Key key() {
            return host.key();
        }

        @Override
        public List<String> seatPages() {
            return List.of();
        }

        @Override
        public void watchAudience(Consumer<Audience> watcher) {
            host.watchAudience(count ->
                    watcher.accept(new Audience(count.heard(), count.through(), count.shutOut(), count.tables())));
        }

        @Override
        public void gather(TableId table, Collection<HostAddress> others) {
            host.gather(table, others);
        }

        @Override
        public void succeed(TableId table, Epoch epoch) {
            host.succeed(table, epoch);
        }

        @Override
        public void onFork(Consumer<HandingOver.Rival> hearer) {
            host.onFork(rival ->
                    hearer.accept(new HandingOver.Rival(rival.log().state(), rival.address(), rival.hostKey())));
        }

        @Override
        public CompletionStage<Gifts> give() {
            return CompletableFuture.failedFuture(
                    new Gifts.CannotGive(Gifts.Hindrance.NOT_PACKED, new IllegalStateException("simulated")));
        }

        @Override
        public void stopGiving() {
            // Nothing is given.
        }

        /// By itself a window closes its host only where nobody is any more.
        @Override
        public void close() {
            Set<TableId> attended = host.longAttended();
            if (!pressed.getAsBoolean() && !attended.isEmpty()) {
                desk.finds("closes its host although somebody is at " + attended);
            }
            desk.note("closes its host", pressed.getAsBoolean() ? "on purpose" : "by itself");
            host.close();
        }
    }
}
