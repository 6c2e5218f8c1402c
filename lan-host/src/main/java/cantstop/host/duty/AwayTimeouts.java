package cantstop.host.duty;

import cantstop.engine.BotLevel;
import cantstop.engine.bot.Bots;
import java.time.Duration;

/// How long a table waits for an absent player, each with its reason.
public final class AwayTimeouts {
    /// For a player whose connection was lost, from the moment at which it is their turn: a laptop that restarts is
    /// back by then.
    public static final Duration AWAY = Duration.ofSeconds(60);

    /// The time after which a connected player without input is reported as idle: longer than a hard choice takes.
    static final Duration IDLE = Duration.ofSeconds(20);

    /// The time after which the others may continue without an idle player.
    static final Duration IDLE_AWAY = Duration.ofSeconds(60);

    /// The bot that plays for an absent player: good enough not to spoil their game, and simple enough that the others
    /// can follow its moves.
    static final BotLevel STAND_IN = Bots.RULE_OF_28;

    private AwayTimeouts() {}
}
