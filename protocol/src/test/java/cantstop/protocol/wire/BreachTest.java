package cantstop.protocol.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cantstop.protocol.Limits;
import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.google.protobuf.Message;
import com.google.protobuf.UnknownFieldSet;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Takes good messages and spoils one thing at a time.
@Tag("slow")
class BreachTest {
    /// What may be left out, as the `.proto` files say.
    private static final Set<String> MAY_BE_LEFT_OUT = Set.of(
            "cantstop.v1.Beacon.page",
            "cantstop.v1.Beacon.sum",
            "cantstop.v1.Attend.as",
            "cantstop.v1.EpochBegan.election",
            "cantstop.v1.EpochBegan.instance",
            "cantstop.v1.TableSummary.instance",
            "cantstop.v1.TableSummary.readable_by",
            "cantstop.v1.Started.starter",
            "cantstop.v1.Throwing.seat",
            "cantstop.v1.Over.winner",
            "cantstop.v1.SitDown.seat",
            "cantstop.v1.TableSummary.epoch",
            "cantstop.v1.Settings.bot_pace",
            "cantstop.v1.Settings.browsers",
            "cantstop.v1.Spoken.seat",
            "cantstop.v1.Absences.pause",
            "cantstop.v1.Watcher.name",
            "cantstop.v1.Probe.table",
            "cantstop.v1.LetBotPlay.whom",
            "cantstop.v1.GiveSeat.whom",
            "cantstop.v1.Remove.whom",
            "cantstop.v1.NameOwner.whom");

    /// Lists that may be empty, as the `.proto` files say; emptying any other is a breach.
    private static final Set<String> MAY_BE_EMPTY = Set.of(
            "cantstop.v1.Stopped.won",
            "cantstop.v1.PassedOver.won",
            "cantstop.v1.Rolled.shown",
            "cantstop.v1.StartRolled.shown",
            "cantstop.v1.Absences.absent",
            "cantstop.v1.Absence.voices",
            "cantstop.v1.Tables.tables",
            "cantstop.v1.TableSummary.players",
            "cantstop.v1.TableSummary.pieces",
            "cantstop.v1.Entries.entries",
            "cantstop.v1.Hover.columns",
            "cantstop.v1.Hovered.columns",
            "cantstop.v1.Presence.present",
            "cantstop.v1.Presence.browsers",
            "cantstop.v1.Presence.watching",
            "cantstop.v1.LogPart.entries",
            "cantstop.v1.Peers.peers",
            "cantstop.v1.Succession.addresses",
            "cantstop.v1.Succession.reached",
            "cantstop.v1.Succession.waiting",
            "cantstop.v1.Succession.failed",
            "cantstop.v1.Gathering.come",
            "cantstop.v1.Gathering.missing",
            "cantstop.v1.Gathering.flaws",
            "cantstop.v1.Conversation.lines",
            "cantstop.v1.Calls.calling",
            "cantstop.v1.Knocks.knockers",
            "cantstop.v1.Calls.points",
            "cantstop.v1.Beacon.some",
            "cantstop.v1.Probe.heard");

    /// Enums of which a constant that only a later version has can be ignored.
    private static final Set<String> MAY_BE_LATER = Set.of(
            "cantstop.v1.Utterance.reaction",
            "cantstop.v1.Answered.declined",
            "cantstop.v1.Refusal.plain",
            "cantstop.v1.Closing.reason",
            "cantstop.v1.TableStopped.reason",
            "cantstop.v1.Absence.kind",
            "cantstop.v1.Voice.what");

    private static final UnknownFieldSet UNKNOWN = UnknownFieldSet.newBuilder()
            .addField(
                    1000,
                    UnknownFieldSet.Field.newBuilder()
                            .addVarint(42)
                            .addLengthDelimited(ByteString.copyFromUtf8("from the future"))
                            .build())
            .build();

    @ParameterizedTest
    @EnumSource
    void aFieldThatIsMissingIsABreach(Kind kind) throws Exception {
        Predicate<FieldDescriptor> needed =
                field -> !MAY_BE_LEFT_OUT.contains(field.getFullName()) && !MAY_BE_EMPTY.contains(field.getFullName());

        assertEachBreaks(kind, needed, Message.Builder::clearField);
    }

    @ParameterizedTest
    @EnumSource
    void anEnumThatIsUnsetOrUnknownIsABreach(Kind kind) throws Exception {
        assertEachBreaks(kind, BreachTest::isEnum, (message, field) -> set(message, field, 0));
        assertEachBreaks(
                kind,
                field -> isEnum(field) && !MAY_BE_LATER.contains(field.getFullName()),
                (message, field) -> set(message, field, 99));
    }

    @ParameterizedTest
    @EnumSource
    void aConstantOfALaterVersionIsIgnoredWhereThatIsSafe(Kind kind) throws Exception {
        Predicate<FieldDescriptor> harmless = field -> MAY_BE_LATER.contains(field.getFullName());
        for (Object sample : kind.samples()) {
            for (Alterations.Altered altered : Alterations.of(
                    kind.parse(kind.encode(sample)), harmless, (message, field) -> set(message, field, 99))) {
                assertThat(kind.decode(altered.message().toByteArray()))
                        .as(altered.where())
                        .hasSameClassAs(sample);
            }
        }
    }

    private static boolean isEnum(FieldDescriptor field) {
        return field.getJavaType() == JavaType.ENUM;
    }

    private static void set(Message.Builder message, FieldDescriptor field, int number) {
        EnumValueDescriptor value = field.getEnumType().findValueByNumberCreatingIfUnknown(number);
        message.setField(field, value);
    }

    @ParameterizedTest
    @EnumSource
    void aNumberBeyondEverythingIsABreach(Kind kind) throws Exception {
        Predicate<FieldDescriptor> numbers = field ->
                field.getType() == FieldDescriptor.Type.UINT32 || field.getType() == FieldDescriptor.Type.UINT64;

        assertEachBreaks(kind, numbers, (message, field) -> {
            Object huge = beyond(field);
            message.setField(field, field.isRepeated() ? List.of(huge, huge) : huge);
        });
    }

    private static Object beyond(FieldDescriptor field) {
        if (field.getJavaType() == JavaType.INT) {
            return -1;
        }
        return -1L;
    }

    @ParameterizedTest
    @EnumSource
    void aListThatIsTooLongIsABreach(Kind kind) throws Exception {
        Predicate<FieldDescriptor> lists =
                field -> field.isRepeated() && !field.getFullName().equals("cantstop.v1.Tables.tables");

        assertEachBreaks(kind, lists, (message, field) -> {
            Object one = message.getRepeatedField(field, 0);
            for (int i = 0; i < Limits.TABLES; i++) {
                message.addRepeatedField(field, one);
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void bytesOfTheWrongLengthAreABreach(Kind kind) throws Exception {
        Predicate<FieldDescriptor> bytes = field -> field.getJavaType() == JavaType.BYTE_STRING;

        for (ByteString wrong : List.of(ByteString.EMPTY, ByteString.copyFrom(new byte[1025]))) {
            assertEachBreaks(
                    kind,
                    bytes,
                    (message, field) -> message.setField(field, field.isRepeated() ? List.of(wrong) : wrong));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aTextThatIsTooLongOrHidesSomethingIsABreach(Kind kind) throws Exception {
        for (String text : List.of("a".repeat(300), "An\u0000na", "An\u202ena", "line\nline")) {
            assertBreaksAsAText(kind, text);
        }
    }

    @Test
    void aNameThatIsNotComposedIsABreachWhereSomebodyWishesForIt() throws Exception {
        assertBreaksAsAText(Kind.GUEST, "A\u0308");
    }

    private static void assertBreaksAsAText(Kind kind, String text) throws Exception {
        assertEachBreaks(
                kind,
                field -> field.getJavaType() == JavaType.STRING,
                (message, field) -> message.setField(field, field.isRepeated() ? List.of(text) : (Object) text));
    }

    private static void assertEachBreaks(
            Kind kind, Predicate<FieldDescriptor> fields, BiConsumer<Message.Builder, FieldDescriptor> alter)
            throws Exception {
        for (Object sample : kind.samples()) {
            for (Alterations.Altered altered : Alterations.of(kind.parse(kind.encode(sample)), fields, alter)) {
                assertThatExceptionOfType(BreachException.class)
                        .as("%s of %s", altered.where(), sample)
                        .isThrownBy(() -> kind.decode(altered.message().toByteArray()));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatMayBeLeftOutMayBe(Kind kind) throws Exception {
        Predicate<FieldDescriptor> optional =
                field -> MAY_BE_LEFT_OUT.contains(field.getFullName()) || MAY_BE_EMPTY.contains(field.getFullName());

        for (Object sample : kind.samples()) {
            for (Alterations.Altered altered :
                    Alterations.of(kind.parse(kind.encode(sample)), optional, Message.Builder::clearField)) {
                assertThat(kind.decode(altered.message().toByteArray())).hasSameClassAs(sample);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void unknownFieldsAreSkippedWhereverTheyStand(Kind kind) throws Exception {
        for (Object sample : kind.samples()) {
            Message good = kind.parse(kind.encode(sample));
            Message atTop = good.toBuilder().setUnknownFields(UNKNOWN).build();
            assertThat(kind.decode(atTop.toByteArray())).isEqualTo(sample);

            Predicate<FieldDescriptor> messages =
                    field -> field.getJavaType() == JavaType.MESSAGE && !field.isRepeated();
            List<Alterations.Altered> within = Alterations.of(
                    good,
                    messages,
                    (message, field) -> message.setField(
                            field,
                            ((Message) message.getField(field))
                                    .toBuilder().setUnknownFields(UNKNOWN).build()));
            for (Alterations.Altered altered : within) {
                assertThat(kind.decode(altered.message().toByteArray())).isEqualTo(sample);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aKindFromTheFutureIsABreach(Kind kind) {
        UnknownFieldSet future = UNKNOWN;

        assertThatThrownBy(() -> kind.decode(future.toByteArray()))
                .isInstanceOf(BreachException.class)
                .hasMessageContaining("known here");
        assertThatThrownBy(() -> kind.decode(new byte[0])).isInstanceOf(BreachException.class);
    }

    @ParameterizedTest
    @EnumSource
    void whatIsCutOffIsABreachOrStillAMessage(Kind kind) {
        for (Object sample : kind.samples()) {
            byte[] bytes = kind.encode(sample);
            for (int length = 0; length < bytes.length; length++) {
                NoiseTest.assertMessageOrBreach(kind, Arrays.copyOf(bytes, length));
            }
        }
    }

    @Test
    void aTextThatIsNoUtf8IsABreach() {
        // BotTookOver of seat 0 by a bot whose name is a single 0xff.
        byte[] broken = HexFormat.of().parseHex("ba0105080012" + "01ff");

        assertThatThrownBy(() -> EventCodec.decode(broken)).isInstanceOf(BreachException.class);
    }
}
