package cantstop.client.play.table;

import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.protocol.client.Connection;
import java.util.Optional;

/// What is so while nothing can be done at the table: the host does not hear me, or still waits for others.
///
/// @param headline what one waits for, or where else one plays
/// @param reason why a button can't be pressed
public record Offline(String headline, String reason) {
    /// Most often the way to the host is cut, or another window has my seat; empty while the host hears me.
    static Optional<Offline> of(Party party, Words words) {
        if (party.isConnected()) {
            // A host that goes on with the game has none before enough laptops are there.
            return party.handOver().gathering().get().map(there -> {
                String others = words.say("turn.gathering");
                return new Offline(others, others);
            });
        }
        String none = words.say("hindrance.offline");
        Offline waiting = new Offline(words.say("turn.offline", party.location().hostName()), none);
        return Optional.of(
                party.connection().get() instanceof Connection.Ended ended
                        ? switch (ended.why()) {
                            case REPLACED, COPIED -> new Offline(words.say("turn.elsewhere"), none);
                            case BREACH, OTHER_VERSION -> new Offline(none, none);
                            case SHUTTING_DOWN, FULL, TOO_SLOW -> waiting;
                        }
                        : waiting);
    }
}
