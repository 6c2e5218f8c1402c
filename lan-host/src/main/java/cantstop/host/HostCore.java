package cantstop.host;

import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.Log;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.engine.succession.SplitBrain;
import cantstop.host.admission.WaitingRoom;
import cantstop.host.environment.AwakeTimers;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.HostInfo;
import cantstop.host.environment.HostMetrics;
import cantstop.host.environment.HostSnapshot;
import cantstop.host.environment.HostStatus;
import cantstop.host.environment.Pace;
import cantstop.host.event.Organiser;
import cantstop.host.session.GuestLink;
import cantstop.host.session.Session;
import cantstop.host.session.Sessions;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.OrganiserCode;
import cantstop.protocol.RequestId;
import cantstop.protocol.client.RivalWatch;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The host: the one authority over its tables, without any I/O. The network layer tells it of connections and
/// messages; it answers over the links that it was given.
///
/// All methods but [#closing] belong to one thread, the host's, and so do the callbacks of everything in
/// [HostEnvironment].
public final class HostCore {
    private static final Logger LOG = LoggerFactory.getLogger(HostCore.class);

    private final AwakeTimers timers;
    private final HostInfo info;
    private final Lobby lobby;
    private final Organiser organiser;
    private final HostMetrics metrics;
    private final Sessions sessions;
    private boolean shutDown;

    public HostCore(HostEnvironment environment, HostInfo info, Pace pace) {
        timers = new AwakeTimers(environment.timers());
        this.info = info;
        sessions = new Sessions(timers);
        metrics = new HostMetrics(timers);
        lobby = new Lobby(environment.with(timers).answering(), info.key(), pace, metrics);
        timers.onSleep(lobby.tables()::woke);
        organiser = new Organiser(lobby.tables(), lobby.opener(), environment.random(), info.name(), sessions::tellAll);
    }

    /// Lets the first guest that shows this code organise the party: close tables, announce, and seat those who wait.
    public void letOrganise(OrganiserCode code) {
        organiser.letOrganise(code);
    }

    /// The host's load since the last call.
    public HostStatus status() {
        return metrics.status(sessions.count(), lobby.tables().awake().size());
    }

    /// Lists tables that the journal kept from an earlier run. All tables of the journal can be attended,
    /// listed or not: a table goes on when the first of its people comes back.
    ///
    /// @param tables their identities, in the order of the list
    public void recover(List<TableId> tables) {
        lobby.tables().list(tables);
    }

    /// Takes over a table of another host: writes its log and begins the next epoch under this host's key. An earlier
    /// copy of that table is set aside.
    ///
    /// @param log audited by the caller, and the core's from now on
    /// @param done gets Accepted once it is written, or the reason why not
    public void adopt(Log log, Consumer<Answer> done) {
        Command.BeginEpoch begin = new Command.BeginEpoch(log.state().epoch().next(), info.key());
        lobby.takeovers().adopt(log, Optional.of(begin), done);
    }

    /// A connection is up and encrypted.
    ///
    /// @param key the fingerprint of the key that the guest proved to hold
    public void connected(GuestLink link, Key key) {
        if (shutDown || sessions.isFull(key) || !hasPlace(link, key)) {
            link.send(closing(shutDown ? HostMessage.CloseReason.SHUTTING_DOWN : HostMessage.CloseReason.FULL, ""));
            link.close();
            return;
        }
        sessions.add(link, new Session(link, key, timers, sessions.allowancesOf(key), () -> silent(link)));
    }

    /// Whether there is a free connection for a newcomer, or a guest was disconnected to free one.
    private boolean hasPlace(GuestLink link, Key key) {
        if (sessions.isFull()) {
            sessions.evictedFor(link, key, lobby.seatedKeys())
                    .ifPresent(other -> end(other, HostMessage.CloseReason.FULL, "the place is needed"));
        }
        return !sessions.isFull();
    }

    /// A guest has sent a message.
    public void received(GuestLink link, ClientMessage message) {
        Session session = sessions.of(link);
        if (session == null) {
            return;
        }
        try {
            if (session.heard()) {
                hear(session, link, message);
            } else {
                end(link, HostMessage.CloseReason.BREACH, "too many messages");
            }
        } catch (RuntimeException e) {
            LOG.error("A message could not be handled", e);
            end(link, HostMessage.CloseReason.BREACH, "that could not be handled");
        }
    }

    /// A connection is down, or silent for so long that it counts as down.
    public void lost(GuestLink link) {
        Session session = sessions.remove(link);
        if (session != null) {
            lobby.left(session);
            organiser.waitsNoMore(session);
            session.end();
        }
    }

    /// A guest has been silent for too long. One who never said hello may still be there and is told why; any other is
    /// gone.
    private void silent(GuestLink link) {
        Session session = sessions.of(link);
        if (session != null && !session.isWelcomed()) {
            end(link, HostMessage.CloseReason.TOO_SLOW, "hello did not come in time");
        } else {
            lost(link);
        }
    }

    /// Ends one connection and says why: what came over it breaks the protocol, or it reads too slowly.
    ///
    /// @param detail in English, for the guest's log
    public void end(GuestLink link, HostMessage.CloseReason reason, String detail) {
        Session session = sessions.of(link);
        if (session != null) {
            LOG.info("Closing a guest's connection: {} {}", reason, detail);
            session.send(closing(reason, detail));
            lost(link);
        }
    }

    /// Begins a takeover: waits for the players of a table that another host led. They bring its log.
    public void gather(TableId table) {
        lobby.pendingTakeovers().begin(table, Epoch.NONE);
    }

    /// Waits for a table that its host hands over to this one, in an epoch in which the log is going to name this host.
    public void succeed(TableId table, Epoch epoch) {
        lobby.pendingTakeovers().begin(table, epoch);
    }

    /// The tables to watch for other hosts that lead them, too: those from which people are missing.
    public List<RivalWatch.Incomplete> incomplete() {
        return lobby.takeovers().incomplete().stream()
                .map(table -> new RivalWatch.Incomplete(table.state(), sessions.lastAddresses(table.missing())))
                .toList();
    }

    /// Another host says that it leads a table of this host, too; its log is the proof. This host yields to it
    /// if it was elected, or if no other laptop is connected to the table here.
    ///
    /// @return what this host does
    public SplitBrain rival(RivalWatch.Rival rival) {
        return lobby.takeovers().judge(rival);
    }

    /// Tells every guest that the host ends, and closes their connections.
    public void shutDown() {
        shutDown = true;
        lobby.rest();
        for (GuestLink link : sessions.links()) {
            end(link, HostMessage.CloseReason.SHUTTING_DOWN, "");
        }
        // The closed connections make players absent; the tables must not wait for them any more.
        lobby.rest();
    }

    /// The state of the host that its beacons announce.
    public HostSnapshot snapshot() {
        return new HostSnapshot(
                lobby.list().all(), sessions.guests(), lobby.takeovers().attended());
    }

    private void hear(Session session, GuestLink link, ClientMessage message) {
        if (message instanceof ClientMessage.Hello hello) {
            if (session.isWelcomed()) {
                end(link, HostMessage.CloseReason.BREACH, "hello was said before");
            } else {
                greet(session, link, hello);
            }
        } else if (session.isWelcomed()) {
            answer(session, link, message);
        } else {
            end(link, HostMessage.CloseReason.BREACH, "hello comes first");
        }
    }

    /// The newest connection of an identity stays: an older one may be half open since a laptop slept.
    private void greet(Session session, GuestLink link, ClientMessage.Hello hello) {
        OptionalInt version = info.versions().common(hello.versions());
        if (version.isEmpty()) {
            end(link, HostMessage.CloseReason.OTHER_VERSION, "");
            return;
        }
        boolean copied = sessions.isCopy(session);
        HostMessage.CloseReason why = copied ? HostMessage.CloseReason.COPIED : HostMessage.CloseReason.REPLACED;
        sessions.olderLink(session).ifPresent(older -> end(older, why, ""));
        sessions.welcome(session, new HostMessage.Welcome(version.getAsInt(), info.program(), info.name()));
        if (copied) {
            session.send(new HostMessage.Copied());
        }
    }

    private void answer(Session session, GuestLink link, ClientMessage message) {
        if (message instanceof ClientMessage.ByPerson said && !isProfile(said.profile())) {
            end(link, HostMessage.CloseReason.BREACH, "no such profile");
            return;
        }
        if (message instanceof ClientMessage.Request request && !mayCommand(session, request.request())) {
            return;
        }
        switch (message) {
            case ClientMessage.OfTable about -> lobby.handle(session, about);
            case ClientMessage.Hello _ -> throw new IllegalStateException("hello was answered before");
            case ClientMessage.ListTables _ -> {
                lobby.list().show(session);
                organiser.tell(session);
            }
            case ClientMessage.OpenTable open -> {
                organiser.waitsNoMore(session);
                lobby.opener().open(session, open);
            }
            case ClientMessage.Attend attend -> {
                if (session.mayCommand()) {
                    organiser.waitsNoMore(session);
                    session.introduces(attend.as());
                    lobby.attend(session, attend);
                } else {
                    end(link, HostMessage.CloseReason.BREACH, "too many commands");
                }
            }
            case ClientMessage.Organise asked ->
                session.send(new HostMessage.Answered(asked.request(), organiser.carryOut(session, asked.order())));
            case ClientMessage.WaitForSeat wait -> {
                if (session.mayCommand()) {
                    organiser.waits(new WaitingRoom.Waiter(session, session.person(wait), wait.wish()));
                }
            }
            case ClientMessage.LogPart part -> lobby.pendingTakeovers().part(session, part);
            case ClientMessage.CastVote cast -> lobby.pendingTakeovers().voted(session, cast);
            case ClientMessage.Ping(long nonce) -> session.send(new HostMessage.Pong(nonce));
            case ClientMessage.Pong(long nonce) -> lobby.tables().answered(session, nonce);
            case ClientMessage.Goodbye _ -> {
                session.leaves();
                lost(link);
            }
        }
    }

    private static boolean isProfile(int profile) {
        return profile >= 0 && profile < Person.PROFILES;
    }

    private boolean mayCommand(Session session, RequestId request) {
        metrics.command();
        if (session.mayCommand()) {
            return true;
        }
        session.send(new HostMessage.Answered(request, new Answer.Declined(Answer.Reason.TOO_MANY_COMMANDS)));
        return false;
    }

    /// The closing message of this host for a connection. May be called on any thread.
    ///
    /// @param detail in English, for the guest's log
    public HostMessage.Closing closing(HostMessage.CloseReason reason, String detail) {
        return new HostMessage.Closing(reason, info.versions(), info.program(), detail);
    }
}
