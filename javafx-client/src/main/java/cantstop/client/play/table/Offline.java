package cantstop.client.play.table;

import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.protocol.client.Connection;
import java.util.Optional;

/// Why the table stands still: the host does not hear me, still waits for others, or has this table no more.
final class Offline {
    private Offline() {}

    /// What one waits for, or where else one plays, as a headline; no words where a sign over the table says it. Most
    /// often the way to the host is cut, or another window has my seat. Empty while the host hears me.
    static Optional<String> why(Party party, Words words) {
        if (party.isConnected()) {
            // A host that goes on with the game has none before enough laptops are there.
            return party.handOver()
                    .gathering()
                    .get()
                    .map(there -> words.say("turn.gathering"))
                    .or(() -> party.handOver().vacancy().get().map(gone -> ""));
        }
        String waiting = words.say("turn.offline", party.location().hostName());
        return Optional.of(
                party.connection().get() instanceof Connection.Ended ended
                        ? switch (ended.why()) {
                            case REPLACED, COPIED -> words.say("turn.elsewhere");
                            case BREACH, OTHER_VERSION -> words.say("hindrance.offline");
                            case SHUTTING_DOWN, FULL, TOO_SLOW -> waiting;
                        }
                        : waiting);
    }
}
