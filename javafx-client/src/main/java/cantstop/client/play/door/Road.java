package cantstop.client.play.door;

import cantstop.client.kit.paint.RoadToHost;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.Party;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener;
import java.util.Optional;

/// What the way to the host is like, for the picture of it. A player's own host has none.
final class Road {
    private Road() {}

    /// @param door what is said there
    static Optional<RoadToHost.State> to(Navigator navigator, DoorState door) {
        return navigator
                .party()
                .get()
                .filter(there -> !navigator.ownHost().isOpen())
                .flatMap(there -> switch (there.connection().get()) {
                    case Connection.Idle _ -> Optional.empty();
                    case Connection.Connecting _, Connection.Waiting _ -> Optional.of(RoadToHost.State.ASKING);
                    case Connection.Connected _ ->
                        Optional.of(RoadToHost.State.ASKING)
                                .filter(_ -> door.busy() && door.knockedAt().isEmpty());
                    case Connection.Failed failed -> Optional.of(failed(navigator, there, failed.why()));
                    case Connection.Ended ended ->
                        Optional.of(RoadToHost.State.CUT)
                                .filter(_ -> ended.why() != HostMessage.CloseReason.OTHER_VERSION);
                });
    }

    private static RoadToHost.State failed(Navigator navigator, Party there, LinkListener.LossReason why) {
        if (why == LinkListener.LossReason.OTHER_KEY) {
            return RoadToHost.State.STRANGER;
        }
        boolean isThere =
                navigator.lookingAround().heard(there.location().pinnedKey()).isPresent();
        return isThere && why.isUnreachable() ? RoadToHost.State.BARRED : RoadToHost.State.CUT;
    }
}
