package cantstop.protocol.client;

import cantstop.engine.identity.Key;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Timers;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Searches for a host beside the guest's connection: dials one address after the other, asks each host there for its
/// tables, and goes round again after a pause. Where one does not answer at once the next is dialled beside it, so
/// that silent addresses delay no other. The caller judges each host that is found.
final class HostSearch {
    /// The goal of a search.
    interface Quest {
        /// Where it may be, the likeliest first; asked for again on every round.
        List<HostAddress> where();

        /// Whether to talk to a host with that key at all.
        boolean trusts(HostAddress address, Key hostKey);

        /// A trusted host has said which tables it has.
        ///
        /// @return whether the search is over
        boolean found(HostAddress address, Key hostKey, List<TableSummary> tables);

        /// All addresses have been tried.
        default void inVain() {}
    }

    private final Timers timers;
    private final Dialer dialer;
    private final ClientMessage.Hello hello;
    private final Deque<HostAddress> round = new ArrayDeque<>();
    private final Set<Probe> probes = new LinkedHashSet<>();
    private @Nullable Quest quest;
    private Timers.@Nullable Timer pause;

    HostSearch(Timers timers, Dialer dialer, ClientMessage.Hello hello) {
        this.timers = timers;
        // Another host than the lost one may be where that one is said to be.
        this.dialer = dialer.single();
        this.hello = hello;
    }

    /// Begins a search in place of any other.
    void begin(Quest next) {
        end();
        quest = next;
        goRound();
    }

    /// Continues this search, or begins it.
    void keepOn(Quest wanted) {
        if (!wanted.equals(quest)) {
            begin(wanted);
        }
    }

    void end() {
        quest = null;
        stop();
    }

    private void stop() {
        round.clear();
        stopPause();
        List<Probe> ended = List.copyOf(probes);
        probes.clear();
        ended.forEach(probe -> probe.session.leave());
    }

    private void stopPause() {
        if (pause != null) {
            pause.cancel();
            pause = null;
        }
    }

    private void goRound() {
        pause = null;
        if (quest != null) {
            round.addAll(quest.where());
            dialNext();
        }
    }

    private void dialNext() {
        if (quest == null || probes.size() >= Limits.PROBES_AT_ONCE) {
            return;
        }
        stopPause();
        HostAddress next = round.poll();
        if (next != null) {
            Probe started = new Probe(next);
            probes.add(started);
            pause = timers.after(Limits.PROBE_BESIDE, this::dialNext);
            started.session.dial(dialer, next, Limits.HANDSHAKE, started.ear);
        } else if (probes.isEmpty()) {
            pause = timers.after(Limits.SEARCH_PAUSE, this::goRound);
            quest.inVain();
        }
    }

    /// A host that found its usual port taken has one of the next ones.
    private void refused(HostAddress address) {
        int last = HostAddress.DEFAULT_PORT + HostAddress.PORTS - 1;
        if (address.port() >= HostAddress.DEFAULT_PORT && address.port() < last) {
            round.addFirst(new HostAddress(address.host(), address.port() + 1));
        }
    }

    /// One connection, to one address.
    private final class Probe implements HostSession.Owner {
        private final HostAddress address;
        private final HostSession session = new HostSession(timers, hello, this);
        private final LinkListener ear = new SessionListener(session) {
            @Override
            public void received(HostMessage message) {
                if (session.received(message)) {
                    take(message);
                }
            }
        };
        private @Nullable Key key;

        Probe(HostAddress address) {
            this.address = address;
        }

        @Override
        public boolean trusts(Key hostKey) {
            key = hostKey;
            return quest != null && probes.contains(this) && quest.trusts(address, hostKey);
        }

        @Override
        public void welcomed(Key hostKey, HostMessage.Welcome welcome) {
            session.send(new ClientMessage.ListTables());
        }

        private void take(HostMessage message) {
            if (quest == null
                    || key == null
                    || !(message instanceof HostMessage.Tables(var tables))
                    || !probes.remove(this)) {
                return;
            }
            Quest asking = quest;
            session.leave();
            boolean isOver = asking.found(address, key, tables);
            if (!asking.equals(quest)) {
                return;
            }
            if (isOver) {
                stop();
            } else {
                dialNext();
            }
        }

        /// Another host may have the port now, and this one the next.
        @Override
        public void ended(LinkListener.LossReason reason) {
            if (probes.remove(this)) {
                switch (reason) {
                    case REFUSED, NOT_A_HOST, OTHER_KEY -> refused(address);
                    case UNKNOWN_ADDRESS,
                            UNREACHABLE,
                            SILENT,
                            RESET,
                            SHUT_DOWN,
                            FULL,
                            TOO_SLOW,
                            BREACH,
                            ILLEGAL,
                            ENDLESS -> {}
                }
                dialNext();
            }
        }

        @Override
        public void closed(HostMessage.Closing closing) {
            ended(LinkListener.LossReason.RESET);
        }
    }
}
