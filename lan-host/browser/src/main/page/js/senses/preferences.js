// What was chosen on this phone, kept in its storage if that is allowed.

const DEFAULTS = { look: 'SYSTEM', calm: 'SYSTEM', language: '', awake: 'yes', vibrate: 'yes' };

export function preferences(kept) {
  const values = { ...DEFAULTS, ...read(kept.load('preferences')) };
  const listeners = new Set();
  return {
    get: name => values[name],
    set(name, value) {
      values[name] = value;
      kept.save('preferences', JSON.stringify(values));
      for (const listener of listeners) listener(name, value);
    },
    onChange: listener => listeners.add(listener),
  };
}

/** What was kept; nothing if it can't be understood. */
function read(text) {
  try {
    const found = JSON.parse(text || '{}');
    return found && typeof found === 'object' ? found : {};
  } catch {
    return {};
  }
}
