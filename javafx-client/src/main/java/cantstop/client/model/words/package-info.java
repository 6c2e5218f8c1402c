/// What the rules, the log, the host and the bots say, as sentences of one language.
///
/// They say it as values: an event, a refusal, a reason, a level. [cantstop.client.model.words.LogWords] tells
/// an event, [cantstop.client.model.words.Reasons] why something is not done and what to do next, and
/// [cantstop.client.model.words.BotWords] and [cantstop.client.model.words.SeatNames] name who plays. The
/// patterns stand in the bundles of [cantstop.client.kit.words]; an enum's constant has its words under its own
/// name.
@NullMarked
package cantstop.client.model.words;

import org.jspecify.annotations.NullMarked;
