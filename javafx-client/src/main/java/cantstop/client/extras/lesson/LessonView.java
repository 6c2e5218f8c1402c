package cantstop.client.extras.lesson;

import cantstop.client.play.table.Controls;
import cantstop.engine.Roll;
import cantstop.engine.TableState;
import java.util.Optional;

/// What is seen of the lesson.
///
/// @param step where the learner is
/// @param title of the chapter, with its number
/// @param text what to do, and why
/// @param controls what can be pressed now; everything else says why not
/// @param bust the dice of my last bust, as long as they lie there
record LessonView(
        LessonStep step, String title, String text, Controls controls, TableState table, Optional<Roll> bust) {}
