import { configureBackend } from '@portal/api/client';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckedRow } from './checked-rows.ts';
import { useRun } from './use-run.ts';

configureBackend({ url: 'https://portal.example', publishableKey: 'key' });

const cache = createQueryClient({ onError: () => undefined });
const Page = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={cache}>{children}</QueryClientProvider>
);
const checked = Array.from({ length: 600 }, (_, place) => ({
  row: place + 2,
  action: 'new',
  fingerprint: `f${place}`,
  sent: { row: place + 2, values: { name: `Alumnus ${place}` } },
})) as unknown as CheckedRow[];

let sent: string[];
let bodies: Record<string, unknown>[];
let isRefused: boolean;
let onApplied: () => void;
beforeEach(() => {
  [sent, bodies, isRefused] = [[], [], false];
  onApplied = () => undefined;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    sent.push(name);
    bodies.push(JSON.parse(String(init?.body ?? 'null')));
    if (isRefused) return Response.json({ code: 'PT400', message: 'Tidak.' }, { status: 400 });
    if (name === 'start_import') return Response.json('an-import');
    if (name !== 'apply_import') return Response.json(null);
    onApplied();
    const { rows }: { rows: { row_number: number }[] } = JSON.parse(String(init?.body));
    return Response.json(rows.map((row) => ({ row: row.row_number, action: 'new' })));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an import that is stopped in the middle ends after its batch, keeps what that wrote, and says so', async () => {
  const { result } = renderHook(() => useRun(), { wrapper: Page });
  onApplied = () => result.current.stop();
  const file = new File(['x'], 'alumni.xlsx');
  const options = { status: 'verified', isListed: false } as const;
  const run = { file, checked, toImport: checked };
  await act(async () => {
    result.current.start({
      ...run,
      options: { ...options, onlyCompletes: false, isTitleCased: true },
    });
  });
  await vi.waitFor(() => expect(result.current.progress).toBeNull());
  expect(sent).toEqual(['start_import', 'apply_import', 'finish_import']);
  expect(result.current.outcome).toMatchObject({ id: 'an-import', error: null });
  expect(result.current.outcome?.rows).toHaveLength(250);
});

test('an import sends what the check has shown, and counts what it left out; a refusal leaves the check', async () => {
  const { result } = renderHook(() => useRun(), { wrapper: Page });
  const file = new File(['x'], 'alumni.xlsx');
  const others = ['same', 'same', 'rejected'].map((action) => ({ action })) as CheckedRow[];
  const toImport = checked.slice(0, 2);
  const unsent = { ...checked[2], sent: null } as CheckedRow;
  const run = {
    file,
    options: { status: 'verified', isListed: false, onlyCompletes: false, isTitleCased: true },
    checked: [...toImport, ...others],
    toImport: [...toImport, unsent],
  } as const;
  isRefused = true;
  await act(async () => result.current.start(run));
  await vi.waitFor(() => expect(result.current.progress).toBeNull());
  expect([sent, result.current.outcome]).toEqual([['start_import'], null]);
  isRefused = false;
  await act(async () => result.current.start(run));
  await vi.waitFor(() => expect(result.current.outcome?.rows).toHaveLength(2));
  const [start, apply] = bodies.slice(1);
  expect(start).toMatchObject({
    file_name: 'alumni.xlsx',
    file_size: 1,
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    options: { status: 'verified', counts: { same: 2, rejected: 1 } },
  });
  expect(apply).toMatchObject({
    fingerprints: ['f0', 'f1'],
    rows: [
      { row_number: 2, name: 'Alumnus 0' },
      { row_number: 3, name: 'Alumnus 1' },
    ],
  });
  const fingerprint = bodies[0]?.fingerprint;
  expect(start?.fingerprint).toBe(fingerprint);
  const less = { ...run, toImport: toImport.slice(1) };
  await act(async () => result.current.start(less));
  await vi.waitFor(() => expect(result.current.outcome?.rows).toHaveLength(1));
  const second = bodies.findLast((body) => 'file_name' in (body ?? {}));
  expect(second?.fingerprint).not.toBe(fingerprint);
  await act(async () => result.current.forget());
  expect(result.current.outcome).toBeNull();
});
