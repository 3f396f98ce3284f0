import { runChecks } from './run-checks.ts';
import { sweepChecks } from './sweep-checks.ts';
import { tableChecks } from './table-checks.ts';

// The local backend grants every table to everybody, so that here the policies stand alone. What they
// permit is proved in `grants.test.ts`, with fewer grants.
runChecks([...tableChecks().filter((check) => !check.isPermission), ...sweepChecks()]);
