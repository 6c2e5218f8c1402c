/// What host and guests have in common.
///
/// ## What they say
///
/// [cantstop.protocol.ClientMessage] is all that a guest can say, [cantstop.protocol.HostMessage] all that a host can;
/// [cantstop.protocol.Answer] is how requests are answered. They are plain values in the engine's words. How they
/// become bytes, and how what comes in is checked, is the business of [cantstop.protocol.wire]; how bytes travel, of
/// [cantstop.protocol.net]. `docs/protocol.md` tells the same to writers of other programs.
///
/// ## Who they are
///
/// An installation is a key, its [cantstop.protocol.Identity], and others know it by the key's
/// [cantstop.protocol.Fingerprint]. It lives in the [cantstop.protocol.DataFolder], of which each running part holds
/// its own piece ([cantstop.protocol.HeldFolder]); what can go wrong there is [cantstop.protocol.UnusableData].
///
/// ## Where they are
///
/// A [cantstop.protocol.HostAddress] is what people type; an [cantstop.protocol.Invite] adds the key that must be
/// found there.
///
/// Every limit, with its reason, is in [cantstop.protocol.Limits].
@NullMarked
package cantstop.protocol;

import org.jspecify.annotations.NullMarked;
