package cantstop.client.model.profile;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.bot.Bots;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Whom one plays next in practice.
class PracticeTest {
    @Test
    void theLastSetUpIsOfferedUntilItsBotIsBeaten() {
        Practice climber = Practice.FIRST.against(List.of(Bots.GHS));
        assertThat(climber.offered()).isEqualTo(climber);
        assertThat(climber.beating(List.of(Bots.GHS)).offered().bots()).containsExactly(Bots.GHS_STOP);
    }

    @Test
    void afterTheStrongestItIsTheWeakestThatHasNoTick() {
        Practice champion = Practice.FIRST.against(List.of(Bots.LEARNED)).beating(List.of(Bots.LEARNED, Bots.RANDOM));
        assertThat(champion.offered().bots()).containsExactly(Bots.DREAMER);
    }

    @Test
    void whereAllAreBeatenOneGoesOnAsBefore() {
        Practice all = Practice.FIRST.beating(Bots.levels());
        assertThat(all.next()).isEmpty();
        assertThat(all.offered()).isEqualTo(all);
    }

    @Test
    void severalBotsAtOnceStayTogether() {
        Practice two = Practice.FIRST.against(List.of(Bots.RANDOM, Bots.GHS)).beating(List.of(Bots.RANDOM, Bots.GHS));
        assertThat(two.offered()).isEqualTo(two);
    }
}
