/// Keeps the computer awake while others rely on it: its host leads their tables, or its second window is on the
/// projector. Such a laptop may see no input for an hour, and if the system sleeps, the party stops.
///
/// The JDK has no call for this. Every system has a small program that holds the system awake for as long as it
/// runs. [InhibitCommands] lists them. [SleepInhibitor] runs one of them while others rely on this laptop, and says
/// so if none works. Each ends when this program does, however that happens: they read from a pipe that closes with
/// it, or watch its process.
package cantstop.client.system.sleep;
