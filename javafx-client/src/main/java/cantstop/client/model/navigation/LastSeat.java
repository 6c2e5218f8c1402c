package cantstop.client.model.navigation;

import cantstop.client.model.party.Party;
import cantstop.client.model.party.Problem;
import cantstop.client.model.profile.LastVisit;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.client.Connection;
import java.util.Optional;

/// Where the user had a seat last, and where the others were. It is in the profile while the seat is taken, so that
/// a program that was killed finds the way back, even if it was the host's. Confined to the FX thread.
final class LastSeat {
    private final LocalUser me;
    private final OwnHost own;

    LastSeat(LocalUser me, OwnHost own) {
        this.me = me;
        this.own = own;
    }

    /// The seat to return to; empty if there is none.
    Optional<LastVisit> last() {
        return me.profile().get().visit();
    }

    /// Whether it leads to the table that is attended at this party.
    boolean leadsTo(Party there) {
        TableId table = there.state().get().id();
        return last().filter(visit -> visit.table().equals(table)).isPresent();
    }

    void forget() {
        keep(Optional.empty());
    }

    /// Saves the user's seat, until it is left. A game at the own host is remembered only until it is over: History
    /// has it then.
    void remember(Party there) {
        TableId table = there.state().get().id();
        boolean mine = own.isOpen();
        boolean overHere = mine && !there.state().get().isPlaying();
        if (own.isPractising()) {
            return;
        }
        if (!overHere
                && there.mySeat().isPresent()
                && there.connection().get() instanceof Connection.Connected(var address, Key key, var _)) {
            String name = there.state().get().name().text();
            Key host = mine ? me.person().key() : key;
            keep(Optional.of(new LastVisit(
                    address, host, table, name, there.handOver().neighbours().get())));
        } else if (leadsTo(there) && there.isAttending() && (there.mySeat().isEmpty() || overHere)) {
            forget();
        } else if (!there.isAttending() && isGone(there)) {
            forget();
        }
    }

    /// My table goes on at another host, which I handed it to: that is where my seat is from now on. What this
    /// laptop has of the table ends there.
    void followSuccessor(Party there) {
        there.handOver()
                .succession()
                .get()
                .filter(said -> there.mySeat().isPresent() && !said.addresses().isEmpty())
                .ifPresent(said -> keep(Optional.of(new LastVisit(
                        said.addresses().getFirst(),
                        said.successor().key(),
                        said.table(),
                        there.state().get().name().text(),
                        there.handOver().neighbours().get()))));
    }

    private void keep(Optional<LastVisit> visit) {
        me.change(me.profile().get().withVisit(visit));
    }

    private static boolean isGone(Party there) {
        return there.problem()
                .get()
                .filter(new Problem.OfHost(Answer.Reason.NO_SUCH_TABLE)::equals)
                .isPresent();
    }
}
