package cantstop.browser.page;

import cantstop.browser.driver.Chromium;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/// Opens the page for all tests of a class.
abstract class PageTest {
    static PageOfStates page;
    static Chromium browser;

    @BeforeAll
    static void begin() throws IOException {
        page = new PageOfStates();
        browser = page.browser();
    }

    @AfterAll
    static void end() {
        page.close();
    }
}
