package cantstop.protocol.net;

import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// The machine's network interfaces, as they are at this moment. Asking may take a tenth of a second on some
/// systems, so it is asked on a thread that may wait.
public interface Interfaces {
    /// All of them, in the system's order.
    List<Interface> list();

    /// One network interface.
    ///
    /// @param name the system's, like `eth0`
    /// @param up whether it works now
    /// @param loopback whether it is a loopback interface
    /// @param virtual whether it leads to virtual machines or through a tunnel, with no guest behind it
    /// @param addresses its own
    record Interface(String name, boolean up, boolean loopback, boolean virtual, List<Own> addresses) {
        public Interface {
            addresses = List.copyOf(addresses);
        }
    }

    /// An address of this machine.
    ///
    /// @param broadcast the broadcast address of its network; IPv6 has none
    record Own(InetAddress address, Optional<InetAddress> broadcast) {}

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
            List<Own> addresses = system.getInterfaceAddresses().stream()
                    .map((InterfaceAddress one) -> new Own(one.getAddress(), Optional.ofNullable(one.getBroadcast())))
                    .toList();
            return new Interface(system.getName(), system.isUp(), system.isLoopback(), Virtual.is(system), addresses);
        } catch (SocketException _) {
            // The interface disappeared meanwhile.
            return new Interface(system.getName(), false, false, false, List.of());
        }
    }

    /// Recognises virtual interfaces by the names that systems and vendors give them.
    final class Virtual {
        private static final Pattern NAME = Pattern.compile(
                "(docker|br-|veth|virbr|vmnet|vboxnet|podman|lxc|lxdbr|utun|tun|tap|ppp|wg|zt|tailscale).*");

        /// On Windows the names say nothing; the display names do.
        private static final Pattern DISPLAY_NAME =
                Pattern.compile(".*(virtual|hyper-v|vmware|virtualbox|vethernet|tap-windows|wireguard|tailscale).*");

        private Virtual() {}

        static boolean is(NetworkInterface system) throws SocketException {
            return is(system.getName(), Optional.ofNullable(system.getDisplayName())) || system.isPointToPoint();
        }

        static boolean is(String name, Optional<String> displayName) {
            return NAME.matcher(name).matches()
                    || displayName
                            .map(text -> text.toLowerCase(Locale.ROOT))
                            .filter(text -> DISPLAY_NAME.matcher(text).matches())
                            .isPresent();
        }
    }
}
