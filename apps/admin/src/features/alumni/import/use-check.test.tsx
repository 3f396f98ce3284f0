import { configureBackend } from '@portal/api/client';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckedRow } from './checked-rows.ts';
import { useCheck } from './use-check.ts';

configureBackend({ url: 'https://portal.example', publishableKey: 'key' });

const cache = createQueryClient({ onError: () => undefined });
const Page = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={cache}>{children}</QueryClientProvider>
);
const options = {
  status: 'verified',
  isListed: false,
  onlyCompletes: false,
  isTitleCased: true,
} as const;
const records = [2, 3].map((row) => ({
  row,
  values: { name: `Budi ${row}` },
  problem: null,
  warning: null,
}));

interface Sent {
  row_number: number;
  choice?: string;
}
let answerChoice: (sent: Sent) => Promise<Response> | Response;
const planOf = ({ row_number, choice }: Sent) => ({
  row_number,
  action: choice ? 'new' : 'probable',
  fingerprint: `${row_number} ${choice}`,
});

beforeEach(() => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).includes('/preview_import')) return Response.json([]);
    const { rows }: { rows: Sent[] } = JSON.parse(String(init?.body));
    const [row] = rows;
    return row?.choice ? answerChoice(row) : Response.json(rows.map(planOf));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openCheck() {
  const prepared = { id: crypto.randomUUID(), records };
  const { result } = renderHook(() => useCheck(prepared, options), { wrapper: Page });
  await vi.waitFor(() => expect(result.current.checked).toHaveLength(2));
  const rowAt = (place: number) => result.current.checked?.[place] as CheckedRow;
  return {
    rowAt,
    choose: (place: number, choice: string) => result.current.choose(rowAt(place), choice),
    toImport: () => result.current.toImport?.map(({ row }) => row),
  };
}

test('a row that is left out while its former answer is on the way stays out, and can be answered again', async () => {
  const check = await openCheck();
  expect(check.toImport()).toEqual([]);
  const answer = vi.fn<(response: Response) => void>();
  const asked = vi.fn();
  answerChoice = () =>
    new Promise((resolve) => {
      asked();
      answer.mockImplementation(resolve);
    });
  await act(async () => {
    const answered = check.choose(0, 'new');
    await check.choose(0, 'skip');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    answer(Response.json([planOf({ row_number: 2, choice: 'new' })]));
    await answered;
  });
  await vi.waitFor(() => expect(check.rowAt(0).action).toBe('new'));
  expect(check.rowAt(0)).toMatchObject({ asked: 'probable', choice: 'skip' });
  expect(check.toImport()).toEqual([]);
  answerChoice = (sent) => Response.json([planOf(sent)]);
  await act(() => check.choose(0, 'new'));
  await vi.waitFor(() => expect(check.toImport()).toEqual([2]));
  expect(check.rowAt(1)).toMatchObject({ action: 'probable', choice: 'skip' });
});

test('a row whose answer cannot be planned is left out, and the next answer is planned all the same', async () => {
  const check = await openCheck();
  answerChoice = (sent) =>
    sent.row_number === 2
      ? Response.json({ message: 'no' }, { status: 400 })
      : Response.json([planOf(sent)]);
  await act(() => Promise.all([check.choose(0, 'new'), check.choose(1, 'new')]));
  await vi.waitFor(() => expect(check.toImport()).toEqual([3]));
  expect([0, 1].map((place) => check.rowAt(place).choice)).toEqual(['skip', 'new']);
});
