package cantstop.client.simulation;

import cantstop.client.model.profile.Profile;
import cantstop.client.model.profile.WindowPlace;
import cantstop.engine.identity.TableId;
import cantstop.simulation.Desk;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What stays at a desk while its program ends and is started again: the profile on the disk, and what the people there
/// remember.
final class Drawer {
    private Profile profile;
    private Optional<TableId> seated = Optional.empty();
    private Optional<TableId> played = Optional.empty();
    private final Set<TableId> twins = new HashSet<>();

    Drawer(Desk desk) {
        profile = new Profile(desk.badge(), List.of(), WindowPlace.DEFAULT, Optional.empty());
    }

    Profile profile() {
        return profile;
    }

    /// Writes the profile.
    void keep(Profile other) {
        profile = other;
    }

    /// The table at which a game goes on in which somebody here has a seat, as the window has shown for a while; a
    /// program that is opened has to lead there.
    Optional<TableId> seated() {
        return seated;
    }

    void isSeated(Optional<TableId> where) {
        seated = where;
    }

    /// The table at which a game has begun, the latest one that was seen.
    Optional<TableId> played() {
        return played;
    }

    void plays(TableId table) {
        played = Optional.of(table);
    }

    /// The window says that another host goes on with that table, as a second one.
    void saysTwo(TableId table) {
        twins.add(table);
    }

    boolean saidTwo(TableId table) {
        return twins.contains(table);
    }
}
