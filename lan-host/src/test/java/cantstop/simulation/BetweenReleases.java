package cantstop.simulation;

import cantstop.engine.dice.Bytes;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.TableSummary;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What two versions of the program make of each other's messages on one connection, where one code plays both.
final class BetweenReleases {
    /// An event that nobody knows.
    private static final Bytes UNKNOWN = Bytes.of(new byte[] {-6, -1, -1, -1, 15, 0});

    private final Releases releases;
    private final Machine guest;
    private final SimulatedHost host;
    private @Nullable List<TableSummary> listed;

    BetweenReleases(Machine guest, SimulatedHost host) {
        this.guest = guest;
        this.host = host;
        releases = guest.releases();
    }

    /// Whether the guest is of the shipped version, and its host may not be.
    boolean isOld() {
        return releases.areTwo() && guest.release() == Release.NOW;
    }

    /// What the host says, as its guest reads it.
    ///
    /// @return nothing where its guest can't read it: then the guest is sent away
    Optional<HostMessage> told(HostMessage message) {
        if (!isOld()) {
            return Optional.of(message);
        }
        return switch (message) {
            case HostMessage.Tables tables -> Optional.of(host.oldWords().told(tables));
            case HostMessage.Attending attending when host.oldWords().isLater(attending.table()) -> Optional.empty();
            case HostMessage.Entries told when host.oldWords().isLater(told.table()) -> Optional.empty();
            default -> Optional.of(message);
        };
    }

    /// The guest hears that.
    void heard(HostMessage message) {
        if (message instanceof HostMessage.Tables(var tables)) {
            listed = tables;
        }
    }

    /// What the guest says, as its host reads it.
    ClientMessage said(ClientMessage message) {
        if (message instanceof ClientMessage.Attend attend && isOld()) {
            looksAtItsVersion(attend.table());
        } else if (message instanceof ClientMessage.LogPart part
                && releases.areTwo()
                && host.machine().release() == Release.NOW) {
            return new ClientMessage.LogPart(
                    part.table(),
                    part.after(),
                    part.entries().stream().map(this::unknownIfLater).toList());
        }
        return message;
    }

    private HostMessage.Entry unknownIfLater(HostMessage.Entry entry) {
        if (!releases.isLater(entry.digest())) {
            return entry;
        }
        releases.met(Releases.Meeting.COPY_NOT_TAKEN);
        return new HostMessage.Entry(entry.sequence(), UNKNOWN, entry.digest());
    }

    /// A guest goes to no table of which it has not seen that it reads it.
    private void looksAtItsVersion(TableId table) {
        if (listed == null && host.oldWords().isLater(table)) {
            host.broken(guest.name() + " goes to a table without a look at its version");
        } else if (listed != null && listed.stream().anyMatch(one -> one.id().equals(table) && !one.isReadable())) {
            host.broken(guest.name() + " goes to a table that it can't read");
        }
    }
}
