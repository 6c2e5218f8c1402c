package cantstop.host.give;

import java.util.List;
import java.util.Optional;

/// What is given, and what is said about it. Immutable.
record Goods(Letter letter, List<Gift> gifts) {
    Goods {
        gifts = List.copyOf(gifts);
    }

    Optional<Gift> named(String name) {
        return gifts.stream().filter(gift -> gift.name().equals(name)).findAny();
    }
}
