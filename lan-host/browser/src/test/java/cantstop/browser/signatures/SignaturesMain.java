package cantstop.browser.signatures;

import cantstop.browser.key.PageKey;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.Signatures;

/// Signs with keys, and checks signatures, in whichever runtime it was compiled for.
public final class SignaturesMain {
    private SignaturesMain() {}

    /// Signs or checks.
    ///
    /// @param args `sign`, and private keys; or `check`, and keys, texts and signatures in turn; all in hexadecimal
    ///     digits
    public static void main(String[] args) {
        if (args[0].equals("sign")) {
            for (int place = 1; place < args.length; place++) {
                PageKey key = PageKey.read(args[place]).orElseThrow();
                System.out.println(key.publicKey() + " " + key.sign(key.publicKey()));
            }
        } else {
            for (int place = 1; place < args.length; place += 3) {
                System.out.println(Signatures.isSigned(
                        Bytes.ofHex(args[place]), Bytes.ofHex(args[place + 1]), Bytes.ofHex(args[place + 2])));
            }
        }
    }
}
