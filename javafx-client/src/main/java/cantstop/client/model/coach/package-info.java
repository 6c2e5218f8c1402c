/// What the strongest bot has to say, thought out beside the FX thread: advice at the table, and the story of a game
/// when it is over. Whether anybody may hear it is for the screens to know.
@NullMarked
package cantstop.client.model.coach;

import org.jspecify.annotations.NullMarked;
