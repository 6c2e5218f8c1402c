package cantstop.simulation;

/// `./soak commands`: parties at which each command is sent one to five times, while hosts and laptops end and start
/// again, until so many different ones were sent.
public final class CommandsSoak {
    private static final long COMMANDS = 100_000;

    private CommandsSoak() {}

    public static void main(String... args) {
        Soak.exit(new Soak(Plan::ofCommands, Outcome::commands, "commands", COMMANDS), args);
    }
}
