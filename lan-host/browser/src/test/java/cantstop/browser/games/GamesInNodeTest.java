package cantstop.browser.games;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.browser.driver.InNode;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Rules, bots, odds and codecs say the same in JavaScript, bit for bit.
@Tag("slow")
class GamesInNodeTest {
    /// Each rule set with different bots, twice.
    private static final int COUNT = 72;

    @Test
    void theLogsAreTheSameAsHere() throws Exception {
        Assumptions.assumeTrue(InNode.isInstalled(), "node is not installed: the compiled engine was not tried in it");

        String there = InNode.run("games", "0", String.valueOf(COUNT));

        assertThat(there).isEqualTo(Games.digest(0, COUNT));
    }
}
