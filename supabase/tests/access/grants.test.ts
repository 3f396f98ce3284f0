import { useExplicitGrants } from '../explicit-grants.ts';
import { allChecks } from './all-checks.ts';
import { runChecks } from './run-checks.ts';

// What the matrix permits needs grants as well; what it forbids is proved without their help.
useExplicitGrants();
runChecks(allChecks().filter((check) => check.isPermission));
