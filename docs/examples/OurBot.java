import cantstop.engine.Board;
import cantstop.engine.BotLevel;
import cantstop.engine.Packed;
import cantstop.engine.Placing;
import cantstop.engine.Roll;
import cantstop.engine.Variant;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;

/// One of our bots as a program of docs/bot-protocol.md. It calls only what the engine has had from the first bots on,
/// so it also runs with the classes of an older commit, and an older net can play against the current one:
///
/// ```
/// java -cp engine/target/classes docs/examples/OurBot.java learned
/// ```
///
/// Two players.
final class OurBot {
    private static final int MOVER = 0;
    private static final int OTHER = 1;

    private final Bot bot;
    private final Map<String, Integer> rolls = new HashMap<>();
    private final RandomGenerator random = RandomGenerator.getDefault();

    private OurBot(String name) {
        bot = Bots.named(new BotLevel(name)).orElseThrow();
        for (int roll = 0; roll < Roll.COUNT; roll++) {
            rolls.put(Roll.of(roll).dice().toString().replaceAll("[\\[\\] ]", ""), roll);
        }
    }

    public static void main(String[] args) throws IOException {
        OurBot player = new OurBot(args.length > 0 ? args[0] : "learned");
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        for (String line = in.readLine(); line != null && !line.equals("bye"); line = in.readLine()) {
            System.out.println(line.startsWith("cantstop ") ? "ready" : player.answer(line.split(" ")));
        }
    }

    private String answer(String[] question) {
        Map<String, String> words = new HashMap<>();
        for (int place = 1; place < question.length; place++) {
            String[] word = question[place].split("=");
            words.put(word[0], word[1]);
        }
        String[] rules = words.get("rules").split(",");
        String[] squares = words.get("squares").split("/");
        Variant variant = rules[0].equals("forced") ? Variant.FORCED_MOVE : Variant.valueOf(rules[0].toUpperCase());
        Placing placing = Placing.valueOf(rules[1].toUpperCase());
        int target = Integer.parseInt(rules[2]);
        Board board = Board.of(packed(squares[MOVER]), packed(squares[OTHER]), 0, 0, variant, placing, target);
        long markers = packed(words.get("markers"));
        if (question[0].equals("go")) {
            return bot.rollsOn(board, markers, random) ? "roll" : "stop";
        }
        long options = board.options(rolls.get(words.get("dice")), markers);
        return words.get("options").split(",")[bot.choose(board, markers, options, random)];
    }

    private static long packed(String spaces) {
        long packed = 0;
        String[] bySpace = spaces.split(",");
        for (int place = 0; place < bySpace.length; place++) {
            packed = Packed.with(packed, place + 2, Integer.parseInt(bySpace[place]));
        }
        return packed;
    }
}
