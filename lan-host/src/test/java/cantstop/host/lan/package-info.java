/// The laptops of `./lan`, which builds a network of several network namespaces and has them find each other.
@NullMarked
package cantstop.host.lan;

import org.jspecify.annotations.NullMarked;
