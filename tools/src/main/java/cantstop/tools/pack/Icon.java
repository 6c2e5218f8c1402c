package cantstop.tools.pack;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/// The program's icon, drawn: a die on the board's eight-sided sign, and the three runners on their way up beside it.
final class Icon {
    /// In units of a picture of 256 by 256.
    private static final int UNITS = 256;

    private static final int PNG = 256;
    private static final List<Integer> ICO = List.of(16, 32, 48, 256);

    private static final Color SIGN = new Color(0xc0392b);
    private static final Color RIM = new Color(0xfdf6ec);
    private static final Color INK = new Color(0x2b2b33);
    private static final Color RUNNER = new Color(0xf2b134);

    private Icon() {}

    static void draw(Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.write(folder.resolve("cant-stop.png"), png(PNG));
        Files.write(folder.resolve("cant-stop.ico"), ico());
        Files.write(folder.resolve("cant-stop.icns"), icns());
    }

    private static byte[] png(int size) throws IOException {
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.scale((double) size / UNITS, (double) size / UNITS);
        paint(g);
        g.dispose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        return bytes.toByteArray();
    }

    private static void paint(Graphics2D g) {
        g.setColor(SIGN);
        g.fill(octagon(124));
        g.setColor(RIM);
        g.setStroke(new BasicStroke(8));
        g.draw(octagon(108));
        g.fill(new RoundRectangle2D.Double(62, 88, 106, 106, 28, 28));
        g.setColor(INK);
        for (int[] pip : new int[][] {{0, 0}, {1, 1}, {2, 2}, {0, 2}, {2, 0}}) {
            dot(g, 88 + 27 * pip[0], 114 + 27 * pip[1], 10);
        }
        g.setColor(RUNNER);
        dot(g, 192, 176, 14);
        dot(g, 192, 136, 14);
        dot(g, 192, 96, 14);
    }

    private static Path2D octagon(double radius) {
        Path2D sign = new Path2D.Double();
        for (int corner = 0; corner < 8; corner++) {
            double angle = Math.PI / 8 + corner * Math.PI / 4;
            double x = UNITS / 2.0 + radius * Math.cos(angle);
            double y = UNITS / 2.0 + radius * Math.sin(angle);
            if (corner == 0) {
                sign.moveTo(x, y);
            } else {
                sign.lineTo(x, y);
            }
        }
        sign.closePath();
        return sign;
    }

    private static void dot(Graphics2D g, double x, double y, double radius) {
        g.fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
    }

    /// Windows' container: a directory, then a PNG for each size. A size of 256 is written as 0.
    private static byte[] ico() throws IOException {
        List<byte[]> pictures = new ArrayList<>();
        for (int size : ICO) {
            pictures.add(png(size));
        }
        int offset = 6 + 16 * ICO.size();
        byte[] bytes = new byte[offset];
        ByteBuffer directory = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        directory.putShort((short) 0).putShort((short) 1).putShort((short) ICO.size());
        for (int i = 0; i < ICO.size(); i++) {
            byte side = ICO.get(i).byteValue();
            directory.put(side).put(side).put((byte) 0).put((byte) 0);
            directory.putShort((short) 1).putShort((short) 32);
            directory.putInt(pictures.get(i).length).putInt(offset);
            offset += pictures.get(i).length;
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(bytes);
        pictures.forEach(file::writeBytes);
        return file.toByteArray();
    }

    /// macOS' container: each PNG under the four letters of its size.
    private static byte[] icns() throws IOException {
        ByteArrayOutputStream parts = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(parts);
        for (Object[] kind : new Object[][] {{"ic07", 128}, {"ic08", 256}, {"ic09", 512}}) {
            byte[] picture = png((int) kind[1]);
            out.write(((String) kind[0]).getBytes(StandardCharsets.US_ASCII));
            out.writeInt(picture.length + 8);
            out.write(picture);
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        DataOutputStream head = new DataOutputStream(file);
        head.write("icns".getBytes(StandardCharsets.US_ASCII));
        head.writeInt(parts.size() + 8);
        head.write(parts.toByteArray());
        return file.toByteArray();
    }
}
