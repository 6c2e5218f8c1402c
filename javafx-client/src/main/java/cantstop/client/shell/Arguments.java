package cantstop.client.shell;

import cantstop.client.kit.words.Words;
import cantstop.client.model.words.Reasons;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Invite;
import cantstop.protocol.MalformedAddress;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/// What the command line asks for.
///
/// @param request what the window is to do first
/// @param data the folder to keep things in; empty for the usual one
record Arguments(Request request, Optional<Path> data) {
    /// What the window is to do: one thing at most.
    sealed interface Request {
        /// Only open.
        record Nothing() implements Request {}

        /// Open the host of a new party.
        record Host() implements Request {}

        /// Join the host at an address.
        record Join(HostAddress host) implements Request {}

        /// Show the tables of a host in a window of their own, for a projector.
        record Watch(HostAddress host) implements Request {}

        /// Show a saved game.
        record Show(Path file) implements Request {}

        /// Join the host of an invite that the user clicked on.
        record Accept(Invite invite) implements Request {}
    }

    /// What the program is asked to do.
    sealed interface Task {
        /// Open the window.
        record Open(Arguments arguments) implements Task {}

        /// Run a host without a window.
        ///
        /// @param words the host's own command line
        record Headless(List<String> words) implements Task {}

        /// Check a saved game.
        record Check(Path file) implements Task {}

        /// Say how it is used.
        record Help() implements Task {}

        /// Say which version it is.
        record Version() implements Task {}

        /// Say what is wrong with the command line.
        record Complain(String line) implements Task {}
    }

    /// What to say of a command line that can't be carried out.
    private static final class Complaint extends Exception {
        private static final long serialVersionUID = 1;

        Complaint(String what) {
            super(what);
        }
    }

    /// Reads a command line.
    static Task read(List<String> words) {
        if (words.contains(Options.HEADLESS)) {
            return new Task.Headless(words.stream()
                    .filter(word -> !word.equals(Options.HEADLESS))
                    .toList());
        }
        try {
            // A click names a file, an invite or nothing: the first window does not wait for picocli to be loaded.
            if (words.stream().noneMatch(word -> word.startsWith("-"))) {
                return new Task.Open(new Arguments(theOne(clicked(words)), Optional.empty()));
            }
            ParseResult parsed = Options.commandLine().parseArgs(words.toArray(String[]::new));
            if (parsed.isUsageHelpRequested()) {
                return new Task.Help();
            }
            if (parsed.hasMatchedOption(Options.CHECK)) {
                return new Task.Check(file(parsed.matchedOptionValue(Options.CHECK, "")));
            }
            return parsed.isVersionHelpRequested() ? new Task.Version() : new Task.Open(asked(parsed));
        } catch (Complaint e) {
            return complain(String.valueOf(e.getMessage()));
        } catch (ParameterException e) {
            return complain(inWords(e));
        }
    }

    private static Arguments asked(ParseResult parsed) throws Complaint {
        if (!parsed.unmatched().isEmpty()) {
            throw new Complaint("unknown option " + parsed.unmatched().getFirst());
        }
        List<Request> requests = clicked(List.of(parsed.matchedPositionalValue(0, new String[0])));
        if (parsed.hasMatchedOption(Options.HOST)) {
            requests.add(new Request.Host());
        }
        if (parsed.hasMatchedOption(Options.JOIN)) {
            requests.add(new Request.Join(address(parsed, Options.JOIN)));
        }
        if (parsed.hasMatchedOption(Options.WATCH)) {
            requests.add(new Request.Watch(address(parsed, Options.WATCH)));
        }
        return new Arguments(theOne(requests), data(parsed));
    }

    private static List<Request> clicked(List<String> words) throws Complaint {
        List<Request> clicked = new ArrayList<>();
        for (String word : words) {
            Request one = Invite.isMeant(word) ? new Request.Accept(invite(word)) : new Request.Show(file(word));
            if (one instanceof Request.Show && clicked.stream().anyMatch(Request.Show.class::isInstance)) {
                throw new Complaint("one file is enough: " + word);
            }
            clicked.add(one);
        }
        return clicked;
    }

    private static Request theOne(List<Request> requests) throws Complaint {
        if (requests.size() > 1) {
            throw new Complaint("--host, --join, --watch, an invite and a file exclude each other");
        }
        return requests.isEmpty() ? new Request.Nothing() : requests.getFirst();
    }

    private static HostAddress address(ParseResult parsed, String option) throws Complaint {
        try {
            return HostAddress.parse(parsed.matchedOptionValue(option, ""));
        } catch (MalformedAddress e) {
            throw new Complaint(option + ": " + malformed(e));
        }
    }

    private static Invite invite(String word) throws Complaint {
        try {
            return Invite.parse(word);
        } catch (MalformedAddress e) {
            throw new Complaint("invite: " + malformed(e));
        }
    }

    private static String malformed(MalformedAddress e) {
        return new Reasons(Words.english()).malformed(e.reason());
    }

    /// A desktop names the file that was clicked on by a path, or by a URL.
    private static Path file(String name) throws Complaint {
        try {
            return name.startsWith("file:") ? Path.of(URI.create(name)) : Path.of(name);
        } catch (IllegalArgumentException | FileSystemNotFoundException _) {
            throw new Complaint("no file can be called " + name);
        }
    }

    private static Optional<Path> data(ParseResult parsed) throws Complaint {
        try {
            return Optional.ofNullable(parsed.matchedOptionValue(Options.DATA, (String) null))
                    .map(Path::of);
        } catch (InvalidPathException e) {
            throw new Complaint("--data needs a folder: " + e.getReason());
        }
    }

    private static String inWords(ParameterException e) {
        return switch (e) {
            case MissingParameterException missing ->
                missing.getMissing().getFirst() instanceof CommandLine.Model.OptionSpec option
                        ? option.longestName() + " needs a value after it"
                        : String.valueOf(e.getMessage());
            case OverwrittenOptionException twice
            when twice.getOverwritten() instanceof CommandLine.Model.OptionSpec option ->
                option.longestName() + " stands there twice";
            default -> String.valueOf(e.getMessage()).lines().findFirst().orElse("");
        };
    }

    private static Task complain(String what) {
        return new Task.Complain("Can't Stop: " + what + " (--help lists the options)");
    }

    /// The request as words, for the program that has the data folder: it may have been started in another folder,
    /// where another file has this name.
    List<String> handedOver() {
        return switch (request) {
            case Request.Nothing _ -> List.of();
            case Request.Host _ -> List.of(Options.HOST);
            case Request.Join(HostAddress host) -> List.of(Options.JOIN, host.toString());
            case Request.Watch(HostAddress host) -> List.of(Options.WATCH, host.toString());
            case Request.Show(Path file) -> List.of(file.toAbsolutePath().toString());
            case Request.Accept(Invite invite) -> List.of(invite.toString());
        };
    }
}
