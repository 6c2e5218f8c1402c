/// The program with a window: how it starts, what is common to its screens, and how it ends.
///
/// ```
/// Main -> Installation    what is kept on this machine, and held while the program runs
///      -> SecondStart     the folder is held: the program that has it does what this start was asked for
///      -> ClientProgram -> Evening      where one is
///                 -> Window       what is seen of it
///                 -> WatchWindows   Watch, in a window of its own
///                 -> StartRequest        what the command line wants of them
/// ```
///
/// [cantstop.client.shell.Window] shows the screen for the place where the evening is. What it wears is
/// [cantstop.client.shell.Appearance], the keys that work on every screen are [cantstop.client.shell.GlobalKeys], the
/// strips
/// above it [cantstop.client.shell.WindowStrips], and before anything is lost by going
/// [cantstop.client.shell.LeaveQuestion] asks.
/// [cantstop.client.shell.Screens] makes the screens in one language: it alone knows them all, and puts together what
/// none of them knows of another. When the language changes, new ones are made, and the models that outlive a
/// screen are handed over.
package cantstop.client.shell;
