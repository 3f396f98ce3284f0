import { type ImportOptions, type ImportOutcome, importMutations } from '@portal/api/alumni-import';
import { useMutation } from '@portal/api/query';
import { useState } from 'react';
import { useLongRun } from '../../../frame/long-run.tsx';
import type { CheckedRow } from './checked-rows.ts';

interface Run {
  file: File;
  options: ImportOptions;
  checked: readonly CheckedRow[];
  toImport: readonly CheckedRow[];
}

/** What has become of the import: its rows that were written before it was stopped stay. */
export function useRun() {
  const { progress, start, stop } = useLongRun();
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const { mutateAsync } = useMutation(importMutations.run());

  const write = ({ file, options, checked, toImport }: Run) =>
    start(toImport.length, async (run) => {
      const imported = new Set(toImport);
      const rows = toImport.flatMap(({ sent, fingerprint }) =>
        sent ? [{ ...sent, fingerprint }] : [],
      );
      const done = await mutateAsync({
        ...run,
        file,
        options,
        rows,
        fingerprint: await fingerprintOf(rows),
        leftOut: countActions(checked.filter((row) => !imported.has(row))),
      });
      setOutcome(done);
    });

  return {
    progress,
    stop,
    outcome,
    // The mutation has reported a failure; the check stays.
    start: (run: Run) => void write(run).catch(() => undefined),
    forget: () => setOutcome(null),
  };
}

function countActions(rows: readonly CheckedRow[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { action } of rows) counts[action] = (counts[action] ?? 0) + 1;
  return counts;
}

/** Of so many rows at once that the page answers meanwhile. */
async function fingerprintOf(rows: readonly unknown[]): Promise<string> {
  let hash = '';
  for (let at = 0; at < rows.length; at += 1000) {
    hash = await sha256(hash + JSON.stringify(rows.slice(at, at + 1000)));
  }
  return hash;
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
