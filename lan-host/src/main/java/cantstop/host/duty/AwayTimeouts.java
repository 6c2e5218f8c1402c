package cantstop.host.duty;

import cantstop.engine.BotLevel;
import cantstop.engine.bot.Bots;
import java.time.Duration;

/// How long a table waits for somebody, each with its reason.
public final class AwayTimeouts {
    /// For somebody whose connection was lost, from the moment at which it is their turn: a laptop that restarts is
    /// back by then.
    public static final Duration AWAY = Duration.ofSeconds(60);

    /// For somebody who is connected and touches nothing, before the others are told: longer than a hard choice takes.
    static final Duration IDLE = Duration.ofSeconds(20);

    /// And before the others may go on without them.
    static final Duration IDLE_AWAY = Duration.ofSeconds(60);

    /// The bot that plays for somebody who is not there: good enough not to spoil their game, and simple enough that
    /// everybody can follow why it does what it does.
    static final BotLevel STAND_IN = Bots.RULE_OF_28;

    private AwayTimeouts() {}
}
