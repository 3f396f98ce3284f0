import { columnChecks } from './column-checks.ts';
import { functionChecks } from './function-checks.ts';
import { runChecks } from './run-checks.ts';

runChecks([...columnChecks(), ...functionChecks()]);
