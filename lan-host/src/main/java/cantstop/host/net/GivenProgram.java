package cantstop.host.net;

import cantstop.engine.dice.Bytes;
import cantstop.host.give.Artifact;
import cantstop.protocol.Datagram;
import java.util.List;

/// The program as it is on offer now. Immutable.
///
/// @param pages the addresses of the page, to be typed into a browser, the likeliest first
/// @param files the files, the one for every system first
public record GivenProgram(List<String> pages, List<Artifact> files) {
    public GivenProgram {
        pages = List.copyOf(pages);
        files = List.copyOf(files);
    }

    /// How the host's beacon announces it.
    ///
    /// @param port of the page
    Datagram.Page page(int port) {
        return new Datagram.Page(port, files.stream().findFirst().map(file -> Bytes.ofHex(file.sha256())));
    }
}
