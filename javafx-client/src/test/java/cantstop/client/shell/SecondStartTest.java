package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cantstop.client.system.instance.InstanceClient;
import cantstop.protocol.UnusableData;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A start on a folder that another program may have.
class SecondStartTest {
    private static final Path FOLDER = Path.of("player");

    private final Deque<InstanceClient.Answer> answers = new ArrayDeque<>();
    private Duration waited = Duration.ZERO;
    private Duration freeAfter = Duration.ofDays(1);
    private int rung;
    private SecondStart start;

    @BeforeEach
    void begin() {
        start = new SecondStart(
                () -> {
                    rung++;
                    return answers.size() > 1 ? answers.removeFirst() : answers.getFirst();
                },
                pause -> waited = waited.plus(pause));
    }

    private String take() throws UnusableData {
        if (waited.compareTo(freeAfter) < 0) {
            throw UnusableData.held(FOLDER, new IOException("held"));
        }
        return "the folder";
    }

    @Test
    void aFolderThatIsFreeIsTakenAndNobodyIsAsked() throws UnusableData {
        freeAfter = Duration.ZERO;

        assertThat(start.takeOrHandOver(this::take)).contains("the folder");
        assertThat(rung).isZero();
    }

    @Test
    void whoeverHasItDoesWhatWasToBeDone() throws UnusableData {
        answers.add(InstanceClient.Answer.TAKEN);

        assertThat(start.takeOrHandOver(this::take)).isEmpty();
        assertThat(waited).isZero();
    }

    @Test
    void aProgramThatHasOnlyJustBeenStartedIsWaitedFor() throws UnusableData {
        answers.addAll(
                List.of(InstanceClient.Answer.NOBODY, InstanceClient.Answer.NOBODY, InstanceClient.Answer.TAKEN));

        assertThat(start.takeOrHandOver(this::take)).isEmpty();
        assertThat(waited).isEqualTo(SecondStart.PAUSE.multipliedBy(2));
    }

    @Test
    void aProgramThatHasOnlyJustBeenClosedLeavesTheFolderToTheNext() throws UnusableData {
        answers.add(InstanceClient.Answer.NOBODY);
        freeAfter = Duration.ofSeconds(5);

        assertThat(start.takeOrHandOver(this::take)).contains("the folder");
    }

    @Test
    void aProgramThatWasAskedWhileItEndedLeavesTheFolderToo() throws UnusableData {
        answers.add(InstanceClient.Answer.SILENT);
        freeAfter = SecondStart.PAUSE;

        assertThat(start.takeOrHandOver(this::take)).contains("the folder");
    }

    @Test
    void nobodyWaitsWithoutEndForOneThatDoesNotAnswer() {
        answers.add(InstanceClient.Answer.NOBODY);
        refuses(UnusableData.Reason.HELD);
        assertThat(waited).isEqualTo(SecondStart.PATIENCE);
    }

    @Test
    void aWindowThatIsStuckIsAskedOnce() {
        answers.add(InstanceClient.Answer.SILENT);
        refuses(UnusableData.Reason.HELD);
        assertThat(rung).isEqualTo(1);
    }

    @Test
    void oneOfAnotherVersionIsAskedOnce() {
        answers.add(InstanceClient.Answer.REFUSED);
        refuses(UnusableData.Reason.HELD);
        assertThat(rung).isEqualTo(1);
    }

    @Test
    void whatIsWrongWithTheFolderItselfIsSaidAtOnce() {
        assertThatThrownBy(() -> start.takeOrHandOver(() -> {
                    throw UnusableData.newer(FOLDER);
                }))
                .isInstanceOf(UnusableData.class);
        assertThat(rung).isZero();
    }

    private void refuses(UnusableData.Reason reason) {
        assertThatThrownBy(() -> start.takeOrHandOver(this::take))
                .isInstanceOfSatisfying(
                        UnusableData.class, why -> assertThat(why.reason()).isEqualTo(reason));
    }
}
