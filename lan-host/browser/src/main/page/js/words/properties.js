// Reads the bundles of the desktop: keys and values as java.util.Properties writes them, in UTF-8.

const ESCAPES = { n: '\n', t: '\t', r: '\r', f: '\f' };

/** A map of all keys of a bundle. */
export function properties(text) {
  const found = new Map();
  for (const line of logicalLines(text)) {
    const [, key, value] = /^((?:\\.|[^\\=:\s])*)\s*[=:]?\s*(.*)$/s.exec(line);
    found.set(unescaped(key), unescaped(value));
  }
  return found;
}

/** Lines without comments, with those put together that end in a backslash. */
function logicalLines(text) {
  const lines = [];
  let open = null;
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trimStart();
    if (open === null && (line === '' || line[0] === '#' || line[0] === '!')) continue;
    const whole = (open === null ? '' : open) + line;
    const goesOn = /(^|[^\\])(\\\\)*\\$/.test(whole);
    open = goesOn ? whole.slice(0, -1) : null;
    if (!goesOn) lines.push(whole);
  }
  if (open !== null) lines.push(open);
  return lines;
}

function unescaped(text) {
  return text.replace(/\\(u[0-9a-fA-F]{4}|.)/gs, (_, escape) =>
    escape.length > 1 ? String.fromCharCode(parseInt(escape.slice(1), 16)) : ESCAPES[escape] || escape);
}
