/// How to play, by playing: five short chapters with one bust.
///
/// [cantstop.client.extras.lesson.LessonStep] is the script: what the learner is asked to do next, and which dice they
/// will throw. The dice are loaded ([cantstop.client.extras.lesson.LoadedDice]), the rules are not:
/// [cantstop.client.extras.lesson.LessonTable] asks the engine about every move of both players, so whatever the
/// learner picks leads where it would lead in a game. [cantstop.client.extras.lesson.LessonModel] goes through the
/// script, [cantstop.client.extras.lesson.LessonScreen] shows it with the controls that the table has.
@NullMarked
package cantstop.client.extras.lesson;

import org.jspecify.annotations.NullMarked;
