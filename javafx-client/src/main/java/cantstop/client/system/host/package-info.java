/// The host inside this program. This is the one place that knows of `cantstop.host`: everything else reaches the
/// embedded host over loopback, as any other guest would. Starting and ending take their time, so both happen on a
/// thread of their own, one after the other: a new host never finds the folder of the one before still held.
@NullMarked
package cantstop.client.system.host;

import org.jspecify.annotations.NullMarked;
