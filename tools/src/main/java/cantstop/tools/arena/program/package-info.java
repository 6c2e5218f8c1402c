/// Bots that are programs of their own, in any language: they are asked over standard input and answer over standard
/// output, one line each. docs/bot-protocol.md has the lines; [cantstop.tools.arena.program.Question] writes them and
/// [cantstop.tools.arena.program.Program] asks. A program that breaks the rules of this ends the match with a
/// [cantstop.tools.arena.program.ProgramFault], which says what was asked and what came.
@NullMarked
package cantstop.tools.arena.program;

import org.jspecify.annotations.NullMarked;
