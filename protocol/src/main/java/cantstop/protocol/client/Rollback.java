package cantstop.protocol.client;

import java.util.Optional;

/// A host asks to go on without the end of this laptop's copy.
///
/// @param kept how many events of the copy that host has; unknown where the copies may differ before their ends
public record Rollback(Optional<Long> kept) {}
