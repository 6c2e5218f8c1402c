package cantstop.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrganiserCodeTest {
    @ParameterizedTest
    @ValueSource(strings = {"2345-ABCD", "2345ABCD", " 2345 abcd ", "23-45-ab-cd", "2345\u2013abcd"})
    void aCodeIsUnderstoodHoweverItIsTyped(String typed) {
        assertThat(OrganiserCode.typed(typed)).contains(new OrganiserCode("2345ABCD"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2345-ABC", "2345-ABCDE", "0345-ABCD", "2345-ABCO", "2345_ABCD", "\u0661345-ABCD"})
    void whatCanBeNoCodeIsNone(String typed) {
        assertThat(OrganiserCode.typed(typed)).isEmpty();
    }

    @Test
    void whatIsShownCanBeTyped() {
        SplittableRandom chance = new SplittableRandom(3);
        Set<OrganiserCode> codes = new HashSet<>();
        for (int times = 0; times < 1000; times++) {
            OrganiserCode code = OrganiserCode.fresh(chance);
            assertThat(code.toString()).matches("[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}");
            assertThat(OrganiserCode.typed(code.toString())).contains(code);
            codes.add(code);
        }
        assertThat(codes).hasSize(1000);
    }
}
