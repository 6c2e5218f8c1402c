package cantstop.client.play.lobby;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What one sees of a table before a game.
///
/// @param title the table's name
/// @param subtitle whose table it is, in words
/// @param chairs the four seats
/// @param rules what is played
/// @param start what the button says
/// @param plan what it starts: how many play by which rules
/// @param hindrance why it can't be pressed; none where it can
/// @param line one line on what is worth knowing: a clash of looks, or why something was not done; may be empty
/// @param news the rules, where they have changed since I sat down and I have not agreed to them; else empty
/// @param seated whether I sit
/// @param lock whether newcomers knock
public record LobbyState(
        String title,
        String subtitle,
        List<Place> chairs,
        Rules rules,
        String start,
        String plan,
        Optional<String> hindrance,
        String line,
        String news,
        boolean seated,
        Lock lock) {
    public LobbyState {
        chairs = List.copyOf(chairs);
    }

    /// One seat.
    ///
    /// @param badge who sits there
    /// @param initials what stands on their piece, as at the table; may be empty
    /// @param note what is to be said of them; may be empty
    /// @param mine whether it is mine
    /// @param mayTake whether I may sit down here
    /// @param maySeatBot whether I may put a bot here, or another one in the place of one
    /// @param maySeatFriend whether I may seat somebody else at this laptop here
    /// @param mayClear whether I may send whoever sits here away
    public record Place(
            Seat seat,
            Optional<Badge> badge,
            String initials,
            String note,
            boolean mine,
            boolean mayTake,
            boolean maySeatBot,
            boolean maySeatFriend,
            boolean mayClear) {}

    /// What is played.
    ///
    /// @param settings the rules of the next game
    /// @param mayChange whether I may change them
    /// @param mostColumns the most columns that so many players can play for
    public record Rules(Settings settings, boolean mayChange, int mostColumns) {}

    /// Whether newcomers knock.
    ///
    /// @param mayChange whether I may change it
    public record Lock(boolean locked, boolean mayChange) {}

    /// The looks that others have already.
    public record Taken(Set<Colour> colours, Set<Shape> shapes) {
        public Taken {
            colours = Set.copyOf(colours);
            shapes = Set.copyOf(shapes);
        }
    }
}
