package cantstop.host;

/// Where the host without a window begins.
public final class HostMain {
    private HostMain() {}

    /// Starts the host with what stood after its name on the command line.
    public static void main(String... arguments) {
        System.err.println("The host alone is not here yet.");
        System.exit(1);
    }
}
