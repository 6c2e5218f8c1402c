package cantstop.tools.arena.program;

/// A program did not answer, or not as asked. The message is for its author.
public final class ProgramFault extends RuntimeException {
    private static final long serialVersionUID = 1;

    public ProgramFault(String message) {
        super(message);
    }
}
