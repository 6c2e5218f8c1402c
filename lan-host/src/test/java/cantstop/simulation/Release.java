package cantstop.simulation;

/// Which version of the program a machine runs. One code plays both: what one of them can't read of the other is
/// translated where it would meet it.
enum Release {
    /// The one that is shipped.
    NOW("simulation"),
    /// The one after it.
    NEXT("simulation 2");

    private final String program;

    Release(String program) {
        this.program = program;
    }

    /// The version in words.
    String program() {
        return program;
    }
}
