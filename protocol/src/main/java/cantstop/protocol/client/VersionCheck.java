package cantstop.protocol.client;

import cantstop.engine.identity.TableId;
import cantstop.protocol.HostMessage;
import cantstop.protocol.TableSummary;
import cantstop.protocol.VersionRange;
import java.util.List;
import java.util.Optional;

/// Whether a guest that comes back to its table automatically can read it. A host that was updated meanwhile, or
/// another one that the table moved to, may have continued the log in a way that only a later version can read. So at a
/// host that runs another program the guest looks at the list of tables first. Confined to its [ClientHalf].
final class VersionCheck {
    private final String program;

    /// The program of the host whose list is awaited; empty for none.
    private Optional<String> awaited = Optional.empty();

    /// @param program this program's version in words
    VersionCheck(String program) {
        this.program = program;
    }

    /// A connection is up.
    ///
    /// @param returns whether the guest comes back to a table
    /// @return whether it has to wait for the list of tables
    boolean begins(HostMessage.Welcome welcome, boolean returns) {
        awaited = Optional.of(welcome.program()).filter(other -> returns && !other.equals(program));
        return isUnderWay();
    }

    /// Whether the list of tables is awaited.
    boolean isUnderWay() {
        return awaited.isPresent();
    }

    /// The host has listed its tables. One that it does not list may be asleep.
    ///
    /// @param table the one that the guest comes back to
    /// @return why the guest has to stay away from this host; empty where it may go back to its table
    Optional<HostMessage.Closing> listed(List<TableSummary> tables, Optional<TableId> table) {
        String other = awaited.orElse("");
        awaited = Optional.empty();
        return tables.stream()
                .filter(one -> table.filter(one.id()::equals).isPresent() && !one.isReadable())
                .findFirst()
                .map(one -> new HostMessage.Closing(
                        HostMessage.CloseReason.OTHER_VERSION,
                        new VersionRange(one.readableBy(), one.readableBy()),
                        other,
                        ""));
    }
}
