package cantstop.browser.seat;

/// What shows the seat: the page.
public interface Screen {
    /// All that is to be seen now, as JSON.
    void snapshot(String json);

    /// Something that has just happened in the log, as JSON. Its snapshot follows.
    void event(String json);

    /// Something that is so now and is not kept, as JSON.
    void notice(String json);
}
