/// Everything the program says to a person, in their language. Strings live in one bundle per language beside this
/// package; what the host and the rules say comes as values and becomes a sentence here: what it is, and what to do
/// next. Nothing here knows of JavaFX.
@NullMarked
package cantstop.client.kit.words;

import org.jspecify.annotations.NullMarked;
