package cantstop.client.simulation;

import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.navigation.ScreenName;
import cantstop.client.model.party.Party;
import cantstop.client.play.banner.BannerModel;
import cantstop.client.play.banner.BannerState;
import cantstop.client.play.door.DoorModel;
import cantstop.client.play.handover.StripModel;
import cantstop.client.play.handover.StripState;
import cantstop.client.play.home.Games;
import cantstop.client.play.home.GamesModel;
import cantstop.client.play.home.HomeModel;
import cantstop.client.play.knock.KnockModel;
import cantstop.simulation.Desk;
import java.util.List;
import java.util.Optional;

/// The models of what is in view: the screen that the navigator names, below the strips about the party. They are made
/// and let go of as the window does it with its screens.
final class InView {
    private final Navigator navigator;
    private final Desk desk;
    private final StripModel strip;
    private final BannerModel banner;
    private final KnockModel knocks;
    private ScreenName place = ScreenName.HOME;
    private Optional<Party> party = Optional.empty();
    private HomeModel home;
    private GamesModel games;
    private Optional<DoorModel> door = Optional.empty();

    InView(Navigator navigator, Desk desk) {
        this.navigator = navigator;
        this.desk = desk;
        strip = new StripModel(navigator);
        banner = new BannerModel(
                navigator.me().words(), () -> desk.timers().now().toNanos());
        knocks = new KnockModel(
                navigator.me().words(), () -> navigator.me().profile().get().badge(), navigator::openTable);
        home = new HomeModel(navigator);
        games = new GamesModel(navigator);
        games.activate();
        navigator.party().subscribe((was, is) -> follow(is));
        navigator.place().subscribe((was, is) -> goTo(is));
    }

    private void follow(Optional<Party> other) {
        party = other;
        other.ifPresent(there -> there.connection().subscribe((was, is) -> desk.note("shows", is)));
        banner.follow(other);
        strip.follow(other);
        knocks.follow(other);
    }

    private void goTo(ScreenName other) {
        place = other;
        desk.note("shows", other);
        games.deactivate();
        door.ifPresent(DoorModel::deactivate);
        door = Optional.empty();
        if (other == ScreenName.HOME) {
            home = new HomeModel(navigator);
            games = new GamesModel(navigator);
            games.activate();
        } else if (other == ScreenName.DOOR) {
            DoorModel opened = new DoorModel(navigator);
            opened.activate();
            door = Optional.of(opened);
        }
    }

    /// Time has passed.
    void follow() {
        banner.tick();
    }

    HomeModel home() {
        return home;
    }

    GamesModel games() {
        return games;
    }

    Optional<DoorModel> door() {
        return door;
    }

    /// The way from a table where somebody only watches to one of their own at the same host.
    Optional<KnockModel.Way> newTable() {
        String label = navigator.me().words().say("knock.way.table");
        return knocks.ways().stream().filter(way -> way.label().equals(label)).findFirst();
    }

    Optional<StripState> strip() {
        return strip.strip().get();
    }

    List<StripState.Remedy> remedies() {
        return strip().map(StripState::remedies).orElse(List.of());
    }

    void press(StripState.Remedy remedy) {
        strip.remedy(remedy);
    }

    List<BannerState.Remedy> banner() {
        return banner.banner().get().map(BannerState::remedies).orElse(List.of());
    }

    void press(BannerState.Remedy remedy) {
        banner.remedy(remedy, navigator::leave, navigator::renew);
    }

    /// What it says and offers.
    String inWords() {
        return switch (place) {
            case HOME ->
                "games "
                        + games.games().get().rows().stream()
                                .map(Games.Row::line)
                                .toList() + games.games().get().empty() + ", last game " + home.lastGame();
            case DOOR -> "door " + door.map(one -> one.door().get());
            case LOBBY, TABLE, END, LESSON, HISTORY ->
                "strip " + strip() + ", banner " + banner.banner().get() + " in "
                        + party.map(there -> there.state().get().chairs());
        };
    }
}
