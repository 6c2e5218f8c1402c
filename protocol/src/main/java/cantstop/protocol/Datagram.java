package cantstop.protocol;

import cantstop.engine.Settings;
import cantstop.engine.TableId;
import cantstop.engine.TableName;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// A message to the whole network, before there is a connection. Nothing in it is proved: a guest that connects
/// because of it checks the host's key.
public sealed interface Datagram {
    /// A host says that it is there.
    ///
    /// @param versions what it speaks
    /// @param program its version in words
    /// @param host the fingerprint of its key
    /// @param boot made anew at every start of it
    /// @param port where it listens, at the address that the datagram came from
    /// @param name what it is called
    /// @param interval until the next one
    /// @param guests how many are connected
    /// @param tables how many it has
    /// @param some as many of its tables as fit; none where no version is shared
    /// @param page the TCP port where it gives its program to others, over HTTP; none where it does not
    record Beacon(
            VersionRange versions,
            String program,
            String host,
            long boot,
            int port,
            String name,
            Duration interval,
            int guests,
            int tables,
            List<Table> some,
            Optional<Integer> page)
            implements Datagram {
        public Beacon {
            some = List.copyOf(some);
        }

        /// That of a host that gives nothing.
        public Beacon(
                VersionRange versions,
                String program,
                String host,
                long boot,
                int port,
                String name,
                Duration interval,
                int guests,
                int tables,
                List<Table> some) {
            this(versions, program, host, boot, port, name, interval, guests, tables, some, Optional.empty());
        }

        /// The same with the first few of its tables.
        public Beacon with(int few) {
            return new Beacon(
                    versions, program, host, boot, port, name, interval, guests, tables, some.subList(0, few), page);
        }

        /// The same with another page.
        public Beacon giving(Optional<Integer> other) {
            return new Beacon(versions, program, host, boot, port, name, interval, guests, tables, some, other);
        }
    }

    /// A table as a beacon tells of it.
    ///
    /// @param id its identity
    /// @param seated how many seats are taken
    /// @param playing whether a game is on
    record Table(TableId id, TableName name, Settings settings, int seated, boolean playing, boolean locked) {}

    /// A guest asks who is there.
    ///
    /// @param guest the fingerprint of its key
    /// @param heard the hosts that it hears
    /// @param table the table that it looks for, if it looks for one
    record Probe(String guest, List<Heard> heard, Optional<TableId> table) implements Datagram {
        public Probe {
            heard = List.copyOf(heard);
        }
    }

    /// A host whose beacons a guest hears.
    ///
    /// @param host the fingerprint of its key
    /// @param shutOut whether the guest tried to connect and could not
    record Heard(String host, boolean shutOut) {}
}
