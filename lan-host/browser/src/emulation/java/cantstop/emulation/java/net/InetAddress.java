package cantstop.emulation.java.net;

import java.util.regex.Pattern;

/// An address as it is written; a browser dials names alone.
public final class InetAddress {
    private static final Pattern GROUPS = Pattern.compile("[0-9A-Fa-f]{1,4}(:[0-9A-Fa-f]{1,4})*");
    private static final Pattern IPV4 =
            Pattern.compile("((25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])\\.){3}(25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])");
    private static final int GROUP_COUNT = 8;

    private InetAddress() {}

    /// The address that is written so.
    ///
    /// @throws IllegalArgumentException for what is no address of IPv6
    public static InetAddress ofLiteral(String text) {
        int gap = text.indexOf("::");
        String front = gap < 0 ? "" : text.substring(0, gap);
        String back = gap < 0 ? text : text.substring(gap + 2);
        int groups = groups(front, false) + groups(back, true);
        if (gap < 0 ? groups != GROUP_COUNT : groups >= GROUP_COUNT) {
            throw new IllegalArgumentException("not an address: " + text);
        }
        return new InetAddress();
    }

    private static int groups(String part, boolean last) {
        int colon = part.lastIndexOf(':');
        if (last && IPV4.matcher(part.substring(colon + 1)).matches()) {
            return 2 + (colon < 0 ? 0 : groups(part.substring(0, colon), false));
        }
        if (part.isEmpty()) {
            return 0;
        }
        if (!GROUPS.matcher(part).matches()) {
            throw new IllegalArgumentException("not groups of an address: " + part);
        }
        return part.split(":").length;
    }
}
