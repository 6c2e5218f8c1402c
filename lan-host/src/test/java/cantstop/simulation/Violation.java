package cantstop.simulation;

/// Something that must never be: the simulation has found a fault.
public final class Violation extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String what;

    Violation(String what) {
        super(what);
        this.what = what;
    }

    Violation(String what, Throwable cause) {
        super(what, cause);
        this.what = what;
    }

    /// What it is, in words.
    public String what() {
        return what;
    }
}
