package cantstop.client.extras.history;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MilestonesTest {
    private static double[] spread(double... places) {
        Milestones.spread(places, 20, 200);
        return places;
    }

    @Test
    void signsThatAreApartStayWhereTheyAre() {
        assertThat(spread(0, 50, 180)).containsExactly(0, 50, 180);
    }

    @Test
    void aSignThatWouldHideAnotherMovesToItsRight() {
        assertThat(spread(50, 55, 60)).containsExactly(50, 70, 90);
    }

    @Test
    void atTheEndTheyMoveBack() {
        assertThat(spread(100, 175, 180)).containsExactly(100, 160, 180);
    }
}
