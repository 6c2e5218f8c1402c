/// Identities of laptops, people, tables and instances of hosts, which never change.
///
/// Names, seats and addresses change in the course of an evening; these do not. Each is a type of its own, so that the
/// compiler tells a laptop's key from a table's identity. Each refuses malformed text. Bytes on the wire are
/// lower-case hex digits here.
///
/// This room knows nothing else of the game: every other room may use it.
@NullMarked
package cantstop.engine.identity;

import org.jspecify.annotations.NullMarked;
