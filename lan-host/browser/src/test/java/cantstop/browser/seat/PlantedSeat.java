package cantstop.browser.seat;

import org.teavm.jso.JSObject;

/// A seat that knows the browser, for the test of the rule against it.
public interface PlantedSeat extends JSObject {}
