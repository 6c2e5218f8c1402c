package cantstop.protocol;

import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.Signatures;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// A broadcast on the local network, before there is a connection. Only what a host says of itself in a beacon with a
/// valid [Seal] is proved.
public sealed interface Datagram {
    /// A host announces itself.
    ///
    /// @param versions the versions that it speaks
    /// @param program its version in words
    /// @param host the fingerprint of its key
    /// @param boot drawn at random at each start of the host
    /// @param port where it listens, at the address that the datagram came from
    /// @param name its name
    /// @param interval until the next one
    /// @param guests how many are connected
    /// @param tables how many it has
    /// @param some as many of its tables as fit; none where no version is shared
    /// @param page where it gives its program to others; none where it does not
    /// @param seal shows that the host says all of this; none of an older program
    record Beacon(
            VersionRange versions,
            String program,
            Key host,
            long boot,
            int port,
            String name,
            Duration interval,
            int guests,
            int tables,
            List<Table> some,
            Optional<Page> page,
            Optional<Seal> seal)
            implements Datagram {
        public Beacon {
            some = List.copyOf(some);
        }

        /// A beacon without a download page and without a seal.
        public Beacon(
                VersionRange versions,
                String program,
                Key host,
                long boot,
                int port,
                String name,
                Duration interval,
                int guests,
                int tables,
                List<Table> some) {
            this(
                    versions,
                    program,
                    host,
                    boot,
                    port,
                    name,
                    interval,
                    guests,
                    tables,
                    some,
                    Optional.empty(),
                    Optional.empty());
        }

        /// The same with the first few of its tables.
        public Beacon with(int few) {
            return with(some.subList(0, few), page, seal);
        }

        /// The same with another page.
        public Beacon giving(Optional<Page> other) {
            return with(some, other, seal);
        }

        /// The same with another seal, or without.
        public Beacon sealed(Optional<Seal> other) {
            return with(some, page, other);
        }

        private Beacon with(List<Table> few, Optional<Page> given, Optional<Seal> shown) {
            return new Beacon(versions, program, host, boot, port, name, interval, guests, tables, few, given, shown);
        }
    }

    /// Where a host shares its program with others, over HTTP.
    ///
    /// @param port of TCP
    /// @param sum SHA-256 of the file that runs on every system; none where an older program does not say it
    record Page(int port, Optional<Bytes> sum) {}

    /// The signature that proves that a beacon comes from its host.
    ///
    /// @param at a number that grows whenever the content changes
    /// @param key the DER encoding of the host's public key
    /// @param text the bytes of the datagram before the seal
    /// @param signature by that key over the [#signed] text
    record Seal(long at, Bytes key, Bytes text, Bytes signature) {
        private static final byte[] MEANING = "cantstop beacon 1".getBytes(StandardCharsets.US_ASCII);

        /// The bytes that are signed for such a text.
        public static Bytes signed(byte[] text) {
            return Bytes.joined(MEANING, text);
        }

        /// Whether the host with that key has signed the text.
        public boolean isOf(Key host) {
            return Signatures.key(key).equals(host) && Signatures.isSigned(key, signed(text.toArray()), signature);
        }
    }

    /// A table as a beacon describes it.
    ///
    /// @param id its identity
    /// @param seated how many seats are taken
    /// @param playing whether a game is on
    record Table(TableId id, TableName name, Settings settings, int seated, boolean playing, boolean locked) {}

    /// A guest asks hosts to answer with a beacon.
    ///
    /// @param guest the fingerprint of its key
    /// @param heard the hosts that it hears
    /// @param table the table that it looks for, if it looks for one
    record Probe(Key guest, List<Heard> heard, Optional<TableId> table) implements Datagram {
        public Probe {
            heard = List.copyOf(heard);
        }
    }

    /// A host whose beacons a guest hears.
    ///
    /// @param host the fingerprint of its key
    /// @param shutOut whether the guest tried to connect and could not
    record Heard(Key host, boolean shutOut) {}
}
