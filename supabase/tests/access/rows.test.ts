import { runChecks } from './run-checks.ts';
import { sweepChecks } from './sweep-checks.ts';
import { tableChecks } from './table-checks.ts';
import { viewChecks } from './view-checks.ts';

// The local backend grants every table to everybody, so that here the policies stand alone.
runChecks([...tableChecks(), ...sweepChecks(), ...viewChecks()]);
