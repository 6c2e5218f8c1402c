/// At a host's door: on the way there, turned away, or choosing among its tables.
@NullMarked
package cantstop.client.play.door;

import org.jspecify.annotations.NullMarked;
