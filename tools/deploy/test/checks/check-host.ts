import { runChecks } from '@portal/install/check';
import { hostChecks } from '@portal/install/host-checks';

// A process of its own: Node reads which certificates it trusts when it starts.
const [siteUrl = '', url = '', publishable = ''] = process.argv.slice(2);
const failed = await runChecks(hostChecks({ siteUrl, url, keys: { publishable } }), (line) =>
  process.stdout.write(`${line}\n`),
);
process.exit(failed);
