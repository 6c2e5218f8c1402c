package cantstop.protocol.net;

import cantstop.protocol.net.Interfaces.Interface;
import cantstop.protocol.net.Interfaces.Own;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The routes of a broadcast: into every network that is up, the virtual ones last, and by loopback if there is
/// nothing else. Pure.
final class Routes {
    /// For this game alone, within a site. Switches that filter multicast may drop it, so it never goes alone.
    static final InetAddress GROUP = InetAddress.ofLiteral("239.255.21.207");

    private static final InetAddress LOOPBACK = InetAddress.ofLiteral("127.0.0.1");
    private static final InetAddress LOOPBACK_BROADCAST = InetAddress.ofLiteral("127.255.255.255");

    private Routes() {}

    /// The way into one network.
    ///
    /// @param name of the interface
    /// @param multicast where its group is joined and sent to
    /// @param others directed broadcasts, and on loopback this machine's own address
    record Route(String name, InetAddress multicast, List<InetAddress> others, boolean loopback, boolean virtual) {
        Route {
            others = List.copyOf(others);
        }
    }

    /// The ways that there are now.
    static List<Route> over(List<Interface> interfaces) {
        List<Route> outside = interfaces.stream()
                .filter(one -> one.up() && !one.loopback() && hasIpv4(one))
                .map(Routes::outside)
                .sorted(Comparator.comparing(Route::virtual))
                .toList();
        return outside.isEmpty()
                ? interfaces.stream()
                        .filter(one -> one.up() && one.loopback() && hasIpv4(one))
                        .map(one -> new Route(one.name(), GROUP, List.of(LOOPBACK_BROADCAST, LOOPBACK), true, false))
                        .toList()
                : outside;
    }

    private static Route outside(Interface one) {
        List<InetAddress> broadcasts = one.addresses().stream()
                .map(Own::broadcast)
                .flatMap(Optional::stream)
                .filter(address -> !address.isAnyLocalAddress())
                .distinct()
                .toList();
        return new Route(one.name(), GROUP, broadcasts, false, one.virtual());
    }

    private static boolean hasIpv4(Interface one) {
        return one.addresses().stream().map(Own::address).anyMatch(Inet4Address.class::isInstance);
    }
}
