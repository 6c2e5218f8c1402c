// The WebSockets that the core dials. After some failures Chromium delays the next ones for seconds, and Firefox
// for up to a minute: longer than the core waits. No browser delays a request, so after a failure the host is probed
// first by one, and a socket is opened if it answers.

const PROTOCOL = 'cantstop.2';
const HEARD = ['onopen', 'onmessage', 'onclose', 'onerror'];

/** A browser may refuse requests where it allows sockets: now and then one is opened without a probe. */
const UNASKED = 30000;

/** @returns a function that dials an address; what it returns is used like a WebSocket */
export function sockets(view) {
  let inVain = false, unaskedAt = 0;

  function open(address) {
    const socket = new view.WebSocket(address, PROTOCOL);
    let opened = false;
    socket.addEventListener('open', () => {
      opened = true;
      inVain = false;
    });
    socket.addEventListener('close', () => (inVain = inVain || !opened));
    return socket;
  }

  return address => {
    const now = view.performance.now();
    if (inVain && now - unaskedAt < UNASKED) return knocking(view, address, open);
    unaskedAt = now;
    return open(address);
  };
}

/** A socket that is opened as soon as there is an answer at its address. */
function knocking(view, address, open) {
  const leave = new view.AbortController();
  let socket = null;
  const line = {
    binaryType: 'blob',
    send: bytes => socket.send(bytes),
    close: () => (socket ? socket.close() : leave.abort()),
  };
  for (const heard of HEARD) line[heard] = () => {};
  const answered = view.fetch(address.replace(/^ws/, 'http'), { mode: 'no-cors', cache: 'no-store', signal: leave.signal });
  answered.then(() => {
    if (leave.signal.aborted) return;
    socket = open(address);
    socket.binaryType = line.binaryType;
    for (const heard of HEARD) socket[heard] = said => line[heard](said);
  }, () => line.onclose());
  return line;
}
