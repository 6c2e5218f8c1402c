package cantstop.browser;

import cantstop.browser.seat.Screen;

/// The page, which draws.
final class PageScreen implements Screen {
    private final Options options;

    PageScreen(Options options) {
        this.options = options;
    }

    @Override
    public void snapshot(String json) {
        options.onSnapshot(json);
    }

    @Override
    public void event(String json) {
        options.onEvent(json);
    }

    @Override
    public void notice(String json) {
        options.onNotice(json);
    }
}
