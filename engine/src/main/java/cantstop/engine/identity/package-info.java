/// Identities: what a laptop, a person, a table and a host's reading of a log are called for as long as they exist.
///
/// Names, seats and addresses change in the course of an evening; these do not. Each is a type of its own, so that
/// the compiler tells a laptop's key from a table's identity, and each refuses what has not its form. What is bytes
/// on the wire is lower-case hex digits here.
///
/// This room knows nothing else of the game: every other room may use it.
@NullMarked
package cantstop.engine.identity;

import org.jspecify.annotations.NullMarked;
