/// What leads to each screen: stories with fixed people and dice, told to a [cantstop.client.fake.FakeVisit] and looked
/// at in a window. Pictures are taken of them, and tests walk through them. A new screen, or a new state of one that
/// one would want to look at, gets a story in the chapter where it belongs.
@NullMarked
package cantstop.client.stories;

import org.jspecify.annotations.NullMarked;
