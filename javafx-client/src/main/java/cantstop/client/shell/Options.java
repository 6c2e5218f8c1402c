package cantstop.client.shell;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The options of the program with a window: the one place that lists them.
///
/// `scripts/help/play.txt` is what [#help] says. `./play --help` prints it before anything is built, and `./play` finds
/// in it which options there are. A test compares the two.
///
/// Described by calls and not by annotations: picocli then reads no class by reflection. Its classes are too old for
/// the AOT cache, so that loading them costs a start some 50 ms; [Arguments] asks it only if there is an option to
/// read.
final class Options {
    static final String HEADLESS = "--headless";
    static final String HOST = "--host";
    static final String JOIN = "--join";
    static final String WATCH = "--watch";
    static final String DATA = "--data";
    static final String CHECK = "--check";

    private static final int WIDTH = 100;
    private static final int LONGEST_NAME = 24;

    private Options() {}

    /// What is printed for `--help`.
    ///
    /// @param program how it was started
    static String help(String program) {
        return commandLine().setCommandName(program).getUsageMessage(CommandLine.Help.Ansi.OFF);
    }

    static CommandLine commandLine() {
        CommandSpec spec = CommandSpec.create()
                .addPositional(PositionalParamSpec.builder()
                        .paramLabel("[FILE | cantstop://...]")
                        .hideParamSyntax(true)
                        .arity("0..*")
                        .required(false)
                        .type(String[].class)
                        .description("shows a saved game, or joins the host of an invite")
                        .build())
                .addOption(flag(HOST, "hosts a new party"))
                .addOption(value(JOIN, "ADDRESS", "joins a host: laptop, 192.168.1.20:21207, [fe80::1%eth0]:21207"))
                .addOption(value(WATCH, "ADDRESS", "shows the tables of a host on the whole screen, for a projector"))
                .addOption(flag(HEADLESS, "runs a host without a window; --headless --help lists its options"))
                .addOption(value(CHECK, "FILE", "checks a saved game and its dice, says what it finds, and ends"))
                .addOption(value(DATA, "DIR", "keeps identity, profile and history in DIR"))
                .addOption(OptionSpec.builder("-h", "--help")
                        .usageHelp(true)
                        .description("prints this text")
                        .build())
                .addOption(OptionSpec.builder("--version")
                        .versionHelp(true)
                        .description("prints the version")
                        .build());
        // Help is given before anything is complained of: the reader of the result looks for unknown words in it.
        spec.parser().unmatchedArgumentsAllowed(true);
        spec.usageMessage()
                .abbreviateSynopsis(true)
                .sortOptions(false)
                .description("Opens Can't Stop, a dice game for a LAN party.%n")
                .width(WIDTH)
                .longOptionsMaxWidth(LONGEST_NAME);
        return new CommandLine(spec).setExpandAtFiles(false).setInterpolateVariables(false);
    }

    private static OptionSpec flag(String name, String does) {
        return OptionSpec.builder(name).description(does).build();
    }

    private static OptionSpec value(String name, String label, String does) {
        return OptionSpec.builder(name)
                .paramLabel(label)
                .type(String.class)
                .description(does)
                .build();
    }
}
