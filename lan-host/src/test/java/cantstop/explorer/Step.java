package cantstop.explorer;

/// Something that can happen next.
///
/// @param name the same each time
record Step(String name, Runnable work) {}
