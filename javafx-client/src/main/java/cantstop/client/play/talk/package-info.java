/// Talk at the table: chat, reactions, and bust calls ("I say bust").
///
/// [cantstop.client.play.talk.TalkModel] knows what the user may say now and what is new;
/// [cantstop.client.play.talk.TalkPanel] shows the lines, and the reactions as buttons, beside the log of the table;
/// [cantstop.client.play.talk.TalkOverlay] shows them over a screen that has no room for them, behind a
/// [cantstop.client.play.talk.TalkButton]; [cantstop.client.play.talk.Bubbles] let what was said just now rise from
/// the seat of who said it, over the board, for those who look there. Nothing of it is in the log.
///
/// To add a reaction, add a constant to `cantstop.protocol.Reaction`, its icon to `Icons` in this package, its words to
/// the bundles, and its key to `Keys` and `KeysOverlay` in [cantstop.client.play.table].
@NullMarked
package cantstop.client.play.talk;

import org.jspecify.annotations.NullMarked;
