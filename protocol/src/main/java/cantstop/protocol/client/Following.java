package cantstop.protocol.client;

import cantstop.engine.Chair;
import cantstop.engine.Occupant;
import cantstop.engine.Person;
import cantstop.engine.TableState;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.HostMessage.SuccessionStage;
import cantstop.protocol.Limits;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Timers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Stays with a table whose host changes.
///
/// Planned: the host says where its successor listens; this side tries to reach it and reports. When the
/// log names the successor, the line moves there. Unplanned: the line is lost; who may go on as host is
/// told at once, and meanwhile the laptops of those who sit at the table are searched for one that does.
/// Who is believed: the host that the log names, and those with a seat; what they have is checked entry by
/// entry as always.
final class Following {
    /// What this needs of the client half.
    interface Owner {
        /// The key of the host that the line is up to; empty while it is not.
        Optional<String> host();

        /// Where the line leads, up or not, and
        Optional<HostAddress> address();

        /// the key of the host there.
        Optional<String> key();

        /// Goes on at another host, with the table that is attended.
        void moveTo(HostAddress address, String hostKey);

        void say(HandOverStep step);
    }

    private final Timers timers;
    private final Whereabouts whereabouts;
    private final ClientListener listener;
    private final Owner owner;
    private final Search search;
    private final Places places = new Places();
    private List<Person> present = List.of();
    private HostMessage.@Nullable Succession succession;
    private @Nullable Vacancy vacancy;
    private Timers.@Nullable Timer offer;

    private final Search.Quest rivals = new Rivals();

    private final Search.Quest leaders = new AnyLeader();

    /// Whether the host that the line leads to waits for people, too.
    private boolean gathering;

    /// Whether to look for rivals of the host that the line is up to.
    private boolean watching;

    /// The host that the log, or the last one, named; null while the line leads to it.
    private @Nullable String heir;

    /// The epoch in which it was named. Should it die before anybody reaches it, somebody else opens a later one.
    private int heirSince;

    Following(Timers timers, Whereabouts whereabouts, ClientListener listener, Owner owner, Search search) {
        this.timers = timers;
        this.whereabouts = whereabouts;
        this.listener = listener;
        this.owner = owner;
        this.search = search;
    }

    /// The host with that key is said to be there: by a beacon, or by the program that this is a part of.
    void hint(HostAddress address, String hostKey) {
        places.hint(address, hostKey);
    }

    /// What the host says of the attended table.
    void noticed(HostMessage.Notice notice) {
        switch (notice) {
            case HostMessage.Presence said when isHere(said.table()) -> present = said.present();
            case HostMessage.Peers said
            when isHere(said.table()) -> said.peers().forEach(peer -> places.sits(peer.address(), peer.key()));
            case HostMessage.Succession said when isHere(said.table()) -> hear(said);
            case HostMessage.Gathering said when isHere(said.table()) -> gather();
            default -> {}
        }
    }

    private boolean isHere(String table) {
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
        if (news && owner.host().isPresent() && !busy) {
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
        Optional<String> host = owner.host();
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
        if (owner.host().filter(hostKey::equals).isPresent() || hostKey.equals(heir)) {
            return;
        }
        heir = hostKey;
        heirSince = whereabouts.state().map(TableState::epoch).orElse(0);
        places.of(hostKey).ifPresentOrElse(known -> owner.moveTo(known, hostKey), () -> search.begin(leaders));
    }

    /// The line is up.
    void up(String hostKey) {
        gathering = false;
        owner.address().ifPresent(places::led);
        if (hostKey.equals(heir)) {
            heir = null;
        }
        if (heir == null) {
            rest();
        }
        fill();
    }

    /// The line is down, and tries to come up again: also to somebody who was found and is there no more.
    void down() {
        Optional<TableState> state = whereabouts.state();
        if (vacancy == null && state.isPresent()) {
            vacancy = Vacancy.at(state.get(), present);
            offer = timers.after(Limits.OFFER_TO_OTHERS, this::offerToAll);
            listener.vacant(Optional.of(vacancy));
        }
        if (state.isPresent()) {
            search.keepOn(leaders);
        }
    }

    /// The line is down, and stays so until somebody decides.
    void stopped() {
        search.end();
        fill();
    }

    /// Nothing of what was before matters any more.
    void forget() {
        stopped();
        heir = null;
        succession = null;
        watching = false;
        present = List.of();
        places.forget();
    }

    /// Whether a host with that key may lead the attended table.
    boolean mayLead(String hostKey) {
        return whereabouts
                .state()
                .filter(state ->
                        state.hostKey().equals(hostKey) || seated(state).contains(hostKey))
                .isPresent();
    }

    private static List<String> seated(TableState state) {
        List<String> keys = new ArrayList<>();
        for (Chair chair : state.chairs()) {
            if (chair.occupant() instanceof Occupant.Human(Person person)) {
                keys.add(person.key());
            }
        }
        return keys;
    }

    private void offerToAll() {
        if (vacancy != null) {
            vacancy = vacancy.opened();
            listener.vacant(Optional.of(vacancy));
        }
    }

    private void fill() {
        if (offer != null) {
            offer.cancel();
            offer = null;
        }
        if (vacancy != null) {
            vacancy = null;
            listener.vacant(Optional.empty());
        }
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
            owner.say(new HandOverStep.Reached(true));
            return true;
        }

        @Override
        public void inVain() {
            owner.say(new HandOverStep.Reached(false));
        }
    }

    /// All the places where a host of the table may be, but the one that the line is up to.
    private List<HostAddress> elsewhere() {
        List<HostAddress> named =
                succession != null && succession.stage() == SuccessionStage.DONE ? succession.addresses() : List.of();
        return places.all(named, owner.host().flatMap(key -> owner.address()));
    }

    /// Whether that is the host that the line leads to, or tries to: a second connection of one key would end the
    /// first.
    private boolean isThere(String hostKey) {
        return owner.key().filter(hostKey::equals).isPresent();
    }

    /// Others who say that they lead the table.
    private final class Rivals implements Search.Quest {
        @Override
        public List<HostAddress> where() {
            return elsewhere();
        }

        @Override
        public boolean trusts(String hostKey) {
            return !isThere(hostKey) && mayLead(hostKey);
        }

        @Override
        public boolean found(HostAddress address, String hostKey, List<TableSummary> tables) {
            whereabouts
                    .state()
                    .filter(state -> tables.stream()
                            .anyMatch(table -> table.id().equals(state.id()) && table.epoch() >= state.epoch()))
                    .ifPresent(state -> listener.rivalFound(state.id(), address, hostKey));
            return false;
        }
    }

    /// Whoever goes on with the table.
    private final class AnyLeader implements Search.Quest {
        @Override
        public List<HostAddress> where() {
            return elsewhere();
        }

        @Override
        public boolean trusts(String hostKey) {
            return !isThere(hostKey) && (hostKey.equals(heir) || mayLead(hostKey));
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
                owner.moveTo(address, hostKey);
            }
            return better;
        }

        /// Whether to go there from where this guest is: nowhere, or with somebody who waits for people,
        /// too. Of two who wait for the same people the lower fingerprint goes on waiting.
        private boolean isBetter(int epoch, String hostKey, TableState state) {
            if (epoch == 0) {
                return owner.host()
                        .map(here -> heir == null && hostKey.compareTo(here) < 0)
                        .orElse(true);
            }
            return epoch > state.epoch() || epoch == state.epoch() && hostKey.equals(state.hostKey());
        }
    }
}
