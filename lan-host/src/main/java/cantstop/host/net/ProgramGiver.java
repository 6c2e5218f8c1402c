package cantstop.host.net;

import cantstop.host.give.Artifact;
import cantstop.host.give.Artifacts;
import cantstop.host.give.CannotGive;
import cantstop.host.give.GiveServer;
import cantstop.host.give.PageText;
import cantstop.protocol.HostAddress;
import java.util.List;

/// The download offer of a host: the files, and the page that they are fetched from.
final class ProgramGiver implements AutoCloseable {
    private final Artifacts artifacts;
    private final List<Artifact> files;
    private final GiveServer server;

    private ProgramGiver(Artifacts artifacts, List<Artifact> files, GiveServer server) {
        this.artifacts = artifacts;
        this.files = files;
        this.server = server;
    }

    static ProgramGiver begin(GiveServer server, Artifacts artifacts, PageText pageText) throws CannotGive {
        List<Artifact> files = artifacts.files();
        server.give(files, pageText);
        return new ProgramGiver(artifacts, files, server);
    }

    int port() {
        return server.port();
    }

    /// @param host where the host can be reached
    GivenProgram given(List<HostAddress> host) {
        return new GivenProgram(
                host.stream()
                        .map(address -> "http://" + new HostAddress(address.host(), port()) + "/")
                        .toList(),
                files);
    }

    @Override
    public void close() {
        server.stopGiving();
        artifacts.clear();
    }
}
