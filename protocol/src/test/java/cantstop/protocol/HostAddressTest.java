package cantstop.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cantstop.protocol.MalformedAddress.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HostAddressTest {
    @ParameterizedTest
    @CsvSource({
        "laptop, laptop, 21207",
        "annas-laptop.local, annas-laptop.local, 21207",
        "' 192.168.1.20 ', 192.168.1.20, 21207",
        "192.168.1.20:21208, 192.168.1.20, 21208",
        "laptop:1, laptop, 1",
        "laptop:65535, laptop, 65535",
        "::1, ::1, 21207",
        "fe80::1%eth0, fe80::1%eth0, 21207",
        "[fe80::1%eth0]:21208, fe80::1%eth0, 21208",
        "[fe80::1%12], fe80::1%12, 21207",
        "[2001:db8::7]:80, 2001:db8::7, 80",
        "::ffff:192.168.1.20, ::ffff:192.168.1.20, 21207",
    })
    void readsWhatPeopleType(String typed, String host, int port) throws MalformedAddress {
        assertThat(HostAddress.parse(typed)).isEqualTo(new HostAddress(host, port));
    }

    @ParameterizedTest
    @CsvSource({
        "'', EMPTY",
        "'   ', EMPTY",
        "[::1, BRACKET",
        "[::1]x, PORT",
        "[::1]:, PORT",
        "[::1]:x, PORT",
        "laptop:, PORT",
        "laptop:0, PORT",
        "laptop:65536, PORT",
        "laptop:-1, PORT",
        "laptop:999999, PORT",
        "[192.168.1.20], IPV6",
        "[laptop]:21207, IPV6",
        "[], IPV6",
        "fe80:::1, IPV6",
        "fe80::g, IPV6",
        "fe80::1%, IPV6",
        "fe80::1%a%b, IPV6",
        "'fe80::1%e th0', IPV6",
        "1:2:3:4:5:6:7:8:9, IPV6",
        "':', NAME",
        "':21207', NAME",
        "'two words', NAME",
        "-laptop, NAME",
        "192.168.1.256, NAME",
        "192.168.1, NAME",
        "1.2.3.4.5, NAME",
        "1.2.3.4., NAME",
        "läptop, NAME",
        "http://laptop, PORT",
    })
    void saysWhatIsWrongWithTheRest(String typed, Reason reason) {
        assertThatThrownBy(() -> HostAddress.parse(typed))
                .isInstanceOfSatisfying(
                        MalformedAddress.class, e -> assertThat(e.reason()).isEqualTo(reason));
    }

    @ParameterizedTest
    @ValueSource(strings = {"laptop", "192.168.1.20:21208", "fe80::1%eth0", "[fe80::1%eth0]:21208"})
    void isWrittenAsPeopleTypeIt(String typed) throws MalformedAddress {
        assertThat(HostAddress.parse(typed)).hasToString(typed);
    }

    @Test
    void aNameOf300LettersIsNoName() {
        assertThatThrownBy(() -> HostAddress.parse("a".repeat(300))).isInstanceOf(MalformedAddress.class);
    }
}
