package cantstop.protocol.client.net;

import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.net.Pipelines;
import cantstop.protocol.wire.BreachException;
import io.netty.channel.ConnectTimeoutException;
import io.netty.handler.ssl.SslHandshakeTimeoutException;
import java.net.ConnectException;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.channels.UnsupportedAddressTypeException;
import java.util.Locale;
import javax.net.ssl.SSLException;

/// Translates the network's exceptions to what they mean for a player who wants to join a game.
final class Losses {
    private Losses() {}

    /// Why no connection could be made.
    static LossReason ofConnecting(Throwable failure) {
        return switch (failure) {
            case UnknownHostException _, UnresolvedAddressException _, UnsupportedAddressTypeException _ ->
                LossReason.UNKNOWN_ADDRESS;
            case ConnectTimeoutException _ -> LossReason.SILENT;
            // The JDK has one exception for both, and tells them apart by the system's words alone.
            case ConnectException refused -> isTimeout(refused) ? LossReason.SILENT : LossReason.REFUSED;
            default -> LossReason.UNREACHABLE;
        };
    }

    /// Why a connection ended.
    ///
    /// @param secured whether TLS stood and the other end had shown its key
    static LossReason ofConnection(Throwable caught, boolean secured) {
        return switch (Pipelines.cause(caught)) {
            case BreachException _ -> LossReason.BREACH;
            case SslHandshakeTimeoutException _ -> LossReason.SILENT;
            case SSLException _ -> secured ? LossReason.RESET : LossReason.NOT_A_HOST;
            default -> LossReason.RESET;
        };
    }

    private static boolean isTimeout(ConnectException failure) {
        String words = failure.getMessage();
        return words != null && words.toLowerCase(Locale.ROOT).contains("timed out");
    }
}
