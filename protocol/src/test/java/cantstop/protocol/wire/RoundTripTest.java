package cantstop.protocol.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cantstop.engine.Column;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.MoveSource;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.RequestId;
import cantstop.protocol.VersionRange;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RoundTripTest {
    @ParameterizedTest
    @EnumSource
    void whatIsWrittenIsReadBack(Kind kind) throws BreachException {
        for (Object sample : kind.samples()) {
            assertThat(kind.decode(kind.encode(sample))).isEqualTo(sample);
        }
    }

    @Test
    void everyRollAndEveryColumnComesThrough() throws BreachException {
        for (int index = 0; index < Roll.COUNT; index++) {
            Event rolled = new Event.Rolled(Seat.of(index % 4), Roll.of(index), index % 2 == 0, MoveSource.BOT);
            assertThat(EventCodec.decode(EventCodec.encode(rolled))).isEqualTo(rolled);
        }
        for (Column column : Column.all()) {
            Event chosen = new Event.Chosen(Seat.of(0), List.of(column, column), MoveSource.PERSON);
            assertThat(EventCodec.decode(EventCodec.encode(chosen))).isEqualTo(chosen);
        }
    }

    @Test
    void theLongestEventIsBelowItsLimit() {
        assertThat(SampleEvents.all())
                .allSatisfy(event -> assertThat(EventCodec.encode(event)).hasSizeLessThan(Limits.EVENT / 2));
    }

    @Test
    void ofAListWithTooManyTablesTheFirstOnesAreTaken() throws Exception {
        HostMessage.Tables tooMany =
                new HostMessage.Tables(Collections.nCopies(Limits.TABLES + 10, SampleTables.largest()));

        assertThat(HostMessageCodec.decode(HostMessageCodec.encode(tooMany)))
                .isEqualTo(new HostMessage.Tables(tooMany.tables().subList(0, Limits.TABLES)));
    }

    @Test
    void theLongestMessagesFitTheirFrames() {
        List<HostMessage.Entry> entries = LongStream.rangeClosed(1, Limits.ENTRIES_PER_CHUNK)
                .mapToObj(i -> SampleHostMessages.entry(Long.MAX_VALUE - Limits.ENTRIES_PER_CHUNK + i, Limits.EVENT))
                .toList();
        HostMessage chunk =
                new HostMessage.Entries(SampleEvents.TABLE, new Epoch(Integer.MAX_VALUE), Long.MAX_VALUE, entries);
        HostMessage tables = new HostMessage.Tables(Collections.nCopies(Limits.TABLES, SampleTables.largest()));

        assertThat(HostMessageCodec.encode(chunk)).hasSizeLessThan(Limits.HOST_FRAME);
        assertThat(HostMessageCodec.encode(tables)).hasSizeLessThan(Limits.HOST_FRAME * 2 / 3);
        // Parts of logs are cut to measure where they are sent.
        assertThat(SampleClientMessages.all())
                .filteredOn(message -> !(message instanceof ClientMessage.LogPart))
                .allSatisfy(message ->
                        assertThat(ClientMessageCodec.encode(message)).hasSizeLessThan(Limits.GUEST_FRAME / 16));
    }

    @Test
    void whatABreachQuotesIsMadeHarmless() throws BreachException {
        String quoted = "a\u202eb\nc".repeat(100);
        HostMessage closing =
                new HostMessage.Closing(HostMessage.CloseReason.BREACH, VersionRange.OURS, "cant-stop", quoted);

        assertThat(HostMessageCodec.decode(HostMessageCodec.encode(closing)))
                .isEqualTo(new HostMessage.Closing(
                        HostMessage.CloseReason.BREACH,
                        VersionRange.OURS,
                        "cant-stop",
                        "a?b?c".repeat(100).substring(0, Limits.DETAIL_LENGTH)));
    }

    @Test
    void whatCanNotBeSentIsRefusedAtHome() {
        assertThatThrownBy(() -> HostMessageCodec.encode(new HostMessage.Welcome(1, "cant-stop", "")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> HostMessageCodec.encode(
                        new HostMessage.Answered(new RequestId(1), new Answer.Declined(Answer.Reason.NOT_CONNECTED))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("never sent");
    }
}
