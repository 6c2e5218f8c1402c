package cantstop.protocol.client;

import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.succession.Heirs;
import java.util.Collection;
import java.util.Optional;

/// The host of the attended table is gone. Every guest computes the same `first` from the host's last notice, so that
/// two laptops don't both begin to host at the same moment.
///
/// @param first who is asked at once to go on as host
/// @param open whether the others are asked by now, too
/// @param hopeful whether the host may be back soon: it went without a goodbye, and not long ago
public record Takeover(Optional<Person> first, boolean open, boolean hopeful) {
    /// A vacancy that has just come about.
    ///
    /// @param present who was connected, as the host last said
    static Takeover at(TableState state, Collection<Person> present, boolean hopeful) {
        return new Takeover(Heirs.ofHost(state, present::contains), false, hopeful);
    }

    /// The same, when the others are asked, too.
    Takeover opened() {
        return new Takeover(first, true, hopeful);
    }

    /// The same, when the host has been away for too long.
    Takeover givenUp() {
        return new Takeover(first, open, false);
    }

    /// Whether the laptop with this key is asked to take over as host.
    public boolean isOffered(Key key) {
        return open || first.filter(person -> person.key().equals(key)).isPresent();
    }
}
