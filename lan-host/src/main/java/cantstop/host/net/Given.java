package cantstop.host.net;

import cantstop.host.give.Gift;
import java.util.List;

/// The program as it is given away now. Immutable.
///
/// @param pages the addresses of the page, to be typed into a browser, the likeliest first
/// @param gifts the files, the one for every system first
public record Given(List<String> pages, List<Gift> gifts) {
    public Given {
        pages = List.copyOf(pages);
        gifts = List.copyOf(gifts);
    }
}
