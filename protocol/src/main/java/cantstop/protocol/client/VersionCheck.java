package cantstop.protocol.client;

import cantstop.engine.identity.TableId;
import cantstop.protocol.HostMessage;
import cantstop.protocol.TableSummary;
import cantstop.protocol.VersionRange;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Whether a guest that comes back to its table automatically can read it. A host that was updated meanwhile, or
/// another one that the table moved to, may have continued the log in a way that only a later version can read. So at a
/// host that runs another program the guest looks at the list of tables first. Confined to its [ClientHalf].
final class VersionCheck {
    private final String program;

    /// The program of the host whose list is awaited; null for none.
    private @Nullable String awaited;

    /// @param program this program's version in words
    VersionCheck(String program) {
        this.program = program;
    }

    /// A connection is up.
    ///
    /// @param returns whether the guest comes back to a table
    /// @return whether it has to wait for the list of tables
    boolean begins(HostMessage.Welcome welcome, boolean returns) {
        awaited = returns && !welcome.program().equals(program) ? welcome.program() : null;
        return isUnderWay();
    }

    /// Whether the list of tables is awaited.
    boolean isUnderWay() {
        return awaited != null;
    }

    /// The host has listed its tables. One that it does not list may be asleep.
    ///
    /// @param table the one that the guest comes back to
    /// @return why the guest has to stay away from this host; empty where it may go back to its table
    Optional<HostMessage.Closing> listed(List<TableSummary> tables, Optional<TableId> table) {
        String other = awaited == null ? "" : awaited;
        awaited = null;
        for (TableSummary one : tables) {
            if (!one.isReadable() && table.filter(one.id()::equals).isPresent()) {
                VersionRange needed = new VersionRange(one.readableBy(), one.readableBy());
                return Optional.of(new HostMessage.Closing(HostMessage.CloseReason.OTHER_VERSION, needed, other, ""));
            }
        }
        return Optional.empty();
    }
}
