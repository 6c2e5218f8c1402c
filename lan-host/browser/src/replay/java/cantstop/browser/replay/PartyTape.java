package cantstop.browser.replay;

import java.util.ArrayList;
import java.util.List;

/// All cores of a party: which one began when does not matter, as each knows only what passes its own seam.
///
/// @param seed the party's number
/// @param tapes of each core that was ever called
public record PartyTape(long seed, List<byte[]> tapes) {
    public PartyTape {
        tapes = List.copyOf(tapes);
    }

    /// Some parties, one behind the other.
    public static byte[] packed(List<PartyTape> parties) {
        Parcel parcel = new Parcel();
        for (PartyTape party : parties) {
            parcel.and(party.seed).and(party.tapes.size());
            party.tapes.forEach(parcel::and);
        }
        return parcel.bytes();
    }

    /// What was packed.
    public static List<PartyTape> unpacked(byte[] bytes) {
        Unpacked parcel = new Unpacked(bytes);
        List<PartyTape> parties = new ArrayList<>();
        while (!parcel.isOver()) {
            long seed = parcel.number();
            long count = parcel.number();
            List<byte[]> tapes = new ArrayList<>();
            for (long tape = 0; tape < count; tape++) {
                tapes.add(parcel.bytes());
            }
            parties.add(new PartyTape(seed, tapes));
        }
        return parties;
    }
}
