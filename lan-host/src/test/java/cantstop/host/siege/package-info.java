/// `./siege`: what somebody who means harm can do within the protocol, done to a real host while honest people play
/// there.
///
/// Three processes on one machine: the host, the attackers ([cantstop.host.siege.AttackersMain], niced below the
/// host) and the honest guests, who measure ([cantstop.host.siege.SiegeMain]). The attackers come from
/// 127.0.0.2, which Linux counts as another address.
@NullMarked
package cantstop.host.siege;

import org.jspecify.annotations.NullMarked;
