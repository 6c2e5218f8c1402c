// Says each event once to a screen reader, and nothing twice.
import { html } from '../dom/elements.js';

export function live() {
  const polite = html('div.spoken', { 'aria-live': 'polite', role: 'log', 'aria-relevant': 'additions' });
  const urgent = html('div.spoken', { 'aria-live': 'assertive', role: 'alert' });
  const said = (region, text) => {
    if (!text) return;
    region.append(html('p', null, text));
    while (region.children.length > 12) region.firstChild.remove();
  };
  return {
    nodes: [polite, urgent],
    say: text => said(polite, text),
    shout: text => said(urgent, text),
  };
}
