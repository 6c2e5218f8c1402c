/// What is worth telling of a turn that is over: against which odds it was kept, or what was thrown away. The engine's
/// odds say how likely each roll was; nothing here knows more than the log does. Start with
/// [cantstop.client.model.tales.TurnTales]; [cantstop.client.model.words.TaleWords] says them.
@NullMarked
package cantstop.client.model.tales;

import org.jspecify.annotations.NullMarked;
