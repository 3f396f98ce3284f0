import { portalBeliefs } from '@portal/service/portal-beliefs';
import { runBeliefs } from '@portal/service/run-beliefs';

// A process of its own: Node reads which certificates it trusts when it starts.
const [portal = '', url = '', anonKey = ''] = process.argv.slice(2);
const outcomes = await runBeliefs(
  portalBeliefs,
  { target: { portal, url, anonKey } },
  { given: new Set(['portal']), isEmbedded: false, differences: [] },
);
for (const { name, line } of outcomes) process.stdout.write(`${name}: ${line}\n`);
process.exit(outcomes.filter(({ result }) => result === 'differs').length);
