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
let onApplied: () => void;
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    sent.push(name);
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
