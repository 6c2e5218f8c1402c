/// Home: who I am, and the ways from here to a game.
@NullMarked
package cantstop.client.play.home;

import org.jspecify.annotations.NullMarked;
