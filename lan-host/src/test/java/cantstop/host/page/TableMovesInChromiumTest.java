package cantstop.host.page;

import cantstop.browser.driver.WithChromium;

@WithChromium
class TableMovesInChromiumTest extends TableMoves {
    @Override
    Visitor visitor(String name) throws Exception {
        return Phone.of(name);
    }
}
