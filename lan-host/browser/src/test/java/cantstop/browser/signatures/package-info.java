/// The page's signatures in the page's runtime, held against those of the JDK.
@NullMarked
package cantstop.browser.signatures;

import org.jspecify.annotations.NullMarked;
