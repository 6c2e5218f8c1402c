package cantstop.host.event;

import cantstop.engine.TableName;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.host.admission.TableOpener;
import cantstop.host.admission.WaitingRoom;
import cantstop.host.session.Session;
import cantstop.host.table.Tables;
import cantstop.protocol.Answer;
import cantstop.protocol.ChatText;
import cantstop.protocol.HostMessage;
import cantstop.protocol.OrganiserCode;
import cantstop.protocol.OrganiserCommand;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// The organiser of a big party at this host: the first guest that showed the code. Identified by its key, so a
/// reconnect changes nothing; it lasts as long as the host runs. Confined to the host's thread.
public final class Organiser {
    private static final Answer DONE = new Answer.Accepted(0);

    private final Tables tables;
    private final TableOpener opener;
    private final RandomGenerator random;
    private final String hostName;
    private final Consumer<HostMessage> allGuests;
    private final WaitingRoom room = new WaitingRoom();
    private @Nullable OrganiserCode code;
    private @Nullable Key key;
    private @Nullable Session session;
    private int dealt;

    /// There is no organiser yet, and no code to become one.
    ///
    /// @param hostName the base of the tables' names
    /// @param allGuests sends a message to all connected guests
    public Organiser(
            Tables tables,
            TableOpener opener,
            RandomGenerator random,
            String hostName,
            Consumer<HostMessage> allGuests) {
        this.tables = tables;
        this.opener = opener;
        this.random = random;
        this.hostName = hostName;
        this.allGuests = allGuests;
    }

    /// The first who shows this code organises.
    public void letOrganise(OrganiserCode secret) {
        code = secret;
    }

    /// Tells a guest that this host has an organiser, or may have one.
    public void tell(Session guest) {
        if (guest.key().equals(key)) {
            session = guest;
        }
        if (code != null) {
            boolean itself = guest == session;
            guest.send(new HostMessage.Organised(itself, itself ? room.count() : 0));
        }
    }

    private void tellOrganiser() {
        if (session != null && !session.isEnded()) {
            tell(session);
        }
    }

    public void waits(WaitingRoom.Waiter waiter) {
        Session guest = waiter.session();
        if (!guest.isEnded() && tables.attendedBy(guest).isEmpty()) {
            room.enter(waiter);
            tellOrganiser();
        }
    }

    /// The guest went to a table on their own, or disconnected.
    public void waitsNoMore(Session guest) {
        if (room.leave(guest)) {
            tellOrganiser();
        }
    }

    /// Carries out an order, if it is the organiser's.
    public Answer carryOut(Session guest, OrganiserCommand order) {
        if (order instanceof OrganiserCommand.ShowCode(OrganiserCode shown)) {
            return shown(guest, shown);
        }
        if (!guest.key().equals(key)) {
            return new Answer.Declined(Answer.Reason.NOT_ALLOWED);
        }
        return switch (order) {
            case OrganiserCommand.ShowCode _ -> throw new IllegalStateException("shown before");
            case OrganiserCommand.CloseTable(TableId table) ->
                tables.close(table) ? DONE : new Answer.Declined(Answer.Reason.NO_SUCH_TABLE);
            case OrganiserCommand.Announce(ChatText text) -> {
                allGuests.accept(new HostMessage.Announced(text));
                yield DONE;
            }
            case OrganiserCommand.Shuffle _ -> shuffle();
        };
    }

    private Answer shown(Session guest, OrganiserCode shown) {
        boolean free = key == null || key.equals(guest.key());
        if (!shown.equals(code) || !free) {
            return new Answer.Declined(Answer.Reason.WRONG_CODE);
        }
        key = guest.key();
        tell(guest);
        return DONE;
    }

    private Answer shuffle() {
        Answer answer = DONE;
        for (List<WaitingRoom.Waiter> group : room.deal(random)) {
            if (opener.hasRoom()) {
                dealt++;
                opener.seat(group, tableName(), this::waits);
            } else {
                group.forEach(room::enter);
                answer = new Answer.Declined(Answer.Reason.TOO_MANY_TABLES);
            }
        }
        tellOrganiser();
        return answer;
    }

    /// The host's name and a number, or what of it there is room for.
    private TableName tableName() {
        String number = " " + dealt;
        int room = TableName.MOST_CODE_POINTS - number.length();
        int[] start = hostName.codePoints().limit(room).toArray();
        return new TableName(new String(start, 0, start.length).stripTrailing() + number);
    }
}
