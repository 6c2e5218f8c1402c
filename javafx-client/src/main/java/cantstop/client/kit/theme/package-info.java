/// How the program looks and moves: colours as roles, one scale of type and one of spaces, and all durations.
///
/// ## Colours are roles
///
/// A style sheet per [cantstop.client.kit.theme.Theme] gives every role (`-cs-page`, `-cs-text`, `-cs-seat-orange` and
/// so on) its colour; `structure.css` says which part of a control plays which role, and is the same in every
/// theme. No colour stands in Java: what is drawn on a canvas asks the [cantstop.client.kit.theme.Palette] for the same
/// roles, and [cantstop.client.kit.theme.Theme#around] is the observable theme of the scene around a node. A test
/// computes the contrast of every pair from these files. Which colour a seat can have is `cantstop.engine.Colour`.
///
/// ## The typefaces are our own
///
/// [cantstop.client.kit.theme.Typeface] loads four faces from `fonts`, so that every screen of every system is set
/// alike. `structure.css` has the scale of sizes as style classes.
///
/// ## Sizes are ems
///
/// Everything is measured in the root's font size, so [cantstop.client.kit.theme.Zoom] is one number. The board takes
/// whatever room it is given and draws itself to fit.
///
/// ## Motion never holds up the game
///
/// [cantstop.client.kit.theme.Motion] knows the duration of each [cantstop.client.kit.theme.Moment]. A control may be
/// told to skip its animation at any time, and is then in the state that it was moving to.
@NullMarked
package cantstop.client.kit.theme;

import org.jspecify.annotations.NullMarked;
