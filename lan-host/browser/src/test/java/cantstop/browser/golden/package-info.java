/// The protocol's golden bytes in the page's runtime: read and written by the compiled codecs.
@NullMarked
package cantstop.browser.golden;

import org.jspecify.annotations.NullMarked;
