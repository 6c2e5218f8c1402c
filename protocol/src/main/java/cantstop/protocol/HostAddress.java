package cantstop.protocol;

import java.net.InetAddress;
import java.util.regex.Pattern;

/// Where a host listens: a name or an address, and a port.
///
/// @param host a host name, an IPv4 address, or an IPv6 address without brackets, its zone after a `%`
/// @param port 1 to 65535
public record HostAddress(String host, int port) {
    /// The port, for TCP and UDP: below the ephemeral ranges of all systems, and without a known assignment. From 2
    /// to 12, around 7.
    public static final int DEFAULT_PORT = 21207;

    /// The distance from a host's port to that of its page for browsers.
    public static final int TO_THE_PAGE = 10;

    /// How many ports are tried, from the default port on.
    public static final int PORTS = 10;

    /// The highest port there is.
    public static final int HIGHEST_PORT = 65_535;

    /// Names of network interfaces: `eth0`, `br-lan.2`, or a number on Windows.
    private static final Pattern ZONE = Pattern.compile("[A-Za-z0-9._-]{1,32}");

    /// A text of only digits and dots is meant to be an IPv4 address: four numbers up to 255, or a mistake.
    private static final Pattern DIGITS_AND_DOTS = Pattern.compile("[0-9.]+");

    private static final Pattern IPV4 = Pattern.compile("(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,252}");

    public HostAddress {
        if (host.isBlank() || port < 1 || port > HIGHEST_PORT) {
            throw new IllegalArgumentException("not an address: " + host + " port " + port);
        }
    }

    /// Reads what people type: `laptop`, `192.168.1.20`, `192.168.1.20:21208`, `fe80::1%eth0`, `[fe80::1%eth0]:21208`.
    ///
    /// @throws MalformedAddress with what is wrong
    public static HostAddress parse(String text) throws MalformedAddress {
        String typed = text.strip();
        if (typed.isEmpty()) {
            throw new MalformedAddress(MalformedAddress.Reason.EMPTY);
        }
        if (typed.startsWith("[")) {
            int end = typed.indexOf(']');
            if (end < 0) {
                throw new MalformedAddress(MalformedAddress.Reason.BRACKET);
            }
            String rest = typed.substring(end + 1);
            if (!rest.isEmpty() && !rest.startsWith(":")) {
                throw new MalformedAddress(MalformedAddress.Reason.PORT);
            }
            return new HostAddress(
                    ipv6(typed.substring(1, end)), rest.isEmpty() ? DEFAULT_PORT : port(rest.substring(1)));
        }
        int colon = typed.indexOf(':');
        if (colon < 0) {
            return new HostAddress(name(typed), DEFAULT_PORT);
        }
        return colon == typed.lastIndexOf(':')
                ? new HostAddress(name(typed.substring(0, colon)), port(typed.substring(colon + 1)))
                : new HostAddress(ipv6(typed), DEFAULT_PORT);
    }

    private static String ipv6(String text) throws MalformedAddress {
        int percent = text.indexOf('%');
        String address = percent < 0 ? text : text.substring(0, percent);
        boolean badZone =
                percent >= 0 && !ZONE.matcher(text.substring(percent + 1)).matches();
        if (badZone || address.indexOf(':') < 0) {
            throw new MalformedAddress(MalformedAddress.Reason.IPV6);
        }
        try {
            InetAddress.ofLiteral(address);
            return text;
        } catch (IllegalArgumentException e) {
            throw new MalformedAddress(MalformedAddress.Reason.IPV6, e);
        }
    }

    private static String name(String text) throws MalformedAddress {
        boolean numbers = DIGITS_AND_DOTS.matcher(text).matches();
        if (!(numbers ? IPV4 : NAME).matcher(text).matches()) {
            throw new MalformedAddress(MalformedAddress.Reason.NAME);
        }
        return text;
    }

    private static int port(String text) throws MalformedAddress {
        if (!text.matches("[0-9]{1,5}") || Integer.parseInt(text) < 1 || Integer.parseInt(text) > HIGHEST_PORT) {
            throw new MalformedAddress(MalformedAddress.Reason.PORT);
        }
        return Integer.parseInt(text);
    }

    /// As people type it: the default port is left out, an IPv6 address with a port stands in brackets.
    @Override
    public String toString() {
        return port == DEFAULT_PORT ? host : withPort();
    }

    /// With the port in any case.
    public String withPort() {
        return host.indexOf(':') < 0 ? host + ":" + port : "[" + host + "]:" + port;
    }
}
