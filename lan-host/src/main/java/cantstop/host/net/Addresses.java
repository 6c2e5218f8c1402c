package cantstop.host.net;

import cantstop.protocol.HostAddress;
import cantstop.protocol.net.Interfaces;
import io.netty.util.NetUtil;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The addresses at which others can reach this machine. The system's idea of "the local host" is not used: on many
/// machines it is a loopback address, or needs a name server that isn't there.
public final class Addresses {
    private Addresses() {}

    /// The addresses to announce, the likeliest first: IPv4 before IPv6, real interfaces before virtual ones; one that
    /// needs a zone only where there is no other. If only loopback is up, that one.
    public static List<HostAddress> reachable(Interfaces interfaces, int port) {
        List<Candidate> candidates = new ArrayList<>();
        List<InetAddress> loopback = new ArrayList<>();
        for (Interfaces.Interface one : interfaces.list()) {
            if (one.up() && one.loopback()) {
                one.addresses().forEach(own -> loopback.add(own.address()));
            } else if (one.up()) {
                one.addresses().stream()
                        .map(Interfaces.Own::address)
                        .filter(address -> !address.isLoopbackAddress() && !address.isAnyLocalAddress())
                        .forEach(address -> candidates.add(new Candidate(address, one.virtual())));
            }
        }
        List<InetAddress> best = candidates.isEmpty()
                ? loopback.stream()
                        .filter(Inet4Address.class::isInstance)
                        .limit(1)
                        .toList()
                : worthTelling(candidates).stream()
                        .sorted(Comparator.comparingInt(Candidate::rank))
                        .map(Candidate::address)
                        .toList();
        return best.stream()
                .map(address -> new HostAddress(text(address), port))
                .distinct()
                .toList();
    }

    /// A zone is local to each laptop, so an address that needs one is told only if there is no other.
    private static List<Candidate> worthTelling(List<Candidate> candidates) {
        List<Candidate> zoneless = candidates.stream()
                .filter(candidate -> !candidate.address().isLinkLocalAddress())
                .toList();
        return zoneless.isEmpty() ? candidates : zoneless;
    }

    /// As people type it: without the zone, which has another name at the other end, and IPv6 with its zeros folded.
    private static String text(InetAddress address) {
        return NetUtil.toAddressString(address);
    }

    private record Candidate(InetAddress address, boolean virtual) {
        int rank() {
            int family = address instanceof Inet4Address ? 0 : 1;
            int zone = address.isLinkLocalAddress() ? 2 : 0;
            return family + zone + (virtual ? 4 : 0);
        }
    }
}
