package cantstop.host.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/// The bare echo in a process of its own, as the host is.
final class EchoProcess implements AutoCloseable {
    private final Process process;
    private final int port;

    private EchoProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    static EchoProcess start() throws IOException {
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m",
                        "--sun-misc-unsafe-memory-access=allow",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        EchoMain.class.getName()))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String port = process.inputReader(StandardCharsets.UTF_8).readLine();
        if (port == null) {
            throw new IOException("the echo did not start");
        }
        return new EchoProcess(process, Integer.parseInt(port));
    }

    int port() {
        return port;
    }

    @Override
    public void close() {
        process.destroyForcibly();
        process.onExit().join();
    }
}
