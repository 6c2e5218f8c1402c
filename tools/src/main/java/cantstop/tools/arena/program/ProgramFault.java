package cantstop.tools.arena.program;

/// A program did not answer, or not with what it was asked for. The message is for whoever wrote it.
public final class ProgramFault extends RuntimeException {
    private static final long serialVersionUID = 1;

    public ProgramFault(String message) {
        super(message);
    }
}
