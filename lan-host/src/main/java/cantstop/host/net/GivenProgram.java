package cantstop.host.net;

import cantstop.host.give.Artifact;
import java.util.List;

/// The program as it is given away now. Immutable.
///
/// @param pages the addresses of the page, to be typed into a browser, the likeliest first
/// @param files the files, the one for every system first
public record GivenProgram(List<String> pages, List<Artifact> files) {
    public GivenProgram {
        pages = List.copyOf(pages);
        files = List.copyOf(files);
    }
}
