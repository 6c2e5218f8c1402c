package cantstop.client.model.words;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.kit.words.Words;
import cantstop.engine.Column;
import cantstop.engine.Refusal;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.protocol.Answer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.MalformedAddress;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.LinkListener;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Every reason has its sentence, in every language.
class ReasonsTest {
    private static final HostAddress HOST = new HostAddress("laptop", HostAddress.DEFAULT_PORT);

    private final TableState table =
            new FakeVisit().hosting().withBen().party().state().get();

    private static Reasons in(String language) {
        return new Reasons(Words.of(Locale.of(language)));
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void everyRefusalIsSaid(String language) {
        for (Refusal.Plain plain : Refusal.Plain.values()) {
            assertThat(in(language).refusal(plain, table)).isNotBlank();
        }
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void aForcedMoveNamesTheMarkerAndWhoseSquareItStandsOn(String language) {
        Refusal forced = new Refusal.MustRollOn(List.of(new Refusal.Sharing(Column.SEVEN, List.of(Seat.of(1)))));
        assertThat(in(language).refusal(forced, table)).contains("7").contains("Ben");
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void whoseTurnItIsIsSaidByName(String language) {
        assertThat(in(language).refusal(new Refusal.NotYourTurn(Seat.of(1)), table))
                .contains("Ben");
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void everythingTheHostMayDeclineIsSaid(String language) {
        for (Answer.Reason reason : Answer.Reason.values()) {
            assertThat(in(language).declined(reason)).isNotBlank();
        }
        for (HostMessage.StopReason reason : HostMessage.StopReason.values()) {
            assertThat(in(language).stopped(reason)).isNotBlank();
        }
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void everyLostLinkIsSaidWithItsAddress(String language) {
        for (LinkListener.LossReason reason : LinkListener.LossReason.values()) {
            assertThat(in(language).loss(reason, HOST)).contains("laptop");
            assertThat(in(language).lost(reason, "Anna’s place")).doesNotContainPattern("[Pp]ort(?!\\p{L})");
        }
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void anotherVersionIsShownOnBothSides(String language) {
        VersionRange theirs = new VersionRange(7, 9);
        String said = in(language).closed(HostMessage.CloseReason.OTHER_VERSION, theirs, "cant-stop 9.9");
        assertThat(said).contains("cant-stop 9.9").contains("7 to 9").contains(VersionRange.OURS.toString());
        for (HostMessage.CloseReason reason : HostMessage.CloseReason.values()) {
            assertThat(in(language).closed(reason, theirs, "cant-stop 9.9")).isNotBlank();
        }
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void everyMalformedAddressIsSaid(String language) {
        for (MalformedAddress.Reason reason : MalformedAddress.Reason.values()) {
            assertThat(in(language).malformed(reason)).isNotBlank();
        }
    }
}
