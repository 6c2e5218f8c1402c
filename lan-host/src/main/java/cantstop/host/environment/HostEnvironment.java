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

/// Everything the host's core knows of the world, handed in: with these replaced, a whole party runs in one
/// thread from one seed.
///
/// @param timers time, and tasks for later on the host's thread
/// @param dice where the faces come from that the host throws alone
/// @param signer signs the hands with which the host takes part in the throws of several laptops
/// @param journal what is written before it is said
/// @param workers those who think for the bots
/// @param random where the tables' identities, the host's secrets and the bots' seeds come from
/// @param bots the bots that can be played with
/// @param encoder how an event becomes the bytes that are stored, sent and hashed
/// @param decoder what bytes from elsewhere say: copies of logs that tables are gone on with
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
        /// The event that these bytes say happened.
        ///
        /// @throws BreachException where they say nothing of that kind
        Event decode(byte[] bytes) throws BreachException;
    }

    /// The same with another time.
    public HostEnvironment with(Timers other) {
        return new HostEnvironment(other, dice, signer, journal, workers, random, bots, encoder, decoder);
    }

    /// The same with a journal that answers also where it fails.
    public HostEnvironment answering() {
        Journal answering = new AnsweringJournal(journal);
        return new HostEnvironment(timers, dice, signer, answering, workers, random, bots, encoder, decoder);
    }
}
