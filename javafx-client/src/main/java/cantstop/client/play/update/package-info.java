/// A later version of the program: who gives it, and how it gets onto this computer. A host's page is plain HTTP, so
/// only what the host has signed is believed, and only the file with that sum is kept.
@NullMarked
package cantstop.client.play.update;

import org.jspecify.annotations.NullMarked;
