package cantstop.host.give;

import java.util.List;

/// The variable texts of the download page.
///
/// @param host what the host is called
/// @param program the version that is given, in words
/// @param invite leads to the host, its key included
/// @param addresses to be typed where the invite can't be used, the likeliest first
public record PageText(String host, String program, String invite, List<String> addresses) {
    public PageText {
        addresses = List.copyOf(addresses);
    }
}
