package cantstop.client.simulation;

import cantstop.simulation.Desk;
import cantstop.simulation.Window;
import cantstop.simulation.Windows;
import java.util.HashMap;
import java.util.Map;

/// The windows of one party, each at a desk with a drawer.
final class ShippedWindows implements Windows {
    private final Map<String, Drawer> drawers = new HashMap<>();

    @Override
    public Window open(Desk desk) {
        ShippedWindow window = new ShippedWindow(desk, drawers.computeIfAbsent(desk.name(), _ -> new Drawer(desk)));
        window.begin();
        return window;
    }
}
