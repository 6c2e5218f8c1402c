/// The codecs: bytes to the types of [cantstop.protocol] and back, by protobuf. The schema is in
/// `protocol/src/main/protobuf`. `EnumCodec` pairs the constants of enums by name, so a new constant needs a line in
/// the `.proto` file and no code here.
///
/// Each family of messages has one codec with both directions. Writing is an exhaustive `switch` over our own
/// types, so that a new event or command does not compile until it can be sent. Reading checks everything here,
/// once: every field is present, every number in its range, every list of a possible length, every name valid.
/// Whether a command is *allowed*, or an event *legal*, is the engine's question.
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
