package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.BotLevel;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.engine.Phase;
import cantstop.engine.TurnMove;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// The bots by their names, and how a bot makes its next move.
public final class Bots {
    public static final BotLevel RANDOM = new BotLevel("random");
    public static final BotLevel DREAMER = new BotLevel("dreamer");
    public static final BotLevel HALF_CHANCE = new BotLevel("half-chance");
    public static final BotLevel RULE_OF_28 = new BotLevel("rule-of-28");
    public static final BotLevel CARELESS = new BotLevel("careless");
    public static final BotLevel GHS = new BotLevel("ghs");
    public static final BotLevel GHS_STOP = new BotLevel("ghs-stop");
    public static final BotLevel HASTY = new BotLevel("hasty");
    public static final BotLevel EXACT_TURN = new BotLevel("exact-turn");
    public static final BotLevel LEARNED = new BotLevel("learned");

    /// The nets are read at the first question, so that listing the bots does not delay the start of the window.
    private static final class Nets {
        private static final StrongestValue STRONGEST = StrongestValue.shipped();
    }

    /// By their ids, from the weakest to the strongest.
    private static final Map<String, Bot> BY_ID = inOrder();

    private static final List<BotLevel> LEVELS =
            BY_ID.keySet().stream().map(BotLevel::new).toList();

    private Bots() {}

    private static Map<String, Bot> inOrder() {
        Map<String, Bot> bots = new LinkedHashMap<>();
        bots.put(RANDOM.id(), new RandomBot());
        bots.put(DREAMER.id(), new ExactBot(() -> Nets.STRONGEST, 0.2));
        bots.put(HALF_CHANCE.id(), new HalfChanceBot());
        bots.put(RULE_OF_28.id(), HeuristicBot.RULE_OF_28);
        bots.put(CARELESS.id(), new ExactBot(() -> Nets.STRONGEST, 0.07));
        bots.put(GHS.id(), HeuristicBot.GHS);
        bots.put(GHS_STOP.id(), HeuristicBot.GHS_STOP);
        bots.put(HASTY.id(), new ExactBot(() -> Nets.STRONGEST, 0.03));
        bots.put(EXACT_TURN.id(), new ExactBot(new HandMadeValue()));
        bots.put(LEARNED.id(), new ExactBot(() -> Nets.STRONGEST, 0));
        return bots;
    }

    /// The nets that are missing or damaged and replaced by the hand-made value; for the host's log.
    public static List<NetFile.Found.Unusable> replacedNets() {
        return Nets.STRONGEST.replaced();
    }

    /// A coach that judges as the strongest bot does.
    public static Coach coach() {
        return new Coach(Nets.STRONGEST);
    }

    /// The names, from the weakest bot to the strongest.
    public static List<BotLevel> levels() {
        return LEVELS;
    }

    /// The next weaker level.
    public static Optional<BotLevel> weaker(BotLevel level) {
        int place = LEVELS.indexOf(level);
        return place > 0 ? Optional.of(LEVELS.get(place - 1)) : Optional.empty();
    }

    /// The bot of that name; empty if this program has none.
    public static Optional<Bot> named(BotLevel level) {
        return Optional.ofNullable(BY_ID.get(level.id()));
    }

    /// The bot's next move for the mover.
    ///
    /// @param game a game that waits for a roll, a choice, or the decision to go on
    /// @throws IllegalArgumentException if it waits for something else
    public static TurnMove move(Bot bot, GameState game, RandomGenerator random) {
        Board board = game.board();
        return switch (game.phase()) {
            case Phase.ToRoll _ -> new TurnMove.RollDice();
            case Phase.ToChoose choose -> {
                long packed = board.options(choose.roll().index(), game.markers());
                int place = bot.choose(board, game.markers(), packed, random);
                yield new TurnMove.Choose(
                        Option.unpack(choose.roll(), packed).get(place).columns());
            }
            case Phase.ToGoOn _ ->
                game.mayStop() && !bot.rollsOn(board, game.markers(), random)
                        ? new TurnMove.Stop()
                        : new TurnMove.RollDice();
            case Phase.ForStart _, Phase.Falling _ -> throw new IllegalArgumentException("the dice are falling");
            case Phase.Finished _ -> throw new IllegalArgumentException("the game is over");
        };
    }
}
