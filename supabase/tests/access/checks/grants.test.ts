import { useExplicitGrants } from '../../explicit-grants.ts';
import { functionChecks } from './function-checks.ts';
import { runChecks } from './run-checks.ts';
import { tableChecks } from './table-checks.ts';

// What the matrix permits needs grants as well; what it forbids is proved without their help.
useExplicitGrants();
runChecks([...tableChecks(), ...functionChecks()].filter((check) => check.isPermission));
