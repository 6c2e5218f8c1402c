package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.PlayerName;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.RequestId;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The host as a process of its own.
@Tag("slow")
class HostProcessTest {
    private static final Pattern LISTENING = Pattern.compile("Listening on 127\\.0\\.0\\.1:(\\d+)");

    @TempDir
    private Path data;

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "has no SIGTERM")
    void aHostThatIsToldToEndTellsItsGuestsAndEndsWell() throws Exception {
        EventLoopGroup loops = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
        Path errors = data.resolve("stderr");
        Process process = started(errors);
        try (BufferedReader out = process.inputReader()) {
            Matcher line = LISTENING.matcher(String.valueOf(out.readLine()));
            assertThat(line.matches()).isTrue();
            SocketGuest guest = SocketGuest.at(loops, Integer.parseInt(line.group(1)));
            guest.hears(HostMessage.Welcome.class);

            process.destroy();

            assertThat(guest.hears(HostMessage.Closing.class).reason())
                    .isEqualTo(HostMessage.CloseReason.SHUTTING_DOWN);
            assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isZero();
            assertThat(errors).isEmptyFile();
        } finally {
            process.destroyForcibly();
            loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
        }
    }

    @Test
    void aHostThatWasKilledHasItsTablesAgainAtAnotherPort() throws Exception {
        EventLoopGroup loops = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
        Identity anna = Identity.fresh();
        Process killed = started(data.resolve("stderr"));
        HostMessage.Entries seen;
        try {
            SocketGuest guest = new SocketGuest(loops, port(killed), anna);
            guest.hears(HostMessage.Welcome.class);
            guest.says(new ClientMessage.OpenTable(
                    new RequestId(1),
                    new TableName("Round one"),
                    Settings.DEFAULT,
                    0,
                    new Badge(new PlayerName("Anna"), Colour.BLUE, Shape.CIRCLE)));
            seen = guest.hears(HostMessage.Entries.class);
        } finally {
            killed.destroyForcibly().waitFor();
        }

        Process again = started(data.resolve("stderr"));
        try {
            SocketGuest guest = new SocketGuest(loops, port(again), anna);
            guest.hears(HostMessage.Welcome.class);
            HostMessage.Entry last = seen.entries().getLast();
            guest.says(new ClientMessage.Attend(seen.table(), last.sequence(), last.digest()));

            assertThat(guest.hears(HostMessage.Attending.class))
                    .isEqualTo(new HostMessage.Attending(seen.table(), Epoch.FIRST, last.sequence()));
            guest.says(
                    new ClientMessage.Submit(new RequestId(2), seen.table(), Epoch.FIRST, 0, new Command.Lock(true)));
            assertThat(guest.hears(HostMessage.Answered.class).answer())
                    .as("after the word that the host has read its log")
                    .isEqualTo(new Answer.Accepted(last.sequence() + 2));
            guest.says(new ClientMessage.ListTables());
            assertThat(guest.hears(HostMessage.Tables.class).tables()).hasSize(1);
            assertThat(data.resolve("stderr")).isEmptyFile();
        } finally {
            again.destroyForcibly().waitFor();
            loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
        }
    }

    @Test
    void aHostSaysHowItIsDoingAsOftenAsItWasTold() throws Exception {
        Process process = started(data.resolve("stderr"), "--status=1");
        try (BufferedReader out = process.inputReader()) {
            assertThat(String.valueOf(out.readLine())).matches(LISTENING);
            assertThat(out.readLine()).matches("Organiser code: [2-9A-Z]{4}-[2-9A-Z]{4}");
            assertThat(out.readLine()).startsWith("connections 0, tables 0, commands 0.0/s, journal ");
            assertThat(out.readLine()).startsWith("connections 0, ");
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "has no folder in which nobody can write")
    void aHostWhoseTemporaryFolderIsOfNoUseUnpacksItsDatabaseBesideTheJournal() throws Exception {
        Path errors = data.resolve("stderr");
        Path ofAKilledHost = data.resolve("host").resolve("sqlite-3.0-libsqlitejdbc.so.lck");
        Files.createDirectories(ofAKilledHost.getParent());
        Files.createFile(ofAKilledHost);
        Process process = started(errors, List.of("-Djava.io.tmpdir=/proc"));
        try {
            assertThat(port(process)).isPositive();
            assertThat(errors).isEmptyFile();
            assertThat(ofAKilledHost).doesNotExist();
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    private static int port(Process process) throws IOException {
        Matcher line = LISTENING.matcher(String.valueOf(process.inputReader().readLine()));
        assertThat(line.matches()).isTrue();
        return Integer.parseInt(line.group(1));
    }

    private Process started(Path errors, String... more) throws IOException {
        return started(errors, List.of(), more);
    }

    private Process started(Path errors, List<String> ofItsJvm, String... more) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ofItsJvm);
        command.addAll(List.of(
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--sun-misc-unsafe-memory-access=allow",
                "--enable-native-access=io.netty.common,org.xerial.sqlitejdbc",
                "-p",
                System.getProperty("jdk.module.path", ""),
                "-m",
                "cantstop.host/cantstop.host.net.HostMain",
                "--port",
                "0",
                "--bind",
                "127.0.0.1",
                "--data",
                data.toString()));
        command.addAll(List.of(more));
        return new ProcessBuilder(command).redirectError(errors.toFile()).start();
    }
}
