import type { Check } from './check.ts';
import { columnChecks } from './column-checks.ts';
import { functionChecks } from './function-checks.ts';
import { sweepChecks } from './sweep-checks.ts';
import { tableChecks } from './table-checks.ts';

export function allChecks(): Check[] {
  return [...tableChecks(), ...sweepChecks(), ...columnChecks(), ...functionChecks()];
}
