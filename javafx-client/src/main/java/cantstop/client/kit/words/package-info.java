/// Everything the program says to a person, in their language.
///
/// To add a language, add its bundle to the resources of this package (`words_xx.properties`), the download page
/// `page_xx.html` to those of `cantstop.host.give`, and its code to [cantstop.client.kit.words.Words#LANGUAGES]. The
/// settings then offer it, and the tests compare its bundle with the English one. The page for browsers has a bundle
/// of its own, `page_xx.properties`, and its own list of codes in `words.js`.
///
/// The words know no table, no party and no screen. What those say comes as values and becomes sentences in
/// [cantstop.client.model.words].
@NullMarked
package cantstop.client.kit.words;

import org.jspecify.annotations.NullMarked;
