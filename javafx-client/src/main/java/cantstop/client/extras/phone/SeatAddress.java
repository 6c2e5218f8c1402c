package cantstop.client.extras.phone;

import cantstop.client.model.navigation.Hosts;
import cantstop.engine.identity.TableId;
import java.util.List;
import java.util.Optional;

/// Where a browser finds a seat at my table.
///
/// @param page to be typed into a browser, the likeliest one; empty if there is none
/// @param others where the page is, too
/// @param code what a phone scans; empty if there is no page
record SeatAddress(Optional<String> page, List<String> others, Optional<String> code) {
    SeatAddress {
        others = List.copyOf(others);
    }

    static SeatAddress at(Hosts.OpenHost host, TableId table) {
        List<String> all = host.seatPages();
        return new SeatAddress(
                all.stream().findFirst(),
                all.stream().skip(1).toList(),
                all.stream().findFirst().map(page -> page + "#k=" + host.key() + "&t=" + table));
    }
}
