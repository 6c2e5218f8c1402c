/// How a table goes from one host to another.
@NullMarked
package cantstop.host.migration;

import org.jspecify.annotations.NullMarked;
