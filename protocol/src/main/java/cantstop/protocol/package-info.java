/// The types that host and guests share.
///
/// ## Messages
///
/// [cantstop.protocol.ClientMessage] is all that a guest can send, [cantstop.protocol.HostMessage] all that a host
/// can; [cantstop.protocol.Answer] answers a request. They are plain values in the engine's words.
/// [cantstop.protocol.wire] makes bytes of them and checks what comes in; [cantstop.protocol.net] sends the bytes.
/// `docs/protocol.md` tells the same to writers of other programs.
///
/// A [cantstop.protocol.Utterance] is what a person says: a line of chat, a [cantstop.protocol.Reaction], a bet on
/// a bust. The host declines a request with an [cantstop.protocol.Answer.Reason]; where the rules refuse a command,
/// the answer carries the engine's `Refusal` instead.
///
/// [cantstop.protocol.VersionRange] says which versions of the protocol this program speaks. A constant that an older
/// program can do without needs no new version: that program reads an unknown reaction as `Utterance.Unknown` and an
/// unknown reason as `NOT_ALLOWED`. A new event, command or message does need one.
///
/// ## Identity and data
///
/// An installation is a key, its [cantstop.protocol.Identity]; others know it by the key's fingerprint, a
/// [cantstop.engine.identity.Key]. The key is kept in the [cantstop.protocol.DataFolder]. Each running part of the
/// program locks its own piece of that folder ([cantstop.protocol.HeldFolder]); [cantstop.protocol.UnusableData]
/// says what went wrong there.
///
/// ## Addresses
///
/// A [cantstop.protocol.HostAddress] is what people type; an [cantstop.protocol.Invite] adds the key that must be
/// found there.
///
/// Every limit, with its reason, is in [cantstop.protocol.Limits].
@NullMarked
package cantstop.protocol;

import org.jspecify.annotations.NullMarked;
