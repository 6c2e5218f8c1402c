/// The core of the host, without I/O: lobby, tables, seats, timers.
package cantstop.host;
