/// How to play, by playing: five short chapters with one bust.
///
/// [cantstop.client.lesson.LessonStep] is the script: what the learner is asked to do next, and which dice they will
/// throw. The dice are loaded ([cantstop.client.lesson.LoadedDice]), the rules are not:
/// [cantstop.client.lesson.LessonTable] asks the engine about every move of both players, so whatever the learner
/// picks leads where it would lead in a game. [cantstop.client.lesson.LessonModel] goes through the script,
/// [cantstop.client.lesson.LessonScreen] shows it with the controls that the table has.
@NullMarked
package cantstop.client.lesson;

import org.jspecify.annotations.NullMarked;
