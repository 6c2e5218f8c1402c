// A WebSocket of a browser's kind over Node's own sockets: as much of RFC 6455 as the core uses.
import net from 'node:net';
import { randomBytes } from 'node:crypto';
export class Socket {
  constructor(address) {
    const url = new URL(address);
    this.queue = Buffer.alloc(0);
    this.raw = net.connect(Number(url.port), url.hostname, () => this.raw.write(
      `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nOrigin: http://${url.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: cantstop.2\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`));
    this.raw.setNoDelay(true);
    this.raw.on('data', data => this.take(data));
    this.raw.on('error', () => {});
    this.raw.on('close', () => this.onclose && this.onclose());
    this.up = false;
  }
  take(data) {
    this.queue = Buffer.concat([this.queue, data]);
    if (!this.up) {
      const end = this.queue.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = this.queue.subarray(0, end).toString();
      this.queue = this.queue.subarray(end + 4);
      if (!head.startsWith('HTTP/1.1 101')) { this.raw.destroy(); return; }
      this.up = true;
      this.onopen();
    }
    for (;;) {
      if (this.queue.length < 2) return;
      let size = this.queue[1] & 127, from = 2;
      if (size === 126) { if (this.queue.length < 4) return; size = this.queue.readUInt16BE(2); from = 4; }
      else if (size === 127) { if (this.queue.length < 10) return; size = Number(this.queue.readBigUInt64BE(2)); from = 10; }
      if (this.queue.length < from + size) return;
      const kind = this.queue[0] & 15, payload = this.queue.subarray(from, from + size);
      this.queue = this.queue.subarray(from + size);
      if (kind === 8) { this.raw.end(); return; }
      if (kind === 2) this.onmessage({ data: Uint8Array.from(payload).buffer });
    }
  }
  send(bytes) {
    const mask = randomBytes(4), n = bytes.length;
    const head = n < 126 ? Buffer.from([0x82, 0x80 | n]) : Buffer.from([0x82, 0xfe, n >> 8, n & 255]);
    const body = Buffer.from(bytes.map((b, i) => b ^ mask[i & 3]));
    this.raw.write(Buffer.concat([head, mask, body]));
  }
  close() { this.raw.end(); }
  cut() { this.raw.destroy(); }
}
