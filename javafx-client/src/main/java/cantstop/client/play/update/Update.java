package cantstop.client.play.update;

import cantstop.engine.dice.Bytes;

/// A later version of the program, at a host where this player had a seat.
///
/// @param version what it is called: `0.2.0`
/// @param page the address of the page that gives it
/// @param sum SHA-256 of the file that runs on every system, signed by the host
public record Update(String version, String page, Bytes sum) {}
