package cantstop.explorer;

/// Something that must never be.
final class Finding extends RuntimeException {
    private static final long serialVersionUID = 1;

    Finding(String what) {
        super(what);
    }

    static void unless(boolean good, String what) {
        if (!good) {
            throw new Finding(what);
        }
    }
}
