package cantstop.browser.replay;

import cantstop.engine.dice.HandSigner;
import cantstop.protocol.Timers;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Dialer;
import cantstop.protocol.client.LogStore;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// What is handed to a core.
///
/// @param signer empty for a guest that throws with nobody
public record Surroundings(
        Timers timers,
        RandomGenerator chance,
        Dialer dialer,
        LogStore store,
        ClientListener owner,
        Optional<HandSigner> signer) {}
