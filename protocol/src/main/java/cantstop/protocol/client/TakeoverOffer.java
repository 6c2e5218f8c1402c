package cantstop.protocol.client;

import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Offers to take over from a host that is gone: first to one of those who were present, and after a while to all of
/// them. Tells the listener of each change; the people decide who takes over.
final class TakeoverOffer {
    private final Timers timers;
    private final ClientListener listener;
    private List<Person> present = List.of();
    private @Nullable Takeover vacancy;
    private List<Timers.Timer> later = List.of();

    TakeoverOffer(Timers timers, ClientListener listener) {
        this.timers = timers;
        this.listener = listener;
    }

    /// Remembers who is present, for the time when the host is gone. A browser can't host.
    void present(HostMessage.Presence said) {
        present = said.present().stream()
                .filter(person -> !said.browsers().contains(person))
                .toList();
    }

    /// The table has no host, as far as can be seen from here.
    ///
    /// @param saidSo whether the host said that it goes: then it is not coming back in a moment
    void make(TableState state, boolean saidSo) {
        if (vacancy == null) {
            vacancy = Takeover.at(state, present, !saidSo);
            later = List.of(
                    timers.after(Limits.OFFER_TO_OTHERS, () -> becomes(Takeover::opened)),
                    timers.after(Limits.HOST_RESTARTS, () -> becomes(Takeover::givenUp)));
            listener.vacant(Optional.of(vacancy));
        }
    }

    private void becomes(UnaryOperator<Takeover> other) {
        if (vacancy != null && !other.apply(vacancy).equals(vacancy)) {
            vacancy = other.apply(vacancy);
            listener.vacant(Optional.of(vacancy));
        }
    }

    /// There is a host again, or the guest no longer waits for one.
    void withdraw() {
        later.forEach(Timers.Timer::cancel);
        later = List.of();
        if (vacancy != null) {
            vacancy = null;
            listener.vacant(Optional.empty());
        }
    }

    void forget() {
        withdraw();
        present = List.of();
    }
}
