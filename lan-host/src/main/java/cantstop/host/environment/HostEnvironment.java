package cantstop.host.environment;

import cantstop.engine.BotLevel;
import cantstop.engine.Event;
import cantstop.engine.bot.Bot;
import cantstop.engine.dice.HandSigner;
import cantstop.protocol.Timers;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.EventCodec;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// All dependencies of the host's core, passed in: with these replaced, a whole party runs in one thread from one
/// seed.
///
/// @param timers time, and tasks for later on the host's thread
/// @param dice the faces of throws that the host makes alone
/// @param signer signs the hands with which the host takes part in the throws of several laptops
/// @param journal the log store; events are written here before they are sent
/// @param workers run the computations of the bots
/// @param random makes identities of tables, the host's secrets and the bots' seeds
/// @param bots the bots that can be played with
/// @param encoder how an event becomes the bytes that are stored, sent and hashed
/// @param decoder decodes events from elsewhere: copies of logs that tables continue with
public record HostEnvironment(
        Timers timers,
        Dice dice,
        HandSigner signer,
        Journal journal,
        Workers workers,
        RandomGenerator random,
        Function<BotLevel, Optional<Bot>> bots,
        Function<Event, byte[]> encoder,
        Decoder decoder) {
    /// The same, with events as they are on the wire.
    public HostEnvironment(
            Timers timers,
            Dice dice,
            HandSigner signer,
            Journal journal,
            Workers workers,
            RandomGenerator random,
            Function<BotLevel, Optional<Bot>> bots) {
        this(timers, dice, signer, journal, workers, random, bots, EventCodec::encode, EventCodec::decode);
    }

    /// Reads events that another host encoded.
    public interface Decoder {
        /// Decodes an event.
        ///
        /// @throws BreachException where the bytes are no event
        Event decode(byte[] bytes) throws BreachException;
    }

    /// A copy with other timers.
    public HostEnvironment with(Timers other) {
        return new HostEnvironment(other, dice, signer, journal, workers, random, bots, encoder, decoder);
    }

    /// A copy whose journal always answers ([AnsweringJournal]).
    public HostEnvironment answering() {
        Journal answering = new AnsweringJournal(journal);
        return new HostEnvironment(timers, dice, signer, answering, workers, random, bots, encoder, decoder);
    }
}
