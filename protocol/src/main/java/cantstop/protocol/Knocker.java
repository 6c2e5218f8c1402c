package cantstop.protocol;

import cantstop.engine.Badge;
import cantstop.engine.Seat;
import cantstop.engine.identity.Person;
import org.jspecify.annotations.Nullable;

/// A guest who waits for an answer of a table's owner.
///
/// @param look the requested piece and name
/// @param seat the one they ask for; null but for [KnockPurpose#SEAT]
public record Knocker(
        Person who,
        Badge look,
        KnockPurpose purpose,
        @Nullable Seat seat) {}
