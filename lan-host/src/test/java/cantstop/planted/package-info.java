/// Faults planted in the code that is shipped, to see that they are found.
///
/// [cantstop.planted.PlantedCode] loads the game's classes once more, beside those that everything else uses, and each
/// [cantstop.planted.Plant] makes one of their methods do something else. What crosses to that code and back is of the
/// JDK alone: a class of ours is another one there.
@NullMarked
package cantstop.planted;

import org.jspecify.annotations.NullMarked;
