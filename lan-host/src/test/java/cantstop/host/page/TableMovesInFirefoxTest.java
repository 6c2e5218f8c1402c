package cantstop.host.page;

import cantstop.browser.driver.Firefox;
import org.junit.jupiter.api.condition.EnabledIf;

@EnabledIf(
        value = "cantstop.browser.driver.Firefox#isHere",
        disabledReason = "no Firefox here: apt-get install firefox-esr")
class TableMovesInFirefoxTest extends TableMoves {
    @Override
    Visitor visitor(String name) throws Exception {
        return new Visitor(Firefox.open(), name);
    }
}
