package cantstop.emulation.org.slf4j;

/// The one logger.
public final class LoggerFactory {
    private static final Logger CONSOLE = new Logger();

    private LoggerFactory() {}

    public static Logger getLogger(Class<?> type) {
        return CONSOLE;
    }
}
