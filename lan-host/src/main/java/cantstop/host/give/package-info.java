/// Giving the program to others.
@NullMarked
package cantstop.host.give;

import org.jspecify.annotations.NullMarked;
