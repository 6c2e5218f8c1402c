package cantstop.client.evening;

import cantstop.client.party.Party;
import cantstop.client.party.Problem;
import cantstop.client.profile.LastVisit;
import cantstop.protocol.Answer;
import cantstop.protocol.client.Connection;
import java.util.Optional;

/// The way back to the seat that I had last, with where the others were: remembered while I sit there, so that a
/// program that was killed finds it again, be it the host's. Confined to the FX thread.
final class WayBack {
    private final Evening evening;

    WayBack(Evening evening) {
        this.evening = evening;
    }

    /// Keeps where I sit, until I sit there no more. A game at my own host is remembered only until it is over:
    /// History has it then.
    void remember(Party there) {
        String table = there.state().get().id();
        boolean known = last().filter(visit -> visit.table().equals(table)).isPresent();
        boolean mine = evening.host().isPresent();
        boolean overHere = mine && !there.state().get().isPlaying();
        if (evening.isPractising()) {
            return;
        }
        if (!overHere
                && there.mySeat().isPresent()
                && there.connection().get() instanceof Connection.Connected(var address, String key, var _)) {
            String name = there.state().get().name().text();
            String host = mine ? evening.me().key() : key;
            keep(Optional.of(new LastVisit(
                    address, host, table, name, there.handOver().neighbours().get())));
        } else if (known && there.isAttending() && (there.mySeat().isEmpty() || overHere)) {
            keep(Optional.empty());
        } else if (!there.isAttending() && isGone(there)) {
            keep(Optional.empty());
        }
    }

    /// Goes back: to my own host by opening it again, though somebody may have gone on elsewhere meanwhile.
    void go() {
        last().ifPresent(visit -> {
            if (visit.hostKey().equals(evening.me().key())) {
                evening.goOnWith(visit.table(), visit.others(), Optional.empty());
            } else {
                evening.returnTo(visit);
            }
        });
    }

    private Optional<LastVisit> last() {
        return evening.profile().get().visit();
    }

    private void keep(Optional<LastVisit> visit) {
        evening.change(evening.profile().get().withVisit(visit));
    }

    private static boolean isGone(Party there) {
        return there.problem()
                .get()
                .filter(new Problem.OfHost(Answer.Reason.NO_SUCH_TABLE)::equals)
                .isPresent();
    }
}
