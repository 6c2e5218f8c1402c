package cantstop.simulation;

import cantstop.protocol.VersionRange;

/// What is new in the next version of the program at a party, and how far it gets on with the one that is shipped.
enum Upgrade {
    /// There is none.
    NONE(true, false),
    /// It speaks as the shipped one does, too, and writes logs that the shipped one reads.
    COMPATIBLE(true, false),
    /// It speaks as the shipped one does, too, and writes logs that the shipped one can't read.
    NEW_LOGS(true, true),
    /// It speaks otherwise, and writes such logs.
    BREAKING(false, true);

    private final boolean speaksOldToo;
    private final boolean newLogs;

    Upgrade(boolean speaksOldToo, boolean newLogs) {
        this.speaksOldToo = speaksOldToo;
        this.newLogs = newLogs;
    }

    /// What a program speaks.
    VersionRange versions(Release release) {
        VersionRange ours = VersionRange.OURS;
        int next = ours.highest() + 1;
        return release == Release.NOW ? ours : new VersionRange(speaksOldToo ? ours.lowest() : next, next);
    }

    /// Whether the next version goes on with logs in words that the shipped one does not know.
    boolean writesNewLogs() {
        return newLogs;
    }
}
