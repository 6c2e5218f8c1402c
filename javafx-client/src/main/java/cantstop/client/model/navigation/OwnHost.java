package cantstop.client.model.navigation;

import cantstop.client.model.party.FxBridge;
import cantstop.client.model.party.HandingOver;
import cantstop.client.model.party.Party;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.Connection;
import java.util.Collection;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The host in this program: being opened, open, or none. Any screen may read it; only this package opens and
/// closes it. Confined to the FX thread.
public final class OwnHost {
    private final Hosts hosts;
    private final LocalUser me;
    private final FxBridge bridge;
    private final ReadOnlyObjectWrapper<Optional<Hosts.OpenHost>> open = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Hosts.Audience> audience = new ReadOnlyObjectWrapper<>(Hosts.Audience.NOBODY);
    private final ReadOnlyObjectWrapper<Optional<HandingOver.Rival>> fork =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper opening = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Optional<Hosts.CannotHost>> cannotHost =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private long attempt;
    private boolean attended;
    private boolean leftBehind;

    /// @param me the user, after whom the host is named
    OwnHost(Hosts hosts, LocalUser me, FxBridge bridge) {
        this.hosts = hosts;
        this.me = me;
        this.bridge = bridge;
    }

    /// The host, while it is open.
    public ReadOnlyObjectProperty<Optional<Hosts.OpenHost>> open() {
        return open.getReadOnlyProperty();
    }

    public boolean isOpen() {
        return open.get().isPresent();
    }

    /// Whether it is open for this laptop alone.
    public boolean isPractising() {
        return open.get().filter(host -> host.addresses().isEmpty()).isPresent();
    }

    /// The laptops that hear it, while it is open.
    public ReadOnlyObjectProperty<Hosts.Audience> audience() {
        return audience.getReadOnlyProperty();
    }

    /// The host that was last found to go on with the table of this one as a separate table.
    ReadOnlyObjectProperty<Optional<HandingOver.Rival>> fork() {
        return fork.getReadOnlyProperty();
    }

    /// Whether it is being opened.
    public ReadOnlyBooleanProperty opening() {
        return opening.getReadOnlyProperty();
    }

    /// Why opening a host failed, until something else is tried.
    public ReadOnlyObjectProperty<Optional<Hosts.CannotHost>> cannotHost() {
        return cannotHost.getReadOnlyProperty();
    }

    /// Something else is tried: clears the last failure.
    void forgive() {
        cannotHost.set(Optional.empty());
    }

    /// A host that is still being opened is not wanted any more.
    void giveUp() {
        attempt++;
        opening.set(false);
        forgive();
    }

    /// Opens a host.
    ///
    /// @param practice for this laptop alone
    /// @param then gets it
    /// @param orElse runs if it can't be opened, after [#cannotHost] has the reason
    void open(boolean practice, Consumer<Hosts.OpenHost> then, Runnable orElse) {
        opening.set(true);
        long mine = attempt;
        hosts.open(me.profile().get().badge().name(), practice)
                .whenCompleteAsync(
                        (host, failure) -> {
                            if (mine == attempt) {
                                opened(host, failure, then, orElse);
                            } else {
                                Optional.ofNullable(host).ifPresent(Hosts.OpenHost::close);
                            }
                        },
                        bridge);
    }

    private void opened(
            Hosts.@Nullable OpenHost host,
            @Nullable Throwable failure,
            Consumer<Hosts.OpenHost> then,
            Runnable orElse) {
        opening.set(false);
        if (host == null) {
            cannotHost.set(Optional.of(reason(failure)));
            orElse.run();
            return;
        }
        open.set(Optional.of(host));
        if (host.addresses().isPresent()) {
            me.change(me.profile().get().withHosted());
        }
        audience.set(Hosts.Audience.NOBODY);
        fork.set(Optional.empty());
        host.onFork(rival -> bridge.execute(() -> fork.set(Optional.of(rival))));
        host.watchAudience(count -> bridge.execute(() -> {
            if (open.get().filter(host::equals).isPresent()) {
                audience.set(count);
                closeUnlessNeeded();
            }
        }));
        then.accept(host);
    }

    private static Hosts.CannotHost reason(@Nullable Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        if (cause instanceof Hosts.CannotHost cannot) {
            return cannot;
        }
        return new Hosts.CannotHost(
                Hosts.CannotHost.Reason.OTHER, cause == null ? new IllegalStateException("no host") : cause);
    }

    /// Opens a host to take over a table; uses the one that is open, if any.
    ///
    /// @param others where the laptops of its people may be
    /// @param practice for this laptop alone
    void openFor(
            TableId table,
            Collection<HostAddress> others,
            boolean practice,
            Consumer<Hosts.OpenHost> then,
            Runnable orElse) {
        if (opening.get()) {
            return;
        }
        forgive();
        Consumer<Hosts.OpenHost> gathering = host -> {
            host.gather(table, others);
            then.accept(host);
        };
        open.get().ifPresentOrElse(gathering, () -> open(practice, gathering, orElse));
    }

    /// Whether the user is connected to the own host, by any of its addresses.
    boolean isAt(Party there) {
        return there.connection().get() instanceof Connection.Connected(var _, Key key, var _)
                && open.get().filter(host -> host.key().equals(key)).isPresent();
    }

    /// Closes the own host once its table and the user have moved to another one.
    void closeWhenLeftBehind(Party there) {
        if (isOpen() && there.isConnected()) {
            boolean here = isAt(there);
            leftBehind = !here && (attended || leftBehind);
            attended = here;
            closeUnlessNeeded();
        }
    }

    /// The takeover that the host was opened for was called off.
    void leaveBehind() {
        leftBehind = true;
        closeUnlessNeeded();
    }

    /// A guest may still be at another table of a host that I have left behind.
    private void closeUnlessNeeded() {
        if (leftBehind && audience.get().tables().isEmpty()) {
            close();
        }
    }

    /// Whether other guests are at other tables of the own host.
    boolean hasOthersBeside(TableId table) {
        return isOpen() && audience.get().tables().stream().anyMatch(one -> !one.equals(table));
    }

    /// Closes it. Call only when no guest would miss it.
    void close() {
        open.get().ifPresent(Hosts.OpenHost::close);
        open.set(Optional.empty());
        attended = false;
        leftBehind = false;
        audience.set(Hosts.Audience.NOBODY);
    }
}
