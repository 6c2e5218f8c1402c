package cantstop.host.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/// A cache of prepared statements: preparing one takes longer than running it. They end with their connection.
/// Confined to its thread.
final class Statements {
    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();

    Statements(Connection connection) {
        this.connection = connection;
    }

    /// A statement whose results are closed before it is used again.
    PreparedStatement of(String sql) throws SQLException {
        PreparedStatement known = prepared.get(sql);
        if (known == null) {
            known = connection.prepareStatement(sql);
            prepared.put(sql, known);
        }
        return known;
    }

    /// Discards all of them: a failed one would fail again.
    void forget() throws SQLException {
        for (PreparedStatement one : prepared.values()) {
            one.close();
        }
        prepared.clear();
    }
}
