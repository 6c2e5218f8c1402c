// Who threw the dice, why nobody can load them, and the count so far.
import { html } from '../dom/elements.js';
import { list, say } from '../words/words.js';
import { sheet } from './sheet.js';

export function proofSheet({ proof }) {
  const counts = proof.counts || { throws: proof.alone ? 0 : proof.throws, alone: proof.alone ? proof.throws : 0 };
  const names = proof.names || [];
  return sheet(say('rules.title.FAIR'), [
    html('p.lead', null, proof.alone ? say('dice.madeByHost') : say('dice.madeBy', list(names))),
    ...say('rules.text.FAIR').split('\n').slice(0, 4).map(line => html('p', null, line)),
    html('h3', null, say('dice.sofar')),
    html('ul.words', null, [
      counts.throws ? say('dice.record.together', list(names), counts.throws) : null,
      ...rows('dice.record.missed', counts.without), ...rows('dice.record.withheld', counts.withheld),
      counts.alone ? say('dice.record.alone', counts.alone) : null,
    ].filter(Boolean).map(line => html('li', null, line))),
    html('p.muted', null, say('page.proof')),
  ]);
}

const rows = (key, counted) => Object.entries(counted || {}).map(([name, count]) => say(key, name, count));
