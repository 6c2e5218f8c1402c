package cantstop.protocol;

import cantstop.engine.identity.Key;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// A text that a host hands out so that others find it, and can verify it:
///
/// @param addresses where to try, in this order; at least one
/// @param hostKey the key that the host must have
public record Invite(List<HostAddress> addresses, Key hostKey) {
    private static final String SCHEME = "cantstop://";

    /// An invite.
    ///
    /// @throws IllegalArgumentException without an address
    public Invite {
        addresses = List.copyOf(addresses);
        if (addresses.isEmpty()) {
            throw new IllegalArgumentException("an invite needs an address");
        }
    }

    /// Whether the text that a player typed or pasted is meant to be an invite, rather than an address.
    public static boolean isMeant(String text) {
        return text.strip().toLowerCase(Locale.ROOT).startsWith(SCHEME);
    }

    /// Reads an invite. The port may be left out where it is the default; upper case does no harm.
    ///
    /// @throws MalformedAddress with what is wrong
    public static Invite parse(String text) throws MalformedAddress {
        if (!isMeant(text)) {
            throw new MalformedAddress(MalformedAddress.Reason.NAME);
        }
        String rest = text.strip().substring(SCHEME.length());
        int hash = rest.indexOf('#');
        String key = hash < 0 ? "" : rest.substring(hash + 1).toLowerCase(Locale.ROOT);
        if (!Key.isKey(key)) {
            throw new MalformedAddress(MalformedAddress.Reason.KEY);
        }
        List<HostAddress> addresses = new ArrayList<>();
        for (String address : rest.substring(0, hash).split(",", -1)) {
            addresses.add(HostAddress.parse(address));
        }
        return new Invite(addresses, new Key(key));
    }

    /// As it is handed out; [#parse] reads it back.
    @Override
    public String toString() {
        return addresses.stream().map(HostAddress::withPort).collect(Collectors.joining(",", SCHEME, "#" + hostKey));
    }
}
