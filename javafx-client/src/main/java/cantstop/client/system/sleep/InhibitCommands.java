package cantstop.client.system.sleep;

import java.util.List;
import java.util.Locale;

/// The commands that hold a system awake while they run, best first.
final class InhibitCommands {
    /// ES_CONTINUOUS, ES_SYSTEM_REQUIRED and ES_DISPLAY_REQUIRED of SetThreadExecutionState; until the pipe closes.
    private static final String ON_WINDOWS = """
            $power = Add-Type -Name Power -PassThru -MemberDefinition '
            [DllImport("kernel32.dll")] public static extern uint SetThreadExecutionState(uint flags);'
            if ($power::SetThreadExecutionState(2147483651) -eq 0) { exit 1 }
            [Console]::In.ReadToEnd()
            """;

    private InhibitCommands() {}

    /// Those of a system.
    ///
    /// @param system its name, as the JDK has it in `os.name`
    /// @param process this program's
    /// @param why in words, for those who look what keeps their laptop awake
    static List<List<String>> of(String system, long process, String why) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return List.of(List.of("powershell", "-NoProfile", "-NonInteractive", "-Command", ON_WINDOWS));
        }
        if (name.startsWith("mac")) {
            return List.of(List.of("caffeinate", "-i", "-d", "-w", Long.toString(process)));
        }
        return List.of(
                List.of(
                        "systemd-inhibit",
                        "--what=idle:sleep",
                        "--mode=block",
                        "--who=Can't Stop",
                        "--why=" + why,
                        "cat"),
                List.of("gnome-session-inhibit", "--inhibit", "idle", "--reason", why, "cat"));
    }
}
