// Where the keyboard's focus goes when what it was on has gone: to the next thing that can be pressed.

/**
 * Watches a node. `settle` is called after each redraw.
 * @param next the controls that may take the focus, the first that can be pressed does
 */
export function focusKeeper(node, next) {
  let kept = false;
  node.addEventListener('focusin', event => (kept = event.target.matches(':focus-visible')));
  node.addEventListener('pointerdown', () => (kept = false));
  return {
    settle() {
      const { activeElement, body } = document;
      const lost = !activeElement || activeElement === body;
      const idle = node.contains(activeElement) && activeElement.getAttribute('aria-disabled') === 'true';
      if (!kept || !(lost || idle)) return;
      const target = next().find(control => control && control.getAttribute('aria-disabled') !== 'true');
      if (target && target !== activeElement) target.focus();
    },
  };
}
