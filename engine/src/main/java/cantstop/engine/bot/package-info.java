/// Bots are functions: a position and a random generator in, a move out. The host, the simulation and the coach get
/// them from [cantstop.engine.bot.Bots], which lists them from the weakest to the strongest.
///
/// The weaker ones count points: [cantstop.engine.bot.HeuristicBot], [cantstop.engine.bot.HalfChanceBot]. The strong
/// ones have two independent halves:
///
/// - a [cantstop.engine.bot.Value] says what it is worth to stop here: [cantstop.engine.bot.HandMadeValue] by a
///   formula, [cantstop.engine.bot.LearnedValue] by a [cantstop.engine.bot.Net] that corrects it, and
///   [cantstop.engine.bot.StrongestValue] by the best there is for the rules that are played;
/// - [cantstop.engine.bot.ExactTurn] solves the rest of the turn for that value, exactly, in a millisecond. It walks
///   over [cantstop.engine.bot.Lanes], box by box, and [cantstop.engine.bot.ExactBot] plays what it finds.
///
/// [cantstop.engine.bot.Coach] shows people the result. docs/bots.md has the method, its sources and the figures.
@NullMarked
package cantstop.engine.bot;

import org.jspecify.annotations.NullMarked;
