// The part of java.text.MessageFormat that the bundles use: {0}, {0,number,0 %}, {0,choice,1#one|1<many}.

/** A pattern filled with values. `locale` decides how numbers are written. */
export function format(pattern, values, locale) {
  let out = '';
  for (let at = 0; at < pattern.length; at++) {
    const letter = pattern[at];
    if (letter === "'") {
      if (pattern[at + 1] === "'") {
        out += "'";
        at++;
      } else {
        const end = pattern.indexOf("'", at + 1);
        out += pattern.slice(at + 1, end < 0 ? pattern.length : end);
        at = end < 0 ? pattern.length : end;
      }
    } else if (letter === '{') {
      const end = closing(pattern, at);
      out += placed(pattern.slice(at + 1, end), values, locale);
      at = end;
    } else {
      out += letter;
    }
  }
  return out;
}

/** Where the brace that opens at a place is closed. */
function closing(pattern, start) {
  let depth = 0;
  for (let at = start; at < pattern.length; at++) {
    if (pattern[at] === '{') depth++;
    else if (pattern[at] === '}' && --depth === 0) return at;
  }
  return pattern.length;
}

function placed(inside, values, locale) {
  const [, index, kind, style] = /^\s*(\d+)\s*(?:,\s*(\w+)\s*)?(?:,(.*))?$/s.exec(inside) || [];
  const value = values[Number(index)];
  if (kind === 'choice') return format(chosen(style, Number(value)), values, locale);
  if (kind === 'number' || typeof value === 'number') return number(Number(value), style, locale);
  return String(value);
}

/** The part of a choice for a number: the last limit that it reaches. */
function chosen(style, value) {
  let found = null;
  for (const part of parts(style)) {
    const [, limit, sign, text] = /^\s*(-?[\d.]+)\s*([#<≤])(.*)$/s.exec(part);
    const reached = sign === '<' ? value > Number(limit) : value >= Number(limit);
    if (found === null || reached) found = text;
  }
  return found || '';
}

/** A choice at its bars, but for those inside braces. */
function parts(style) {
  const found = [''];
  let depth = 0;
  for (const letter of style) {
    if (letter === '{') depth++;
    if (letter === '}') depth--;
    if (letter === '|' && depth === 0) found.push('');
    else found[found.length - 1] += letter;
  }
  return found;
}

/** A number after a pattern like `0.#`, `0 %`, `+0.0;−0.0` or `integer`. */
export function number(value, style, locale) {
  if (style === undefined) return new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value);
  const [plus, minus] = style.split(';');
  const pattern = value < 0 && minus ? minus : plus;
  const percent = pattern.includes('%');
  const [, before, digits, after] = /^([^0#.]*)((?:[0#,]*)(?:\.[0#]+)?)(.*)$/s.exec(pattern);
  const fraction = (digits.split('.')[1] || '');
  const least = style === 'integer' ? 0 : fraction.replace(/#/g, '').length;
  const written = new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: fraction.length })
    .format(Math.abs(value) * (percent ? 100 : 1));
  if (style === 'integer') return (value < 0 ? '−' : '') + written;
  return (value < 0 && !minus ? '-' : '') + before + written + after;
}
