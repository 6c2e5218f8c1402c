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
    void a_folder_that_is_free_is_taken_and_nobody_is_asked() throws UnusableData {
        freeAfter = Duration.ZERO;

        assertThat(start.takeOrHandOver(this::take)).contains("the folder");
        assertThat(rung).isZero();
    }

    @Test
    void whoever_has_it_does_what_was_to_be_done() throws UnusableData {
        answers.add(InstanceClient.Answer.TAKEN);

        assertThat(start.takeOrHandOver(this::take)).isEmpty();
        assertThat(waited).isZero();
    }

    @Test
    void a_program_that_has_only_just_been_started_is_waited_for() throws UnusableData {
        answers.addAll(
                List.of(InstanceClient.Answer.NOBODY, InstanceClient.Answer.NOBODY, InstanceClient.Answer.TAKEN));

        assertThat(start.takeOrHandOver(this::take)).isEmpty();
        assertThat(waited).isEqualTo(SecondStart.PAUSE.multipliedBy(2));
    }

    @Test
    void a_program_that_has_only_just_been_closed_leaves_the_folder_to_the_next() throws UnusableData {
        answers.add(InstanceClient.Answer.NOBODY);
        freeAfter = Duration.ofSeconds(5);

        assertThat(start.takeOrHandOver(this::take)).contains("the folder");
    }

    @Test
    void a_program_that_was_asked_while_it_ended_leaves_the_folder_too() throws UnusableData {
        answers.add(InstanceClient.Answer.SILENT);
        freeAfter = SecondStart.PAUSE;

        assertThat(start.takeOrHandOver(this::take)).contains("the folder");
    }

    @Test
    void nobody_waits_without_end_for_one_that_does_not_answer() {
        answers.add(InstanceClient.Answer.NOBODY);
        refuses(UnusableData.Reason.HELD);
        assertThat(waited).isEqualTo(SecondStart.PATIENCE);
    }

    @Test
    void a_window_that_is_stuck_is_asked_once() {
        answers.add(InstanceClient.Answer.SILENT);
        refuses(UnusableData.Reason.HELD);
        assertThat(rung).isEqualTo(1);
    }

    @Test
    void one_of_another_version_is_asked_once() {
        answers.add(InstanceClient.Answer.REFUSED);
        refuses(UnusableData.Reason.HELD);
        assertThat(rung).isEqualTo(1);
    }

    @Test
    void what_is_wrong_with_the_folder_itself_is_said_at_once() {
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
