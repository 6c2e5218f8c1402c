package cantstop.engine.succession;

import static cantstop.engine.succession.Parties.epoch;
import static cantstop.engine.succession.Parties.key;
import static cantstop.engine.succession.Parties.log;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whom a guest of the table `bcd` believes, which is in its second epoch and led by `e`.
class LeadershipTest {
    private final TableState state = log("bcd", epoch(2, "e")).state();

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"e, true", "b, true", "d, true", "a, false"})
    void theHostThatTheLogNamesAndLaptopsWithASeatMayLead(String host, boolean may) {
        assertThat(Leadership.mayLead(state, key(host))).isEqualTo(may);
    }

    @Test
    void aHostWithoutASeatThatHasLedMayLeadAgain() {
        TableState later = log("bcd", epoch(2, "e"), epoch(3, "c")).state();

        assertThat(Leadership.mayLead(later, key("e"))).isTrue();
    }

    /// A log that somebody makes up may name tens of thousands of hosts.
    @Test
    void onlySoManyHostsAreRemembered() {
        List<Event> epochs = new ArrayList<>(List.of(epoch(2, "e"), epoch(3, "f")));
        for (int number = 1; number < TableState.HOSTS; number++) {
            Key stranger = new Key(String.format(Locale.ROOT, "%064x", number));
            epochs.add(new Event.EpochBegan(new Epoch(epochs.size() + 2), stranger));
            epochs.add(epoch(epochs.size() + 2, "f"));
        }
        TableState later = log("bcd", epochs.toArray(Event[]::new)).state();

        assertThat(later.hosts()).hasSize(TableState.HOSTS);
        assertThat(Leadership.mayLead(later, key("e"))).as("led once, long ago").isFalse();
        assertThat(Leadership.mayLead(later, key("f")))
                .as("led early, and lately")
                .isTrue();
    }

    @ParameterizedTest(name = "epoch {0}: {1}")
    @CsvSource({"0, false", "1, false", "2, true", "3, true"})
    void aRivalListsTheTableInThisEpochOrALaterOne(int epoch, boolean is) {
        assertThat(Leadership.isRival(state, new Epoch(epoch))).isEqualTo(is);
    }

    @ParameterizedTest(name = "waiting at {0}, {1} in epoch {2}: {3}")
    @CsvSource({
        "'', b, 3, true",
        "'', b, 2, false",
        "'', e, 2, true",
        "'', e, 1, false",
        "'', b, 0, true",
        "c, b, 0, true",
        "c, d, 0, false",
        "c, d, 3, true",
    })
    void aGuestGoesToALaterEpochOrToTheLowerOfTwoThatWait(String waitingAt, String other, int epoch, boolean goes) {
        Optional<Key> here =
                Optional.of(waitingAt).filter(key -> !key.isEmpty()).map(Parties::key);

        assertThat(Leadership.isBetter(state, here, key(other), new Epoch(epoch)))
                .isEqualTo(goes);
    }
}
