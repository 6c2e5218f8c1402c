package cantstop.protocol.client;

import cantstop.engine.LogEntry;
import cantstop.protocol.LogVersion;
import cantstop.protocol.wire.LogFileCodec;
import java.util.List;

/// A table's log as a file that can be handed on: written from a copy, and judged anew when it is opened.
public final class LogFile {
    /// The file extension.
    public static final String ENDING = "cantstop";

    /// Far more than the longest evening: 10,000 events take about 1 MB.
    public static final int LARGEST = 32 * 1024 * 1024;

    private LogFile() {}

    /// The bytes of a file.
    public static byte[] write(List<LogEntry> entries) {
        return LogFileCodec.encode(entries);
    }

    /// The content of a file: its valid beginning, and what is wrong after that.
    ///
    /// @throws NotALog for what is no such file, or one that only a newer program can read
    public static SeenLog read(byte[] file) throws NotALog {
        int version = LogFileCodec.version(file);
        if (version == 0 || file.length > LARGEST) {
            throw new NotALog(NotALog.Reason.SOMETHING_ELSE);
        }
        if (version > LogVersion.NEWEST) {
            throw new NotALog(NotALog.Reason.NEWER);
        }
        LogFileCodec.Contents contents = LogFileCodec.decode(file);
        return SeenLog.judged(contents.log(), contents.whole());
    }

    /// Why a file can't be opened at all.
    public static final class NotALog extends Exception {
        private static final long serialVersionUID = 1;

        /// What it is instead.
        public enum Reason {
            SOMETHING_ELSE,
            /// A newer program wrote it.
            NEWER,
            /// It can't be read from where it lies.
            UNREADABLE
        }

        private final Reason reason;

        public NotALog(Reason reason) {
            super(reason.name());
            this.reason = reason;
        }

        public Reason reason() {
            return reason;
        }
    }
}
