package cantstop.host.page;

import cantstop.engine.Chair;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.Phase;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.host.guests.Player;
import cantstop.protocol.HostMessage;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// What somebody without a browser sees of the table, and of those who are there by one.
record Bystander(Player player) {
    TableState state() {
        return Objects.requireNonNull(player.state());
    }

    /// Who plays at a page; empty while they have no seat.
    Optional<Person> personAt(Visitor page) {
        return state().chairs().stream()
                .filter(chair -> chair.badge() != null
                        && chair.badge().name().text().equals(page.name())
                        && chair.occupant() instanceof Occupant.Human)
                .flatMap(chair -> chair.person().stream())
                .findFirst();
    }

    Optional<Seat> seatOf(Visitor page) {
        return personAt(page).flatMap(state()::seatOf);
    }

    /// Whether the page's player is seen at the table, in a browser.
    boolean sees(Visitor page) {
        HostMessage.Presence presence = player.memory().presence();
        return presence != null
                && player.isConnected()
                && personAt(page)
                        .filter(presence.present()::contains)
                        .filter(presence.browsers()::contains)
                        .isPresent();
    }

    /// How many watch.
    int spectators() {
        HostMessage.Presence presence = player.memory().presence();
        return presence == null ? 0 : presence.spectators();
    }

    /// Whether the game waits for the page's player to choose.
    boolean waitsForChoiceOf(Visitor page) {
        return state().playing()
                .filter(game -> !game.options().isEmpty())
                .filter(game -> isAwaited(game, page))
                .isPresent();
    }

    /// Whether the game waits for any move of the page's player.
    boolean waitsForMoveOf(Visitor page) {
        return state().playing()
                .filter(game -> !game.isThrowingForStart())
                .filter(game -> isAwaited(game, page))
                .isPresent();
    }

    private boolean isAwaited(GameState game, Visitor page) {
        Optional<Person> mover = Optional.of(state().chair(game.mover())).flatMap(Chair::person);
        return game.isWaitingForMover() && mover.equals(personAt(page));
    }

    /// The dice that wait for a choice; none if none do.
    List<Integer> dice() {
        return state().playing().map(GameState::phase).orElse(null) instanceof Phase.ToChoose(Roll roll)
                ? roll.dice()
                : List.of();
    }
}
