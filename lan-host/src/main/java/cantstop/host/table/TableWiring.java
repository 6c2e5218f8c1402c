package cantstop.host.table;

import cantstop.engine.Command;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.host.session.Session;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import java.util.List;

/// What other packages contribute to one table: its duties, and answers to the few questions that the table has. The
/// table knows no class of theirs.
public interface TableWiring {
    /// Makes the wiring of a table.
    interface Factory {
        TableWiring wire(TableView table);
    }

    /// The duties, in the order in which they are called.
    List<Duty> duties();

    /// The laptops that take part in the next throw, where the host may not make it alone.
    Throwers throwers();

    /// A command, completed by the state of the table at the moment when it is decided.
    Command completed(Command command);

    /// Handles a message about this table.
    void handle(Session from, ClientMessage.OfTable message);

    /// Whether the guest with this key may attend the table.
    boolean admits(Key key);

    /// The guest with this key left the table on purpose at its last host.
    void leftBefore(Key key);

    /// This host lets another one go on with the table.
    void yielded(Person successor, List<HostAddress> addresses);
}
