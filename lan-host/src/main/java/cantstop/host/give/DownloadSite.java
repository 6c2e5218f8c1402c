package cantstop.host.give;

import java.util.List;
import java.util.Optional;

/// The files on offer and the text of their page. Immutable.
record DownloadSite(PageText pageText, List<Artifact> files) {
    DownloadSite {
        files = List.copyOf(files);
    }

    Optional<Artifact> named(String name) {
        return files.stream().filter(file -> file.name().equals(name)).findAny();
    }
}
