package cantstop.client.model.navigation;

import cantstop.client.model.party.HandingOver;
import cantstop.client.model.party.Party;
import cantstop.engine.Occupant;
import cantstop.engine.TableState;
import java.util.concurrent.Executor;

/// Has the host of this program look for those who went on with its table elsewhere, once nobody else comes to it
/// any more: as after a pulled cable, or when it is opened again after a crash. What is found is for the host to judge.
/// Confined to the FX thread.
final class Rivals {
    private final LocalUser me;
    private final OwnHost own;
    private final Executor fx;
    private boolean watching;

    Rivals(LocalUser me, OwnHost own, Executor fx) {
        this.me = me;
        this.own = own;
        this.fx = fx;
    }

    /// Something at this party has changed.
    void look(Party there) {
        boolean alone = own.isAttended() && there.isAttending() && hasLostEverybody(there);
        if (alone != watching) {
            watching = alone;
            there.handOver().watchForRivals(alone);
        }
    }

    /// Another party begins.
    void forget() {
        watching = false;
    }

    /// Somebody says that they lead the table, too.
    void found(Party there, HandingOver.Rival rival) {
        own.open()
                .get()
                .ifPresent(host -> host.rival(
                        rival.table(),
                        rival.address(),
                        rival.hostKey(),
                        () -> fx.execute(() -> there.handOver().bothGoOn(rival))));
    }

    private boolean hasLostEverybody(Party there) {
        String mine = me.person().key();
        TableState state = there.state().get();
        boolean others = state.occupied().stream()
                .anyMatch(seat -> state.chair(seat).occupant() instanceof Occupant.Human(var person)
                        && !person.key().equals(mine));
        return others
                && there.presence().present().get().stream()
                        .allMatch(person -> person.key().equals(mine));
    }
}
