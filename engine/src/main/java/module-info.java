import org.jspecify.annotations.NullMarked;

/// The rules of the game, the odds and the bots: no clock, thread, I/O, or randomness that it was not given.
@NullMarked
module cantstop.engine {
    requires static transitive org.jspecify;

    exports cantstop.engine;
    exports cantstop.engine.dice;
    exports cantstop.engine.identity;
    exports cantstop.engine.bot;
    exports cantstop.engine.odds;
    exports cantstop.engine.story;
    exports cantstop.engine.succession;
}
