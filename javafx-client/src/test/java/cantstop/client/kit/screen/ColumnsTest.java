package cantstop.client.kit.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ColumnsTest {
    private static final double ROUNDING = 1e-9;

    @ParameterizedTest
    @ValueSource(ints = {300, 301, 302, 303})
    void theLastOfARowEndsWhereTheRowDoes(int width) {
        Region last = new Region();
        Columns columns = new Columns(new Region(), new Region(), last);
        columns.setHgap(10);

        columns.resize(width, 100);
        columns.layout();

        assertThat(last.getLayoutX() + last.getWidth()).isCloseTo(width, within(ROUNDING));
    }

    @Test
    void theyAskForAsMuchAsAllNeedBesideEachOther() {
        Region wide = new Region();
        wide.setMinWidth(200);
        Columns columns = new Columns(wide, new Region());
        columns.setHgap(10);

        assertThat(columns.prefWidth(-1)).isEqualTo(410);
    }

    @Test
    void whatIsNotToBeSeenTakesNoRoom() {
        Region seen = new Region();
        seen.setMinSize(200, 50);
        Region hidden = new Region();
        hidden.setMinSize(200, 300);
        hidden.setPrefHeight(300);
        Columns columns = new Columns(seen, hidden);

        Parts.showIf(false, hidden);

        assertThat(columns.prefHeight(200)).isLessThan(300);
    }
}
