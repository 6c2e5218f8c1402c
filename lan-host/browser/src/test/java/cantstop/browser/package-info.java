/// What the tests compile for Node.
@NullMarked
package cantstop.browser;

import org.jspecify.annotations.NullMarked;
