package cantstop.emulation.java.util.zip;

import java.util.zip.Checksum;

/// CRC-32C, by a table of 256 remainders.
public final class CRC32C implements Checksum {
    private static final int REVERSED = 0x82f63b78;
    private static final int[] TABLE = table();

    private int rest = -1;

    private static int[] table() {
        int[] table = new int[256];
        for (int i = 0; i < table.length; i++) {
            int rest = i;
            for (int bit = 0; bit < 8; bit++) {
                rest = (rest & 1) == 0 ? rest >>> 1 : rest >>> 1 ^ REVERSED;
            }
            table[i] = rest;
        }
        return table;
    }

    @Override
    public void update(int one) {
        rest = rest >>> 8 ^ TABLE[(rest ^ one) & 0xff];
    }

    @Override
    public void update(byte[] bytes, int from, int length) {
        for (int i = from; i < from + length; i++) {
            update(bytes[i]);
        }
    }

    @Override
    public void update(byte[] bytes) {
        update(bytes, 0, bytes.length);
    }

    @Override
    public long getValue() {
        return ~rest & 0xffffffffL;
    }

    @Override
    public void reset() {
        rest = -1;
    }
}
