package cantstop.protocol.client;

import cantstop.engine.TableId;
import cantstop.engine.TableState;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.HostMessage.SuccessionStage;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Timers;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Stays with a table whose host changes.
///
/// Planned: the host says where its successor listens; this side tries to reach it and reports. When the log
/// names the successor, the line moves there. Unplanned: the line is lost; who may go on as host is told at once
/// ([Offer]), and meanwhile the laptops of those who sit at the table are searched for one that does. Followed
/// are whoever the host or its log names, and [Candidates] beside. Where all is well, others who lead the table,
/// too, may be looked for ([Rivals]).
final class Following {
    private final Line line;
    private final Whereabouts whereabouts;
    private final Search search;
    private final Places places = new Places();
    private final Candidates candidates;
    private final Offer offer;
    private final Search.Quest rivals;
    private final Search.Quest leaders = new AnyLeader();
    private HostMessage.@Nullable Succession succession;

    /// Whether the host that the line leads to waits for people, too.
    private boolean gathering;

    /// Whether to look for rivals of the host that the line is up to.
    private boolean watching;

    /// The host that the log, or the last one, named; null while the line leads to it.
    private @Nullable String heir;

    /// The epoch in which it was named. Should it die before anybody reaches it, somebody else opens a later one.
    private int heirSince;

    Following(Timers timers, Line line, Whereabouts whereabouts, ClientListener listener, Search search) {
        this.line = line;
        this.whereabouts = whereabouts;
        this.search = search;
        candidates = new Candidates(line, whereabouts, places);
        offer = new Offer(timers, listener);
        rivals = new Rivals(candidates, whereabouts, listener);
    }

    /// The host with that key is said to be there: by a beacon, or by the program that this is a part of.
    void hint(HostAddress address, String hostKey) {
        places.hint(address, hostKey);
    }

    /// What the host says of the attended table.
    void noticed(HostMessage.Notice notice) {
        switch (notice) {
            case HostMessage.Presence said when isHere(said.table()) -> offer.present(said.present());
            case HostMessage.Peers said
            when isHere(said.table()) -> said.peers().forEach(peer -> places.sits(peer.address(), peer.key()));
            case HostMessage.Succession said when isHere(said.table()) -> hear(said);
            case HostMessage.Gathering said when isHere(said.table()) -> gather();
            default -> {}
        }
    }

    private boolean isHere(TableId table) {
        return whereabouts.table().filter(table::equals).isPresent();
    }

    /// Somebody else may have gone on, or the last host may be back.
    private void gather() {
        if (!gathering) {
            gathering = true;
            search.begin(leaders);
        }
    }

    private void hear(HostMessage.Succession said) {
        boolean isNews = succession == null
                || succession.stage() != said.stage()
                || !succession.successor().equals(said.successor());
        succession = said;
        places.named(said.stage() == SuccessionStage.DONE ? said.addresses() : List.of());
        if (!isNews) {
            return;
        }
        switch (said.stage()) {
            case NAMED -> {}
            case LISTENING -> search.begin(new Successor(said));
            case DONE -> follow(said.successor().key());
            case CALLED_OFF -> rest();
        }
    }

    /// Looks for rivals of the host that the line is up to, or for nobody.
    void watch(boolean wanted) {
        boolean news = wanted != watching;
        watching = wanted;
        boolean busy = gathering || heir != null || isReaching();
        if (news && line.host().isPresent() && !busy) {
            rest();
        }
    }

    private boolean isReaching() {
        return succession != null && succession.stage() == SuccessionStage.LISTENING;
    }

    /// All is well with the host that the line is up to.
    private void rest() {
        if (watching) {
            search.keepOn(rivals);
        } else {
            search.end();
        }
    }

    /// The state of the attended table is this now.
    void look(TableState state) {
        Optional<String> host = line.host();
        if (host.isPresent() && state.epoch() > 0) {
            if (!host.get().equals(state.hostKey())) {
                follow(state.hostKey());
            } else if (gathering || heir != null && state.epoch() > heirSince) {
                gathering = false;
                heir = state.epoch() > heirSince ? null : heir;
                rest();
            }
        }
    }

    private void follow(String hostKey) {
        if (line.host().filter(hostKey::equals).isPresent() || hostKey.equals(heir)) {
            return;
        }
        heir = hostKey;
        heirSince = whereabouts.state().map(TableState::epoch).orElse(0);
        places.of(hostKey).ifPresentOrElse(known -> line.moveTo(known, hostKey), () -> search.begin(leaders));
    }

    /// The line is up.
    void up(String hostKey) {
        gathering = false;
        line.where().ifPresent(places::led);
        if (hostKey.equals(heir)) {
            heir = null;
        }
        if (heir == null) {
            rest();
        }
        offer.withdraw();
    }

    /// The line is down, and tries to come up again: also to somebody who was found and is there no more.
    ///
    /// @param saidSo whether the host said that it goes
    void down(boolean saidSo) {
        whereabouts.state().ifPresent(state -> {
            offer.make(state, saidSo);
            search.keepOn(leaders);
        });
    }

    /// The line is down, and stays so until somebody decides.
    void stopped() {
        search.end();
        offer.withdraw();
    }

    /// Nothing of what was before matters any more.
    void forget() {
        search.end();
        offer.forget();
        heir = null;
        succession = null;
        watching = false;
        places.forget();
    }

    /// Whether a host with that key may lead the attended table.
    boolean mayLead(String hostKey) {
        return candidates.mayLead(hostKey);
    }

    private void say(HandOverStep step) {
        whereabouts.table().ifPresent(table -> line.send(new ClientMessage.HandOver(table, step)));
    }

    /// The named successor, which everybody tries to reach before it leads.
    private final class Successor implements Search.Quest {
        private final HostMessage.Succession said;

        Successor(HostMessage.Succession said) {
            this.said = said;
        }

        @Override
        public List<HostAddress> where() {
            return said.addresses();
        }

        @Override
        public boolean trusts(String hostKey) {
            return hostKey.equals(said.successor().key());
        }

        @Override
        public boolean found(HostAddress address, String hostKey, List<TableSummary> tables) {
            places.reached(address, hostKey);
            search.end();
            say(new HandOverStep.Reached(true));
            return true;
        }

        @Override
        public void inVain() {
            say(new HandOverStep.Reached(false));
        }
    }

    /// Whoever goes on with the table.
    private final class AnyLeader implements Search.Quest {
        @Override
        public List<HostAddress> where() {
            return candidates.elsewhere();
        }

        @Override
        public boolean trusts(String hostKey) {
            return !candidates.isThere(hostKey) && (hostKey.equals(heir) || mayLead(hostKey));
        }

        @Override
        public boolean found(HostAddress address, String hostKey, List<TableSummary> tables) {
            Optional<TableState> state = whereabouts.state();
            boolean better = state.isPresent()
                    && tables.stream()
                            .filter(table -> table.id().equals(state.get().id()))
                            .anyMatch(table -> isBetter(table.epoch(), hostKey, state.get()));
            if (better || hostKey.equals(heir)) {
                search.end();
                line.moveTo(address, hostKey);
            }
            return better;
        }

        /// Whether to go there from where this guest is: nowhere, or with somebody who waits for people,
        /// too. Of two who wait for the same people the lower fingerprint goes on waiting.
        private boolean isBetter(int epoch, String hostKey, TableState state) {
            if (epoch == 0) {
                return line.host()
                        .map(here -> heir == null && hostKey.compareTo(here) < 0)
                        .orElse(true);
            }
            return epoch > state.epoch() || epoch == state.epoch() && hostKey.equals(state.hostKey());
        }
    }
}
