package cantstop.protocol.client.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.wire.BreachException;
import io.netty.channel.ConnectTimeoutException;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.ssl.NotSslRecordException;
import io.netty.handler.ssl.SslHandshakeTimeoutException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What a system's exceptions mean, also those that no test can provoke.
class LossesTest {
    static Stream<Arguments> failures() {
        return Stream.of(
                Arguments.of(new UnknownHostException("nobody"), LossReason.UNKNOWN_ADDRESS),
                Arguments.of(new ConnectException("Connection refused"), LossReason.REFUSED),
                Arguments.of(new ConnectException("Connection timed out"), LossReason.SILENT),
                Arguments.of(new ConnectTimeoutException(), LossReason.SILENT),
                Arguments.of(new NoRouteToHostException("No route to host"), LossReason.UNREACHABLE),
                Arguments.of(new SocketException("Network is unreachable"), LossReason.UNREACHABLE));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void anAttemptThatFailsHasItsReason(Throwable failure, LossReason reason) {
        assertThat(Losses.ofConnecting(failure)).isEqualTo(reason);
    }

    @Test
    void theSameFailureMeansSomethingElseOnceTheHostHasShownItsKey() {
        Throwable noTls = new DecoderException(new NotSslRecordException("SSH-2.0"));
        assertThat(Losses.ofConnection(noTls, false)).isEqualTo(LossReason.NOT_A_HOST);
        assertThat(Losses.ofConnection(noTls, true)).isEqualTo(LossReason.RESET);
    }

    @Test
    void aConnectionEndsForAReason() {
        assertThat(Losses.ofConnection(new DecoderException(new BreachException("no")), true))
                .isEqualTo(LossReason.BREACH);
        assertThat(Losses.ofConnection(new SslHandshakeTimeoutException("1.5 s"), false))
                .isEqualTo(LossReason.SILENT);
        assertThat(Losses.ofConnection(new IOException("Connection reset by peer"), true))
                .isEqualTo(LossReason.RESET);
    }
}
