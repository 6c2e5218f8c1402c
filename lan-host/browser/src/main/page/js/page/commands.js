// What each key does, on whichever screen is shown. A command that does nothing tells so with `false`.

export function commands({ table, shown, hindrance, act, open, calls }) {
  const playing = () => table.node.isConnected && shown().table;
  const click = button => playing() && (button.click(), true);
  const digits = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [String(index + 1), () => playing() && table.pick(index + 1)]));
  return {
    ...digits,
    r: () => click(table.decide.roll),
    s: () => click(table.decide.stop),
    Backspace: () => playing() && shown().table.mayTakeBack && !hindrance() && act('takeBack'),
    b: () => playing() && calls(),
    c: () => playing() && shown().table.settings.coach && act('advice'),
    l: () => playing() && open('log'),
    t: () => shown().table && open('talk'),
    f: () => open('full'),
    '?': () => open('settings'),
  };
}
