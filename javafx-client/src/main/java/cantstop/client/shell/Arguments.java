package cantstop.client.shell;

import cantstop.client.kit.words.Reasons;
import cantstop.client.kit.words.Words;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Invite;
import cantstop.protocol.MalformedAddress;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// What stood on the command line.
///
/// @param host whether to open the host of a new party at once
/// @param join the host to visit at once
/// @param watch the host to show on a projector, in a window without anything else
/// @param data the folder to keep things in; none for the usual one
/// @param file a saved game to look at
/// @param invite the host to visit at once, as a click on an invite asks for it
record Arguments(
        boolean host,
        Optional<HostAddress> join,
        Optional<HostAddress> watch,
        Optional<Path> data,
        Optional<Path> file,
        Optional<Invite> invite) {
    /// Without an invite.
    Arguments(
            boolean host,
            Optional<HostAddress> join,
            Optional<HostAddress> watch,
            Optional<Path> data,
            Optional<Path> file) {
        this(host, join, watch, data, file, Optional.empty());
    }

    static final String HELP = """
            Usage: cantstop [options] [FILE]

              (none)            opens the game
              cantstop://...    opens it as a guest of the host of this invite
              FILE              opens it with the saved game in FILE
              --host            opens it as the host of a new party
              --join ADDRESS    opens it as a guest of the host at ADDRESS: laptop, 192.168.1.20:21207,
                                [fe80::1%eth0]:21207
              --watch ADDRESS   shows the tables of the host at ADDRESS on the whole screen, for a projector
              --data DIR        keeps identity, profile and history in DIR
              --help            this text
              --version         the version
            """;

    /// What the program is asked to do.
    sealed interface Task {
        /// Open the window.
        record Open(Arguments arguments) implements Task {}

        /// Say how it is used.
        record Help() implements Task {}

        /// Say which version it is.
        record Version() implements Task {}

        /// Say what is wrong with the command line.
        record Complain(String line) implements Task {}
    }

    /// Reads a command line.
    static Task read(List<String> words) {
        Arguments arguments =
                new Arguments(false, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
        Iterator<String> rest = words.iterator();
        while (rest.hasNext()) {
            String word = rest.next();
            switch (word) {
                case "--help", "-h" -> {
                    return new Task.Help();
                }
                case "--version" -> {
                    return new Task.Version();
                }
                case "--host" ->
                    arguments = new Arguments(
                            true, arguments.join, arguments.watch, arguments.data, arguments.file, arguments.invite);
                case "--join", "--watch", "--data" -> {
                    if (!rest.hasNext()) {
                        return complain(word + " needs a value after it");
                    }
                    try {
                        arguments = arguments.with(word, rest.next());
                    } catch (MalformedAddress e) {
                        return complain(word + ": " + new Reasons(Words.of(Locale.ENGLISH)).malformed(e.reason()));
                    } catch (InvalidPathException e) {
                        return complain("--data needs a folder: " + e.getReason());
                    }
                }
                default -> {
                    if (Invite.isMeant(word)) {
                        try {
                            arguments = arguments.invitedBy(Invite.parse(word));
                        } catch (MalformedAddress e) {
                            return complain("invite: " + new Reasons(Words.of(Locale.ENGLISH)).malformed(e.reason()));
                        }
                        continue;
                    }
                    if (word.startsWith("-") || arguments.file.isPresent()) {
                        return complain((word.startsWith("-") ? "unknown option " : "one file is enough: ") + word);
                    }
                    try {
                        arguments = arguments.with("", word);
                    } catch (MalformedAddress | InvalidPathException _) {
                        return complain("no file can be called " + word);
                    }
                }
            }
        }
        boolean several = Stream.of(
                                arguments.host,
                                arguments.join.isPresent(),
                                arguments.watch.isPresent(),
                                arguments.file.isPresent(),
                                arguments.invite.isPresent())
                        .filter(asked -> asked)
                        .count()
                > 1;
        return several
                ? complain("--host, --join, --watch, an invite and a file exclude each other")
                : new Task.Open(arguments);
    }

    /// The same as words, for the program that has the data folder: it may have been started elsewhere, where
    /// another file has this name.
    List<String> handedOver() {
        List<String> words = new ArrayList<>();
        if (host) {
            words.add("--host");
        }
        join.ifPresent(address -> words.addAll(List.of("--join", address.toString())));
        watch.ifPresent(address -> words.addAll(List.of("--watch", address.toString())));
        file.ifPresent(path -> words.add(path.toAbsolutePath().toString()));
        invite.ifPresent(by -> words.add(by.toString()));
        return List.copyOf(words);
    }

    private Arguments invitedBy(Invite by) {
        return new Arguments(host, join, watch, data, file, Optional.of(by));
    }

    private Arguments with(String option, String value) throws MalformedAddress {
        return switch (option) {
            case "--join" -> new Arguments(host, Optional.of(HostAddress.parse(value)), watch, data, file, invite);
            case "--watch" -> new Arguments(host, join, Optional.of(HostAddress.parse(value)), data, file, invite);
            case "--data" -> new Arguments(host, join, watch, Optional.of(Path.of(value)), file, invite);
            default -> new Arguments(host, join, watch, data, Optional.of(fileAt(value)), invite);
        };
    }

    /// A desktop names the file that was clicked on by a path, or by a URL.
    private static Path fileAt(String name) {
        if (!name.startsWith("file:")) {
            return Path.of(name);
        }
        try {
            return Path.of(URI.create(name));
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            throw new InvalidPathException(name, String.valueOf(e.getMessage()));
        }
    }

    private static Task complain(String what) {
        return new Task.Complain("Can't Stop: " + what + " (--help lists the options)");
    }
}
