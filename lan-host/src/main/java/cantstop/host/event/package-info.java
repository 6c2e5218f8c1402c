/// The big party: the organiser of a host with many tables.
@NullMarked
package cantstop.host.event;

import org.jspecify.annotations.NullMarked;
