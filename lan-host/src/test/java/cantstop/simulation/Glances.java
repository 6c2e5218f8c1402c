package cantstop.simulation;

import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostMessage;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.Connection;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/// How the people before a laptop come to their table: they look at the screen now and then, and press what gets them
/// there.
final class Glances {
    private final Laptop laptop;
    private final Network network;
    private final SplittableRandom random;
    private boolean opens;
    private boolean returns;

    Glances(Laptop laptop, Network network, SplittableRandom random) {
        this.laptop = laptop;
        this.network = network;
        this.random = random;
    }

    /// They open the table where nobody has.
    void opens() {
        opens = true;
    }

    /// People look at the screen now and then, and do what it takes to be at their table.
    void glance() {
        Hosting hosting = laptop.hosting();
        laptop.machine().after(Duration.ofMillis(1_000 + random.nextInt(1_500)), this::glance);
        if (laptop.isAway()) {
            return;
        }
        switch (laptop.screen().connection()) {
            case Connection.Idle _, Connection.Failed _, Connection.Ended _ -> {
                mayBeTooOld();
                laptop.screen().clear();
                if (hosting == null) {
                    laptop.connect(network.addresses().getFirst());
                } else {
                    hosting.connect();
                }
                laptop.half().listTables();
                if (hosting != null && laptop.machine().releases().areTwo()) {
                    // Another host may have a later version, and its list says what that has made of the table.
                    returns = true;
                } else if (hosting != null) {
                    hosting.returns();
                }
            }
            case Connection.Connected _ -> {
                // At a table that stands still people connect again.
                if (laptop.seesALie()) {
                    laptop.half().disconnect();
                } else {
                    goToTable();
                }
            }
            case Connection.Connecting _, Connection.Waiting _ -> {
                // It tries by itself, until people see the table elsewhere and go there.
                if (hosting != null && hosting.seesTableElsewhere()) {
                    laptop.half().disconnect();
                }
            }
        }
        if (hosting != null) {
            hosting.glance();
        }
        laptop.look();
    }

    private void goToTable() {
        Hosting hosting = laptop.hosting();
        if (laptop.screen().tables() == null) {
            return;
        }
        if (hosting != null && returns) {
            returns = false;
            if (hosting.table().filter(this::isNewer).isEmpty()) {
                hosting.returns();
            }
        }
        Optional<TableSummary> ours = listed();
        boolean newer = ours.isEmpty() && seesNewer();
        TableState shown = laptop.screen().state();
        if (ours.isEmpty() && hosting != null && hosting.looksElsewhere(opens)) {
            laptop.half().disconnect();
        } else if (ours.isEmpty() && opens && !newer) {
            laptop.half().openTable(laptop.table().name(), laptop.table().settings(), 0, laptop.badge(0));
        } else if (ours.isPresent()
                && (shown == null || !shown.id().equals(ours.orElseThrow().id()))) {
            // Where one goes to another table, the old one is not there to be pressed any more.
            laptop.screen().clear();
            laptop.half().attend(ours.orElseThrow().id());
        }
    }

    private Optional<TableSummary> listed() {
        boolean looks = laptop.machine().releases().planted() != Planted.VERSION_IS_NOT_LOOKED_AT;
        return named().filter(one -> one.isReadable() || !looks).findFirst();
    }

    private Stream<TableSummary> named() {
        return Stream.ofNullable(laptop.screen().tables())
                .flatMap(List::stream)
                .filter(one -> one.name().equals(laptop.table().name()));
    }

    private boolean isNewer(TableId table) {
        return named().anyMatch(one -> one.id().equals(table) && !one.isReadable());
    }

    /// Whether their table is one that takes a later version of the program: the window says so, and they may update.
    private boolean seesNewer() {
        boolean newer = named().anyMatch(one -> !one.isReadable());
        if (newer) {
            laptop.machine().releases().met(Releases.Meeting.LISTED_AS_NEWER);
            laptop.machine().releases().tellPeople(laptop.machine());
        }
        return newer;
    }

    /// The window says which versions the host speaks, and they may update.
    private void mayBeTooOld() {
        if (laptop.screen().connection() instanceof Connection.Ended ended
                && ended.why() == HostMessage.CloseReason.OTHER_VERSION) {
            laptop.machine().releases().met(Releases.Meeting.REFUSED);
            laptop.machine().releases().tellPeople(laptop.machine());
        }
    }

    /// The table is not where its people went.
    void refused() {
        Hosting hosting = laptop.hosting();
        if (hosting == null || hosting.bringsItsCopy()) {
            return;
        }
        if (hosting.hasNotBegun() && listed().isPresent()) {
            // Nothing was played: people sit down where the others meet anew.
            goToTable();
        } else if (hosting.looksElsewhere(opens)) {
            laptop.half().disconnect();
        }
    }
}
