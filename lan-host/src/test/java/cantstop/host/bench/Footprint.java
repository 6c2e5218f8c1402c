package cantstop.host.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The memory of a JVM, as the JDK's own tool tells it.
///
/// @param used bytes of the heap that live objects take, after a full collection
/// @param resident bytes of the whole process in memory; 0 where the system doesn't say
record Footprint(long used, long resident) {
    private static final Pattern USED = Pattern.compile("used (\\d+)K");
    private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s+(\\d+) kB");

    static Footprint of(long pid) throws IOException {
        jcmd(pid, "GC.run");
        Matcher heap = USED.matcher(jcmd(pid, "GC.heap_info"));
        if (!heap.find()) {
            throw new IOException("the JVM does not say how much of its heap is used");
        }
        Path status = Path.of("/proc/" + pid + "/status");
        Matcher memory = RESIDENT.matcher(Files.exists(status) ? Files.readString(status) : "");
        long resident = memory.find() ? Long.parseLong(memory.group(1)) * 1024 : 0;
        return new Footprint(Long.parseLong(heap.group(1)) * 1024, resident);
    }

    private static String jcmd(long pid, String command) throws IOException {
        Path tool = Path.of(System.getProperty("java.home"), "bin", "jcmd");
        Process process = new ProcessBuilder(tool.toString(), Long.toString(pid), command)
                .redirectErrorStream(true)
                .start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
