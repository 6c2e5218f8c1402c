/// Giving the program to the others: a card over the host's lobby opens the host's page, shows where it is, large
/// enough to be read across a room and as a picture for a phone, and closes it again. The files and the page are the
/// host's business (`cantstop.host.give`).
@NullMarked
package cantstop.client.extras.give;

import org.jspecify.annotations.NullMarked;
