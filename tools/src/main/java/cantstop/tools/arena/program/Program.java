package cantstop.tools.arena.program;

import cantstop.engine.Board;
import cantstop.engine.bot.Bot;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// A bot that is another program. Games on several threads share it: it is asked one question at a time.
public final class Program implements Bot, AutoCloseable {
    private static final String GREETING = "cantstop 1";
    private static final String END = "bye";

    /// Far longer than any answer; a program that writes more is not one of ours.
    private static final int LONGEST_ANSWER = 200;

    private final String name;
    private final OutputStream out;
    private final Duration patience;
    private final BlockingQueue<String> answers = new ArrayBlockingQueue<>(16);
    private @Nullable Process process;

    /// A program that reads and writes these streams.
    ///
    /// @param patience how long it may think about an answer
    Program(String name, InputStream in, OutputStream out, Duration patience) {
        this.name = name;
        this.out = out;
        this.patience = patience;
        Thread.ofVirtual().name("program " + name).start(() -> read(in));
        String answer = ask(GREETING);
        if (!answer.startsWith("ready")) {
            throw fault(GREETING, "\"" + answer + "\"", "ready");
        }
    }

    /// Starts a command line. What it writes to its error stream goes to ours.
    public static Program start(List<String> command, Duration patience) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            try {
                Program program = new Program(
                        String.join(" ", command), process.getInputStream(), process.getOutputStream(), patience);
                program.process = process;
                return program;
            } catch (ProgramFault e) {
                process.destroy();
                throw e;
            }
        } catch (IOException e) {
            throw new ProgramFault("\"" + String.join(" ", command) + "\" can't be started: " + e.getMessage());
        }
    }

    @Override
    public int choose(Board board, long markers, long options, RandomGenerator random) {
        throw new UnsupportedOperationException("a program sees the dice");
    }

    @Override
    public int choose(Board board, long markers, int roll, long options, RandomGenerator random) {
        List<String> known = Question.options(options);
        String question = Question.choose(board, markers, roll, options);
        String answer = ask(question);
        int place = known.indexOf(answer);
        if (place < 0) {
            throw fault(question, "\"" + answer + "\"", "one of " + String.join(", ", known));
        }
        return place;
    }

    @Override
    public boolean rollsOn(Board board, long markers, RandomGenerator random) {
        String question = Question.goOn(board, markers);
        String answer = ask(question);
        return switch (answer) {
            case "roll" -> true;
            case "stop" -> false;
            default -> throw fault(question, "\"" + answer + "\"", "roll or stop");
        };
    }

    private synchronized String ask(String question) {
        try {
            write(question);
            String answer = answers.poll(patience.toNanos(), TimeUnit.NANOSECONDS);
            if (answer == null) {
                throw fault(question, "nothing within " + patience.toMillis() + " ms", "an answer");
            }
            if (answer.equals(END)) {
                throw fault(question, "the end of its output", "an answer");
            }
            return answer;
        } catch (IOException e) {
            throw fault(question, "the end of the program", "an answer");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw fault(question, "an interruption", "an answer");
        }
    }

    private ProgramFault fault(String question, String came, String wanted) {
        return new ProgramFault("\"" + name + "\" was asked \"" + question + "\" and should answer " + wanted + ", but "
                + came + " came");
    }

    private void write(String line) throws IOException {
        out.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }

    private void read(InputStream in) {
        try (Reader text = new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))) {
            StringBuilder line = new StringBuilder();
            for (int next = text.read(); next >= 0; next = text.read()) {
                if (next == '\n') {
                    answers.put(line.toString().strip());
                    line.setLength(0);
                } else if (line.length() < LONGEST_ANSWER) {
                    line.append((char) next);
                }
            }
        } catch (IOException e) {
            // A closed stream counts as its end.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        boolean told = answers.offer(END);
        assert told || !answers.isEmpty() : "whoever waits has something to read";
    }

    @Override
    public void close() {
        try {
            write(END);
            out.close();
        } catch (IOException e) {
            // It has ended already, as was wanted.
        }
        if (process != null) {
            process.destroy();
        }
    }
}
