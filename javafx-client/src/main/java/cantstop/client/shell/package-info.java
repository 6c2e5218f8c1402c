/// The program with a window: how it starts, what is common to its screens, and how it ends.
///
/// ```
/// Main -> Installation      what is kept on this machine, and held while the program runs
///      -> SecondStart       the folder is held: the program that has it does what this start was asked for
///      -> ClientProgram -> Navigator      which screen is shown
///                       -> Window         the window around it
///                       -> WatchWindows   Watch, in a window of its own
///                       -> StartRequest   what the command line asks for
/// ```
///
/// [cantstop.client.shell.Window] shows the screen that the navigator names. [cantstop.client.shell.Appearance] is its
/// theme and size, [cantstop.client.shell.GlobalKeys] are the keys that work on every screen,
/// [cantstop.client.shell.WindowStrips] are above it, and [cantstop.client.shell.LeaveQuestion] asks before something
/// is lost by leaving. [cantstop.client.shell.Screens] makes the screens of the game in one language; those beside the
/// game come from [cantstop.client.play.Extras]. When the language changes, all are made again, and the models that
/// outlive a screen are kept.
package cantstop.client.shell;
