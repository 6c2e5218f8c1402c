package cantstop.simulation;

/// Faults that are put into a party on purpose, to see that they are found.
enum Planted {
    NOTHING,
    /// The disk says that it has forced what lies in its cache.
    DISK_DOES_NOT_FORCE,
    /// A turn timer that was cancelled, because its person went or moved, runs out all the same.
    TIMER_IS_NOT_CANCELLED,
    /// A command counts for the state that the table has when it arrives, not for the one that was on the screen.
    SCREEN_IS_FORGOTTEN,
    /// A seat that somebody is sent away from is freed, whoever sits there by then.
    PERSON_IS_FORGOTTEN,
    /// A host takes every word of another host's for true, instead of fetching the log that would prove it.
    ANY_BEACON_IS_BELIEVED,
    /// The last row of a log is missing from the file.
    FILE_LOSES_ROWS,
    /// A program takes what a later version wrote for damage, and goes on with what is before it.
    LATER_EVENTS_ARE_DAMAGE,
    /// People go to a table whatever the list of tables says of its version.
    VERSION_IS_NOT_LOOKED_AT
}
