/// Between bytes and the types that cross the rooms, both ways.
///
/// What goes out is written by an exhaustive `switch` over our own types, so that a new event or command does not
/// compile until it can be sent. What comes in is checked here, once, and nowhere behind: every field there, every
/// number in its range, every list of a possible length, every name a name. Whether a command is *allowed*, or an
/// event *legal*, is not a question of the wire; the engine answers it.
///
/// Three checks make a message good, in this order: protobuf can parse it; [cantstop.protocol.wire.Completeness]
/// finds no field missing; the codecs can make a domain value of it. Whatever fails becomes a
/// [cantstop.protocol.wire.BreachException], and nothing else ever does.
///
/// Start with [cantstop.protocol.wire.EventCodec]; then [cantstop.protocol.wire.ClientMessageCodec] and
/// [cantstop.protocol.wire.HostMessageCodec]. The codecs of smaller things are used by these three alone.
@NullMarked
package cantstop.protocol.wire;

import org.jspecify.annotations.NullMarked;
