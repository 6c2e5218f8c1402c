package cantstop.client.model.navigation;

import cantstop.client.model.party.HandingOver;
import cantstop.engine.Epoch;
import cantstop.engine.PlayerName;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/// Opens embedded hosts.
public interface Hosts {
    /// Opens a host.
    ///
    /// @param name what it is called in lists
    /// @param practice for this laptop alone, with brisk bots; else for the network
    /// @return completes on any thread; fails with [CannotHost]
    CompletionStage<OpenHost> open(PlayerName name, boolean practice);

    /// A host that listens.
    interface OpenHost {
        /// How this program reaches it.
        HostAddress loopback();

        /// How the others reach it: an address for each usable network interface; nothing where it is not for
        /// others.
        Optional<List<HostAddress>> addresses();

        /// The fingerprint of its key.
        Key key();

        /// Where a phone or any browser finds a seat, the likeliest address first; nothing if it has no page for them.
        List<String> seatPages();

        /// Reports how many laptops hear it and can connect, now and whenever that changes.
        ///
        /// @param watcher is called on any thread
        void watchAudience(Consumer<Audience> watcher);

        /// Begins a takeover: waits for the players of a table that another host led. A guest who connects after this
        /// finds it pending.
        ///
        /// @param others where their laptops may be
        void gather(TableId table, Collection<HostAddress> others);

        /// Waits for a table that its host hands over to this one.
        ///
        /// @param epoch in which the log is going to name this host
        void succeed(TableId table, Epoch epoch);

        /// Reports another host that has continued a table of this one with other dice: they are two tables.
        ///
        /// @param hearer called on any thread
        void onFork(Consumer<HandingOver.Rival> hearer);

        /// Shares this program with the whole network, on a page of its own, until [#stopGiving]; if it does that
        /// already, it goes on.
        ///
        /// @return completes on any thread; fails with [Gifts.CannotGive]
        CompletionStage<Gifts> give();

        /// Stops sharing. Does not wait.
        void stopGiving();

        /// Ends the host and tells its guests. May be called from any thread and does not wait.
        void close();
    }

    /// The laptops that hear a host.
    ///
    /// @param heard how many laptops hear it, or connected
    /// @param through how many of them connected
    /// @param shutOut how many failed to connect since
    /// @param tables the tables of the host that a guest at another laptop attends
    record Audience(int heard, int through, int shutOut, Set<TableId> tables) {
        /// No audience yet.
        public static final Audience NOBODY = new Audience(0, 0, 0, Set.of());
    }

    /// Why no host could be opened.
    final class CannotHost extends Exception {
        private static final long serialVersionUID = 1;

        /// The cause.
        public enum Reason {
            /// All ports that it may have are taken.
            PORTS_TAKEN,
            /// Another program holds the data folder.
            FOLDER_HELD,
            /// Any other failure; see the exception's cause.
            OTHER
        }

        private final Reason reason;

        public CannotHost(Reason reason, Throwable cause) {
            super(reason.name(), cause);
            this.reason = reason;
        }

        public Reason reason() {
            return reason;
        }
    }
}
