package cantstop.simulation;

import cantstop.engine.Digest;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// The two versions of the program at a party, and the entries of logs that only the later one can read: those that a
/// host of the later one made in words of its own. All that follows one of them is such an entry, too.
final class Releases {
    private final Upgrade upgrade;
    private final Planted planted;
    private final Set<Digest> written = new HashSet<>();
    private final Set<Digest> later = new HashSet<>();
    private final Map<Meeting, Integer> meetings = new EnumMap<>(Meeting.class);
    private Consumer<Machine> people = _ -> {};

    /// How the two versions meet.
    enum Meeting {
        /// A host does not speak what its guest speaks.
        REFUSED,
        /// The list of a host has a table that its guest can't read.
        LISTED_AS_NEWER,
        /// A guest is sent away before it would be told what it can't read.
        SENT_AWAY,
        /// A host asks its journal for a log that it can't read.
        LOG_NOT_READ,
        /// A guest has a copy that it can't read.
        COPY_NOT_READ,
        /// A guest sends a copy that its host can't read.
        COPY_NOT_TAKEN,
        /// People update their program because of one of these.
        PEOPLE_UPDATE
    }

    /// @param planted what is wrong with the programs on purpose
    Releases(Upgrade upgrade, Planted planted) {
        this.upgrade = upgrade;
        this.planted = planted;
    }

    /// Whether there are two versions.
    boolean areTwo() {
        return upgrade != Upgrade.NONE;
    }

    Planted planted() {
        return planted;
    }

    /// What a program says first.
    ClientMessage.Hello hello(Release release) {
        return new ClientMessage.Hello(upgrade.versions(release), release.program());
    }

    /// Whether hosts of that version may go on with logs in words that the shipped one does not know.
    boolean writesNewLogs(Release release) {
        return release == Release.NEXT && upgrade.writesNewLogs();
    }

    /// A host writes some of a log.
    ///
    /// @param anew whether what was not there before is in words that only the later version knows
    void written(List<HostMessage.Entry> entries, boolean anew) {
        if (!upgrade.writesNewLogs()) {
            return;
        }
        for (HostMessage.Entry entry : entries) {
            if (written.add(entry.digest()) && anew) {
                later.add(entry.digest());
            }
        }
    }

    /// Whether a log with that end is one that only the later version can read.
    boolean isLater(Digest end) {
        return later.contains(end);
    }

    /// Whether a program reads a log with these digests.
    boolean reads(Release release, Stream<Digest> log) {
        return release == Release.NEXT || later.isEmpty() || log.noneMatch(later::contains);
    }

    void met(Meeting how) {
        meetings.merge(how, 1, Integer::sum);
    }

    /// How often they met, and how.
    Map<Meeting, Integer> meetings() {
        return meetings;
    }

    /// Who hears that a program has told its people that there is a later version of it.
    void people(Consumer<Machine> hearer) {
        people = hearer;
    }

    /// A program tells its people that there is a later version of it.
    void tellPeople(Machine machine) {
        people.accept(machine);
    }
}
