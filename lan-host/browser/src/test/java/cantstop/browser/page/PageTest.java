package cantstop.browser.page;

import cantstop.browser.driver.Chromium;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.ExtendWith;

/// Looks at the page.
@ExtendWith(OnePage.class)
abstract class PageTest {
    static PageOfStates page;
    static Chromium browser;

    @BeforeAll
    static void begin(PageOfStates opened) {
        page = opened;
        browser = page.browser();
    }
}
