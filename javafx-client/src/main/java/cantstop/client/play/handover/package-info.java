/// Host migration on the screen: the strip or sign that shows its state, with buttons for what the user can do. Hosts
/// and the guest's core decide who leads; the user only chooses "here" or "to them". This room shows what the model
/// says, and knows no socket, vote or log.
@NullMarked
package cantstop.client.play.handover;

import org.jspecify.annotations.NullMarked;
