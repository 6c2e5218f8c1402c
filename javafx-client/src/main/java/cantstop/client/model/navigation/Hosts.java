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

/// Where a host of one's own comes from.
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

        /// Tells how many hear it and get through, now and whenever that changes.
        ///
        /// @param watcher is called on any thread
        void watchAudience(Consumer<Audience> watcher);

        /// Waits for the people of a table that was led elsewhere, to go on with it here. A guest who connects
        /// after this finds it waiting.
        ///
        /// @param others where their laptops may be
        void gather(TableId table, Collection<HostAddress> others);

        /// Waits for a table that its host hands over to this one.
        ///
        /// @param epoch in which the log is going to name this host
        void succeed(TableId table, Epoch epoch);

        /// Tells of another host that has gone on with a table of this one with other dice: they are two tables.
        ///
        /// @param hearer is called on any thread
        void onFork(Consumer<HandingOver.Rival> hearer);

        /// Gives this program to the whole network, on a page of its own, until [#stopGiving]; if it does that
        /// already, it goes on.
        ///
        /// @return completes on any thread; fails with [Gifts.CannotGive]
        CompletionStage<Gifts> give();

        /// Gives it no more. Does not wait.
        void stopGiving();

        /// Ends the host and tells its guests. May be called from any thread and does not wait.
        void close();
    }

    /// Who hears a host.
    ///
    /// @param heard how many laptops hear it, or got through
    /// @param through how many of them got through
    /// @param shutOut how many tried since, and could not
    /// @param tables the tables of the host that a guest at another laptop attends
    record Audience(int heard, int through, int shutOut, Set<TableId> tables) {
        /// No audience yet.
        public static final Audience NOBODY = new Audience(0, 0, 0, Set.of());
    }

    /// Why there is no host.
    final class CannotHost extends Exception {
        private static final long serialVersionUID = 1;

        /// What stands in the way.
        public enum Reason {
            /// All ports that it may have are taken.
            PORTS_TAKEN,
            /// Another program holds the data folder.
            FOLDER_HELD,
            /// Something else, which the cause says.
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
