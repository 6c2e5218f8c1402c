#!/usr/bin/env python3
"""Checks the dice of a saved game: python3 check_dice.py game.cantstop. Written from protocol.md, sections 6, 14 and 15.
Signatures of hands are not checked here, nor the rules of the game: ./play --check does both."""
import hashlib, hmac, sys
def sha(*parts): return hashlib.sha256(b"".join(parts)).digest()
def u32(n): return n.to_bytes(4, "big")
def varint(b, i):
    n = s = 0
    while True:
        n |= (b[i] & 127) << s; s += 7; i += 1
        if b[i - 1] < 128: return n, i
def fields(b):
    """A protobuf message: field number -> list of numbers or bytes."""
    out, i = {}, 0
    while i < len(b):
        tag, i = varint(b, i)
        if tag & 7 == 0: value, i = varint(b, i)
        elif tag & 7 == 2: n, i = varint(b, i); value, i = b[i:i + n], i + n
        else: raise ValueError("not a field of a log")
        out.setdefault(tag >> 3, []).append(value)
    return out
def numbers(values):
    out = []
    for packed in values:
        i = 0
        while i < len(packed): n, i = varint(packed, i); out.append(n)
    return out
def down(table, key, start, secret, end):
    for i in range(start, end, -1): secret = sha(b"cantstop hand 1", table, key, u32(i), secret)
    return secret
def check(data):
    line, data = data.split(b"\n", 1)
    if line not in (b"cantstop log 1", b"cantstop log 2"): sys.exit("not a saved game that is known here")
    digest, table, hands, host, open_, at = bytes(32), b"", [], b"", None, 0
    together = alone = withheld = sequence = 0
    while at < len(data):
        n, at = varint(data, at); entry = fields(data[at:at + n]); at += n; sequence += 1
        event, digest = entry[2][0], sha(digest, entry[2][0])
        if entry[1][0] != sequence or entry[3][0] != digest: raise ValueError("digest of %d" % sequence)
        (kind, (body, *_)), = fields(event).items(); body = fields(body)
        if kind == 16: table = body[1][0]
        elif kind == 17: host = body[2][0]
        elif kind == 27: hands.append([sha(body[1][0]), body[3][0] - 1, body[2][0]])  # key, shown for, shown
        elif kind == 9:
            open_ = body[1][0], body.get(2, [255])[0], numbers(body[4]), host, body[5][0]
        elif kind in (5, 10): open_ = None; withheld += len(numbers(body[2])) if kind == 10 else 0
        elif kind in (1, 7):
            dice = numbers(body[2]) if kind == 1 else [d for t in body[1] for f in [fields(t)] for d in (f[2][0], f[3][0])]
            if open_ is None: alone += 1; continue
            t, seat, taking, began, own = open_; shown = list(body.get(5 if kind == 1 else 2, [])); text = b""
            for number in taking:
                key, last, value = hands[number]; secret = own if key == began else shown.pop(0)
                if t <= last or down(table, key, t, secret, last) != value: raise ValueError("a secret of %d" % sequence)
                hands[number][1:] = t, secret; text += key + secret
            k = sha(b"cantstop dice 1", table, u32(t), bytes([seat, len(dice)]), text)
            random = b"".join(hmac.digest(k, u32(j), "sha256") for j in range(9))
            if [1 + b % 6 for b in random if b < 252][:len(dice)] != dice: raise ValueError("the dice of %d" % sequence)
            open_ = None; together += len(taking) > 1; alone += len(taking) == 1
    return "%d throws together, %d by the host alone; %d times a laptop withheld" % (together, alone, withheld)
print(check(open(sys.argv[1], "rb").read()))
