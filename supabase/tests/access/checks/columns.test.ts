import { columnChecks } from './column-checks.ts';
import { functionChecks } from './function-checks.ts';
import { runChecks } from './run-checks.ts';

// What is permitted is proved in `grants.test.ts`, with fewer grants.
runChecks([...columnChecks(), ...functionChecks().filter((check) => !check.isPermission)]);
