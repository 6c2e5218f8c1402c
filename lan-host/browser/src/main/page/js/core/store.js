// What is on the screen: one snapshot at a time, and who wants to know of it.

export function store(first) {
  const listeners = new Set();
  let shown = first;
  return {
    get shown() {
      return shown;
    },
    set(next) {
      shown = next;
      for (const listener of listeners) listener(shown);
    },
    onChange(listener) {
      listeners.add(listener);
      listener(shown);
      return () => listeners.delete(listener);
    },
  };
}
