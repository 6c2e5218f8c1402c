package cantstop.host.net;

import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Collections;
import java.util.List;

/// The machine's network interfaces, as they are at this moment.
public interface Interfaces {
    /// All of them, in the system's order.
    List<Interface> list();

    /// One network interface.
    ///
    /// @param name the system's, like `eth0`
    /// @param up whether it works now
    /// @param loopback whether it leads nowhere but back
    /// @param addresses its own
    record Interface(String name, boolean up, boolean loopback, List<InetAddress> addresses) {
        public Interface {
            addresses = List.copyOf(addresses);
        }
    }

    /// Those of this machine.
    static Interfaces ofThisMachine() {
        return () -> {
            try {
                return NetworkInterface.networkInterfaces()
                        .map(Interfaces::read)
                        .toList();
            } catch (SocketException e) {
                throw new UncheckedIOException(e);
            }
        };
    }

    private static Interface read(NetworkInterface system) {
        try {
            return new Interface(
                    system.getName(), system.isUp(), system.isLoopback(), Collections.list(system.getInetAddresses()));
        } catch (SocketException _) {
            // It went away while it was looked at.
            return new Interface(system.getName(), false, false, List.of());
        }
    }
}
