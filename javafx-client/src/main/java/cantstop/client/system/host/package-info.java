/// The host inside this program. This is the one place that imports `cantstop.host`: all else reaches the embedded
/// host over loopback, as any guest would. Starting and ending take time, so both run on one thread of their own,
/// one after the other: a new host never finds the folder of the one before still held.
@NullMarked
package cantstop.client.system.host;

import org.jspecify.annotations.NullMarked;
