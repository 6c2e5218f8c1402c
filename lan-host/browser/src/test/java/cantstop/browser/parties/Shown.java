package cantstop.browser.parties;

import cantstop.browser.seat.Screen;

/// A screen that adds up what it is to show.
final class Shown implements Screen {
    private int sum;

    int sum() {
        return sum;
    }

    @Override
    public void snapshot(String json) {
        add(json);
    }

    @Override
    public void event(String json) {
        add(json);
    }

    @Override
    public void notice(String json) {
        add(json);
    }

    private void add(String json) {
        sum = 31 * sum + json.hashCode();
    }
}
