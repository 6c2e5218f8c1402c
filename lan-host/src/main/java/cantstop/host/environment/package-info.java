/// The host core's dependencies, passed in, and its limits and metrics. It depends on no other room of the host.
///
/// [cantstop.host.environment.HostEnvironment] holds everything from outside: time,
/// [cantstop.host.environment.Dice], [cantstop.host.environment.Journal], [cantstop.host.environment.Workers] for
/// the bots, randomness. Tests replace all of it. [cantstop.host.environment.HostLimits] has every limit beyond the
/// protocol's, each with its reason; [cantstop.host.environment.Pace] the pauses before automatic moves.
/// [cantstop.host.environment.HostSnapshot] is what beacons tell, [cantstop.host.environment.HostStatus] what
/// `--status` prints.
///
/// To add something that comes from outside, add it here and in `HostServer`; to add a limit, add it to `HostLimits`.
@NullMarked
package cantstop.host.environment;

import org.jspecify.annotations.NullMarked;
