/// What the window shows, without a JavaFX node: observable values, confined to the FX thread.
///
/// - [cantstop.client.model.navigation]: which screen is shown, and why: the visit to a host and what it is for
/// - [cantstop.client.model.party]: one visit as the guest sees it, with the table and the people at it
/// - [cantstop.client.model.profile]: what is kept from one start to the next
/// - [cantstop.client.model.coach]: the strongest bot's judgement, on a thread of its own
/// - [cantstop.client.model.words]: sentences made of values, such as an event of the log
/// - [cantstop.client.model.tales]: which turns are worth telling, for the log and the big screen
///
/// What comes from another thread crosses in [cantstop.client.model.party.FxBridge], of which there is one.
@NullMarked
package cantstop.client.model;

import org.jspecify.annotations.NullMarked;
