package cantstop.engine;

/// What stays the same during one player's turn: all players' squares and the rules. Together with the markers (a
/// packed number, see [Packed]) it is the whole position. Every rule about moving is in this class: which options a
/// roll gives, where a step leads, when stopping is allowed and what it wins.
///
/// Immutable; cheap enough to be made anew every turn.
///
/// @param own the mover's squares, packed
/// @param next the squares of the player who moves next, packed; 0 if there is none
/// @param third the player after that, or 0
/// @param fourth the player after that, or 0
/// @param won the mask of the columns that are won
/// @param players how many play, 2 to 4: can't be told from the squares, since a player may have none
/// @param variant which of the three games this is
/// @param placing whether an option that places a new marker rules out those that place none
/// @param target how many columns win the game
public record Board(
        long own,
        long next,
        long third,
        long fourth,
        long won,
        int players,
        Variant variant,
        Placing placing,
        int target) {
    /// A turn has three markers.
    public static final int MARKERS = 3;

    /// Three pairings, each of which gives at most two options.
    public static final int MOST_OPTIONS = 6;

    /// A packed option has ten bits: the lower column, the other one or 0, and the index of its pairing.
    static final int OPTION_BITS = 10;

    static final int OPTION_MASK = (1 << OPTION_BITS) - 1;

    private static final int PAIRING_MASK = 0x300;

    /// A board seen by its mover.
    public static Board of(long own, long next, long third, long fourth, Settings settings) {
        return of(own, next, third, fourth, settings.variant(), settings.placing(), settings.columnsToWin());
    }

    /// A board seen by its mover, for as many players as have squares, and at least two.
    public static Board of(long own, long next, long third, long fourth, Variant variant, Placing placing, int target) {
        int players = fourth != 0 ? 4 : third != 0 ? 3 : 2;
        return of(own, next, third, fourth, players, variant, placing, target);
    }

    /// A board seen by its mover; the won columns follow from the squares.
    ///
    /// @param players 2 to 4
    public static Board of(
            long own, long next, long third, long fourth, int players, Variant variant, Placing placing, int target) {
        long won = Packed.onTop(own) | Packed.onTop(next) | Packed.onTop(third) | Packed.onTop(fourth);
        return new Board(own, next, third, fourth, won, players, variant, placing, target);
    }

    /// The options of a roll in their fixed order, packed: ten bits each, the first option in the lowest; 0 is a
    /// bust. Read them with [#count] and [#option], or unpack them with [Option#unpack].
    ///
    /// @param roll a roll's index, 0 to 1295
    /// @param markers where the markers stand
    public long options(int roll, long markers) {
        long marked = Packed.standing(markers);
        int free = MARKERS - Long.bitCount(marked);
        long open = Packed.ALL & ~won & ~Packed.onTop(markers) & (free == 0 ? marked : -1L);
        long options = 0;
        int shift = 0;
        for (int pairings = Roll.packedPairings(roll); pairings != 0; pairings >>>= OPTION_BITS) {
            int both = pairings & OPTION_MASK;
            int low = low(both);
            int high = high(both);
            boolean advancesLow = holds(open, low);
            boolean advancesHigh = holds(open, high);
            if (advancesLow && advancesHigh) {
                boolean lastStep = low == high && !hasTwoSteps(markers, low);
                boolean either = free == 1 && low != high && !holds(marked, low) && !holds(marked, high);
                options |= (long) (lastStep || either ? only(low, both) : both) << shift;
                shift += OPTION_BITS;
                if (either) {
                    options |= (long) only(high, both) << shift;
                    shift += OPTION_BITS;
                }
            } else if (advancesLow || advancesHigh) {
                options |= (long) only(advancesLow ? low : high, both) << shift;
                shift += OPTION_BITS;
            }
        }
        return placing == Placing.STRICT && free > 0 ? strict(options, marked) : options;
    }

    /// How many options there are, 0 to 6.
    public static int count(long options) {
        return (Long.SIZE - Long.numberOfLeadingZeros(options) + OPTION_BITS - 1) / OPTION_BITS;
    }

    /// One of the options.
    ///
    /// @param place 0 for the first, less than [#count]
    public static int option(long options, int place) {
        return (int) (options >>> OPTION_BITS * place) & OPTION_MASK;
    }

    /// The lower column of an option, 2 to 12.
    public static int low(int option) {
        return option & 15;
    }

    /// The other column of an option: the higher one, the same one for two steps, or 0 if only one is advanced.
    public static int high(int option) {
        return option >>> 4 & 15;
    }

    /// The markers after an option has been chosen.
    ///
    /// @param option one of [#options]
    public long advance(long markers, int option) {
        long after = step(markers, low(option));
        return high(option) == 0 ? after : step(after, high(option));
    }

    /// The markers after one step in one column: a marker's next space, or a new marker's first.
    public long step(long markers, int column) {
        int marker = Packed.space(markers, column);
        return Packed.with(markers, column, above(marker == 0 ? Packed.space(own, column) : marker, column));
    }

    /// How many steps the markers have made in this turn.
    public int steps(long markers) {
        int steps = 0;
        for (long rest = Packed.standing(markers); rest != 0; rest &= rest - 1) {
            int column = Packed.lowest(rest);
            steps += Packed.space(markers, column) - Packed.space(own, column);
        }
        return steps;
    }

    /// The mask of the columns whose marker stands on another player's square, which forbids to stop in forced
    /// move; 0 in the other variants.
    public long forcing(long markers) {
        return variant != Variant.FORCED_MOVE
                ? 0
                : Packed.sharing(markers, next) | Packed.sharing(markers, third) | Packed.sharing(markers, fourth);
    }

    /// The mover's squares once the markers have been replaced by them.
    public long stop(long markers) {
        return Packed.over(own, markers);
    }

    /// The mask of the columns that stopping would win.
    public static long wins(long markers) {
        return Packed.onTop(markers);
    }

    /// Whether stopping would win the game.
    public boolean winsGame(long markers) {
        return Long.bitCount(Packed.onTop(own) | Packed.onTop(markers)) >= target;
    }

    /// The next space up from `space`; in the jumping game the next one without another player's square. An open
    /// column always has one: a square on the top would have won it.
    private int above(int space, int column) {
        int up = space + 1;
        if (variant == Variant.JUMPING) {
            while (Packed.space(next, column) == up
                    || Packed.space(third, column) == up
                    || Packed.space(fourth, column) == up) {
                up++;
            }
        }
        return up;
    }

    private boolean hasTwoSteps(long markers, int column) {
        return (Packed.onTop(step(markers, column)) & Packed.mask(column)) == 0;
    }

    private static boolean holds(long mask, int column) {
        return (mask >>> 4 * column & 1) != 0;
    }

    /// A pairing's option that advances only one of its columns.
    private static int only(int column, int pairing) {
        return column | pairing & PAIRING_MASK;
    }

    /// Drops the options that place no new marker, if another one does.
    private static long strict(long options, long marked) {
        long placing = 0;
        int shift = 0;
        for (long rest = options; rest != 0; rest >>>= OPTION_BITS) {
            int option = (int) rest & OPTION_MASK;
            if (!holds(marked, low(option)) || high(option) != 0 && !holds(marked, high(option))) {
                placing |= (long) option << shift;
                shift += OPTION_BITS;
            }
        }
        return placing == 0 ? options : placing;
    }
}
