/// What a table does by itself. Each class is one duty of one table. A duty changes the game only by submitting
/// commands, which the rules may refuse. It may also send messages to guests, which are in no log; the two relays do
/// nothing else.
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
/// Four more duties are in other rooms: `Admission`, `SharedThrows`, `PeerAddresses` and `PlannedHandOver`.
///
/// How long a duty waits for people is in `AwayTimeouts`, how long it pauses before a move of its own in
/// [cantstop.host.environment.Pace], and how long it protects the host in [cantstop.host.environment.HostLimits]; any
/// other time is a constant of the duty. A table that sleeps has no duties: what is to happen after days belongs to
/// [cantstop.host.table.Tables], which knows those that sleep.
///
/// A new duty implements [cantstop.host.table.Duty] and is added to the list in `cantstop.host.TableDuties`. `Duty` has
/// a call for each occasion: a change of the table (`tableChanged`), a guest who comes or goes, a sign of life of a
/// player (`touched`), and what a newcomer has to be told (`tellNewcomer`).
@NullMarked
package cantstop.host.duty;

import org.jspecify.annotations.NullMarked;
