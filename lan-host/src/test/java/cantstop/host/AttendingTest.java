package cantstop.host;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Epoch;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.host.admission.OpeningTest;
import cantstop.host.environment.HostLimits;
import cantstop.host.session.GuestLink;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.LogVersion;
import cantstop.protocol.PieceStyle;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Watcher;
import java.util.List;
import org.junit.jupiter.api.Test;

class AttendingTest {
    private final Party party = new Party();
    private final TestGuest anna = party.owner(Settings.DEFAULT);

    @Test
    void whoOpensATableSitsThereOwnsItAndAttendsIt() {
        assertThat(anna.heard())
                .hasExactlyElementsOfTypes(
                        HostMessage.Welcome.class,
                        HostMessage.Attending.class,
                        HostMessage.Entries.class,
                        HostMessage.Presence.class,
                        HostMessage.Answered.class);
        assertThat(anna.answerTo(new RequestId(1))).contains(new Answer.Opened(anna.table()));
        assertThat(anna.table().hex()).matches("[0-9a-f]{32}");
        assertThat(anna.state().isOwner(anna.person())).isTrue();
        assertThat(anna.state().hostKey()).isEqualTo(Party.HOST_KEY);
    }

    @Test
    void whoHasTheWholeLogIsSentNothingButThatThisIsAll() {
        TestGuest again = party.guest('b');

        again.says(new ClientMessage.Attend(
                anna.table(), anna.replica().sequence(), anna.replica().digest()));

        assertThat(again.lastHeard(HostMessage.Attending.class).from())
                .isEqualTo(anna.replica().sequence());
        assertThat(again.heard(HostMessage.Entries.class)).singleElement().satisfies(entries -> {
            assertThat(entries.entries()).isEmpty();
            assertThat(entries.upTo()).isEqualTo(anna.replica().sequence());
        });
    }

    @Test
    void whoHasThePartOfTheLogIsSentTheRest() {
        anna.asks(new Command.Lock(true));
        TestGuest watcher = party.guest('b');
        watcher.says(new ClientMessage.Attend(anna.table(), 0, anna.replica().digestAt(0)));
        party.core.lost(watcher);
        anna.asks(new Command.Lock(false));

        HostMessage.Attending attending =
                resumed(watcher.replica().sequence(), watcher.replica().digest());

        assertThat(attending.from()).isEqualTo(watcher.replica().sequence());
    }

    @Test
    void whoHasAnotherBranchOrMoreThanTheHostBeginsAnew() {
        long sequence = anna.replica().sequence();

        assertThat(resumed(sequence, Digest.of(new byte[] {
                            1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7,
                            8
                        }))
                        .from())
                .isZero();
        assertThat(resumed(sequence + 1, anna.replica().digest()).from()).isZero();
    }

    private HostMessage.Attending resumed(long sequence, Digest digest) {
        Recorder link = new Recorder();
        party.core.connected(link, new Key("e".repeat(64)));
        party.core.received(link, new ClientMessage.Hello(cantstop.protocol.VersionRange.OURS, "test"));
        party.core.received(link, new ClientMessage.Attend(anna.table(), sequence, digest));
        return link.heard.stream()
                .filter(HostMessage.Attending.class::isInstance)
                .map(HostMessage.Attending.class::cast)
                .findFirst()
                .orElseThrow();
    }

    /// A link whose guest folds nothing.
    private static final class Recorder implements GuestLink {
        private final List<HostMessage> heard = new java.util.ArrayList<>();

        @Override
        public void send(HostMessage message) {
            heard.add(message);
        }

        @Override
        public void close() {
            // Nobody is at the other end.
        }
    }

    @Test
    void aLongLogComesInBoundedPieces() {
        for (int times = 0; times < Limits.ENTRIES_PER_CHUNK; times++) {
            anna.asks(new Command.Lock(times % 2 == 0));
            party.passesWith(HostLimits.ARRANGING_PAUSE, anna);
        }

        TestGuest late = party.guest('b').attends(anna.table());

        assertThat(late.heard(HostMessage.Entries.class)).hasSize(2);
        assertThat(late.replica().digest()).isEqualTo(anna.replica().digest());
    }

    @Test
    void aTableThatIsNotHereIsSaid() {
        anna.says(new ClientMessage.Attend(new TableId("0".repeat(32)), 0, Digest.EMPTY));

        assertThat(anna.answerTo(RequestId.ATTENDING)).contains(new Answer.Declined(Answer.Reason.NO_SUCH_TABLE));
    }

    @Test
    void everybodyHearsWhoIsThere() {
        TestGuest ben = party.guest('b').attends(anna.table());
        assertThat(anna.lastHeard(HostMessage.Presence.class))
                .isEqualTo(new HostMessage.Presence(
                        anna.table(),
                        List.of(anna.person()),
                        1,
                        List.of(),
                        List.of(new Watcher(ben.person().key(), null))));

        ben.sits();
        assertThat(anna.lastHeard(HostMessage.Presence.class))
                .isEqualTo(new HostMessage.Presence(
                        anna.table(), List.of(anna.person(), ben.person()), 0, List.of(), List.of()));

        party.core.lost(ben);
        assertThat(anna.lastHeard(HostMessage.Presence.class))
                .isEqualTo(new HostMessage.Presence(anna.table(), List.of(anna.person()), 0, List.of(), List.of()));
    }

    @Test
    void attendingAnotherTableEndsThisOne() {
        TestGuest ben = party.joins('b', anna);

        ben.opens(Settings.DEFAULT);
        ben.forgetsWhatItHeard();
        anna.asks(new Command.Lock(true));

        assertThat(ben.heard()).isEmpty();
        assertThat(anna.lastHeard(HostMessage.Presence.class).present()).containsExactly(anna.person());
    }

    @Test
    void whatTheMoversHandIsOverIsShownToTheOthers() {
        TestGuest ben = party.joins('b', anna);
        party.starts(anna);
        List<Column> columns = List.of(Column.SIX, Column.EIGHT);

        anna.says(new ClientMessage.Hover(anna.table(), columns));
        TestGuest late = party.guest('c').attends(anna.table());

        HostMessage.Hovered hovered = new HostMessage.Hovered(anna.table(), Seat.of(0), columns);
        assertThat(ben.heard(HostMessage.Hovered.class)).containsExactly(hovered);
        assertThat(late.heard(HostMessage.Hovered.class)).containsExactly(hovered);
        assertThat(anna.heard(HostMessage.Hovered.class)).isEmpty();
    }

    @Test
    void nobodyElsesHandIsShown() {
        TestGuest ben = party.joins('b', anna);
        party.starts(anna);

        ben.says(new ClientMessage.Hover(anna.table(), List.of(Column.SIX)));

        assertThat(anna.heard(HostMessage.Hovered.class)).isEmpty();
    }

    @Test
    void theListOfTablesIsSentNowAndWheneverItChanges() {
        TestGuest visitor = party.guest('e');
        visitor.says(new ClientMessage.ListTables());

        anna.asks(new Command.Lock(true));
        party.guest('b').opens(Settings.DEFAULT);

        assertThat(visitor.heard(HostMessage.Tables.class))
                .extracting(tables -> tables.tables().size())
                .containsExactly(1, 1, 2);
        assertThat(visitor.heard(HostMessage.Tables.class).get(1).tables())
                .containsExactly(new TableSummary(
                        anna.table(),
                        new TableName("Round one"),
                        Settings.DEFAULT,
                        List.of("Opener"),
                        List.of(new PieceStyle(Colour.BLUE, Shape.CIRCLE)),
                        false,
                        true,
                        0,
                        Epoch.FIRST,
                        anna.state().instance(),
                        LogVersion.FIRST));
    }

    @Test
    void aHostHasSoManyTablesAwakeAndNoMore() {
        party.journal.hold();
        TestGuest ben = party.guest('b');
        for (int table = 0; table < HostLimits.TABLES_AWAKE; table++) {
            if (table % HostLimits.TABLES_PER_KEY == 0) {
                party.passesWith(OpeningTest.UNTIL_ALL_ARE_OPEN, ben);
                ben = party.guest(table);
            }
            ben.opens(Settings.DEFAULT);
        }

        party.passesWith(OpeningTest.UNTIL_ALL_ARE_OPEN, ben);
        TestGuest late = party.guest('9').opens(Settings.DEFAULT);

        assertThat(late.lastHeard(HostMessage.Answered.class).answer())
                .isEqualTo(new Answer.Declined(Answer.Reason.TOO_MANY_TABLES));
    }
}
