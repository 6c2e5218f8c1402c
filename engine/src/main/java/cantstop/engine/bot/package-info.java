/// Players that are functions: a position and a generator in, a move out. Whatever plays, in the host, in a
/// simulation or as a coach, goes through [cantstop.engine.bot.Bots].
@NullMarked
package cantstop.engine.bot;

import org.jspecify.annotations.NullMarked;
