/// Staying awake while others rely on this laptop: its host leads their tables, or its second window is what the room
/// looks at. Nobody touches such a laptop for an hour, and a system that dozes off takes the party with it.
///
/// There is no way to ask for this in the JDK. Every system has a small program of its own for it, which holds the
/// system awake for as long as it runs: [InhibitCommands] knows them, [SleepInhibitor] has one of them run while
/// somebody relies on this laptop, and says so where none can. Each of them ends when this program does, however that
/// comes about: they read from a pipe that closes with it, or watch its process.
package cantstop.client.system.sleep;
