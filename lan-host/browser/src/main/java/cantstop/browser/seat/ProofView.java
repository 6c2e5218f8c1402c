package cantstop.browser.seat;

import cantstop.engine.Badge;
import cantstop.engine.TableState;
import cantstop.engine.dice.Hand;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// Who makes the next throw.
final class ProofView {
    private ProofView() {}

    static Fields of(TableState state) {
        List<Hand> partners = state.partners();
        List<String> names = Stream.concat(
                        Stream.of(state.hostKey()), partners.stream().map(Hand::key))
                .flatMap(key -> state.personOf(key).flatMap(state::seatOf).stream())
                .map(seat -> state.chair(seat).badge())
                .filter(Objects::nonNull)
                .map(Badge::name)
                .map(name -> name.text())
                .toList();
        return Fields.with("laptops", 1 + partners.size())
                .and("names", names)
                .and("alone", partners.isEmpty())
                .and("throws", state.hands().lastThrow());
    }
}
