package cantstop.simulation;

import cantstop.engine.Command;
import cantstop.engine.identity.TableId;
import java.util.Optional;

/// A window that is open at a laptop, until its program ends.
public interface Window {
    /// Somebody before it asks something of the table that it shows.
    void press(Command command);

    /// Somebody before it goes, and means it.
    void leave();

    /// The table that it shows; nothing where it shows none.
    Optional<TableId> table();

    /// Whether it has said of that table that another host goes on with it, too, as a second one.
    boolean saidTwo();

    /// What it shows and offers.
    String inWords();
}
