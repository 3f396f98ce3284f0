import { runChecks } from '@portal/hosted/check';
import { hostChecks } from '@portal/hosted/host-checks';

// A process of its own: Node reads which certificates it trusts when it starts.
const [siteUrl = '', url = '', publishableKey = ''] = process.argv.slice(2);
const failed = await runChecks(hostChecks({ siteUrl, url, publishableKey }), (line) =>
  process.stdout.write(`${line}\n`),
);
process.exit(failed);
