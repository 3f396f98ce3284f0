import { type ImportOptions, type ImportOutcome, importMutations } from '@portal/api/alumni-import';
import { useMutation } from '@portal/api/query';
import { useEffect, useRef, useState } from 'react';
import type { CheckedRow } from './checked-rows.ts';

interface Run {
  file: File;
  options: ImportOptions;
  checked: readonly CheckedRow[];
  toImport: readonly CheckedRow[];
}

/** One import at a time: a press while it runs does nothing. Leaving stops it after the running batch. */
export function useRun() {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const { mutateAsync } = useMutation(importMutations.run());
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async ({ file, options, checked, toImport }: Run) => {
    if (running.current) return;
    running.current = new AbortController();
    const { signal } = running.current;
    const total = toImport.length;
    const imported = new Set(toImport);
    const rows = toImport.flatMap(({ sent, fingerprint }) => sent && { ...sent, fingerprint });
    setProgress({ done: 0, total });
    try {
      const done = await mutateAsync({
        ...{ file, options, signal },
        rows: rows.filter((row) => row !== null),
        fingerprint: await fingerprintOf(rows),
        leftOut: countActions(checked.filter((row) => !imported.has(row))),
        onProgress: (count) => setProgress({ done: count, total }),
      });
      setOutcome(done);
    } catch {
      // The mutation has reported it; the check stays.
    }
    running.current = null;
    setProgress(null);
  };

  return {
    ...{ progress, outcome },
    start: (run: Run) => void start(run),
    stop: () => running.current?.abort(),
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
