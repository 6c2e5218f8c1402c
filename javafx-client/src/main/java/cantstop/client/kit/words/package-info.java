/// Everything the program says to a person, in their language.
///
/// A language is one bundle in this package, `words_de.properties`, the page that a host gives the game away on
/// (`page_de.html` in the host) and one line: its code in [cantstop.client.kit.words.Words#LANGUAGES]. The
/// settings offer it then, and the tests hold its bundle against the English one.
///
/// The words know no table, no party and no screen. What those say comes as values and becomes sentences in
/// [cantstop.client.model.words].
@NullMarked
package cantstop.client.kit.words;

import org.jspecify.annotations.NullMarked;
