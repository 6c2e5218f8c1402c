package cantstop.client.model.party;

import cantstop.engine.identity.Person;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Guest;
import cantstop.protocol.client.SeenGames;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/// Makes guests, each with a connection of its own.
public interface GuestFactory {
    /// A new one, not connected yet.
    ///
    /// @param listener is called on the client half's thread
    Arrival arrive(ClientListener listener);

    /// Makes a new key for all later arrivals; the old one is kept aside.
    ///
    /// @return the new identity; completes on any thread
    default CompletionStage<Person> renew() {
        return CompletableFuture.failedFuture(new UnsupportedOperationException("these keep their key"));
    }

    /// The copies that they keep of the tables they see; nothing where they keep none for later.
    default Optional<SeenGames> seen() {
        return Optional.empty();
    }

    /// A client half, and how to be done with it.
    ///
    /// @param leave says goodbye and lets go of everything; does not wait
    record Arrival(Guest guest, Runnable leave) {}
}
