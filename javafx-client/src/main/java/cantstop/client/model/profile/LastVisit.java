package cantstop.client.model.profile;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import java.util.Map;

/// The seat I had last, so that a program that was killed finds its way back.
///
/// @param address where the host was
/// @param hostKey the fingerprint of its key: another host that has the address now is not the one
/// @param table the identity of the table
/// @param name what the table is called
/// @param others where the laptops of the others were, by the fingerprints of their keys: one of them may host by now
public record LastVisit(HostAddress address, Key hostKey, TableId table, String name, Map<Key, HostAddress> others) {
    public LastVisit {
        others = Map.copyOf(others);
    }

    /// Where nothing is known of the others.
    public LastVisit(HostAddress address, Key hostKey, TableId table, String name) {
        this(address, hostKey, table, name, Map.of());
    }
}
