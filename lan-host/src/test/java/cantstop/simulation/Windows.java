package cantstop.simulation;

/// Makes the windows of one party: the ones that are shipped, which live in a module of their own.
public interface Windows {
    /// A program is started at a laptop.
    Window open(Desk desk);
}
