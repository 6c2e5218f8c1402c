/// `./bench party`: a big party against one headless host, in figures.
@NullMarked
package cantstop.host.bench;

import org.jspecify.annotations.NullMarked;
