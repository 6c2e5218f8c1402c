/// What a table does by itself. Each class is one duty of one table; all that a duty does to the game goes in as a
/// command, which the rules may refuse. The two relays change nothing: what they pass on is in no log.
///
/// | duty | does |
/// |---|---|
/// | [cantstop.host.duty.TurnTimer] | ends a turn whose time is up |
/// | [cantstop.host.duty.StartThrows] | throws again for players who tied for the start |
/// | [cantstop.host.duty.BotSeats] | has bots move; replaces a bot that fails by the next weaker one |
/// | [cantstop.host.duty.PlayerPresence] | waits for absent players; by vote a bot stands in or the turn passes |
/// | [cantstop.host.duty.NextOwner] | names another owner if the owner is gone between games |
/// | [cantstop.host.duty.TalkRelay] | relays chat, reactions and bust calls (`BustCalls`), with rate limits |
/// | [cantstop.host.duty.HoverRelay] | relays what the mover's pointer is over |
///
/// How long a duty waits is in `AwayTimeouts` where people are waited for, in [cantstop.host.environment.Pace]
/// where something moves by itself, and in [cantstop.host.environment.HostLimits] where it protects the host. A
/// table that sleeps has no duties: what is to happen after days belongs to [cantstop.host.table.Tables], which
/// knows those that sleep. A new duty implements [cantstop.host.table.Duty] and gets a line in `TableDuties`.
@NullMarked
package cantstop.host.duty;

import org.jspecify.annotations.NullMarked;
