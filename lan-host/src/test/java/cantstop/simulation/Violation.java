package cantstop.simulation;

/// Something that must never be: the simulation has found a fault.
final class Violation extends RuntimeException {
    private static final long serialVersionUID = 1;

    Violation(String what) {
        super(what);
    }

    Violation(String what, Throwable cause) {
        super(what, cause);
    }
}
