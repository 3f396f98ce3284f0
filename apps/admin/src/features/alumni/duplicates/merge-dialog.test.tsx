import { configureBackend } from '@portal/api/client';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { BrowserRouter } from '@portal/federation/router';
import { getToast } from '@portal/ui/toast';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListContext } from '../../../list/list-context.ts';
import { MergeDialog } from './merge-dialog.tsx';

const ids = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
] as const;
const stored = (place: 0 | 1, row: object) => ({
  ...{ id: ids[place], version: place + 3, created_at: `201${place}-01-01T00:00:00+00:00` },
  ...{ full_name: 'Ani Susanti', validation_status: 'pending', updated_at: '2020-01-01' },
  ...{ user_id: null, email_confirmed: null },
  ...row,
});

let rows: Record<string, unknown>[];
let sent: unknown[];
let isRefused: boolean;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
const onClose = vi.fn();
let root: ReturnType<typeof createRoot>;

configureBackend({ url: 'https://portal.example', publishableKey: 'key' });
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  [sent, isRefused] = [[], false];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input));
    if (url.pathname.endsWith('/alumni')) {
      return json(rows.filter(({ id }) => url.searchParams.get('id') === `eq.${id}`));
    }
    sent.push(JSON.parse(String(init?.body)));
    return isRefused
      ? json({ code: 'PT409', message: 'Salah satu dari keduanya berubah.' }, 409)
      : json({ merge_id: 'm', kept_id: ids[0] });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  onClose.mockClear();
});

async function open(one: object, other: object) {
  rows = [stored(0, one), stored(1, other)];
  const cache = createQueryClient({ onError: () => undefined });
  await act(async () =>
    root.render(
      <BrowserRouter>
        <QueryClientProvider client={cache}>
          <ListContext value={{ lock: { isRepeated: () => false } }}>
            <MergeDialog ids={ids} onClose={onClose} />
          </ListContext>
        </QueryClientProvider>
      </BrowserRouter>,
    ),
  );
  await vi.waitFor(() => expect(text()).toContain('Rekaman yang tetap'));
}
const text = () => document.body.textContent ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const option = (value: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === value);
const press = (element: HTMLElement | undefined, times = 1) =>
  act(async () => {
    for (let time = 0; time < times; time += 1) element?.click();
  });

test('takes the chosen values of the record that goes, and merges once however often it is pressed', async () => {
  await open(
    { company: 'PLN', location: 'Solo', bio: 'Halo' },
    { company: 'PT Baru', location: 'Dumai', nim: '1001', bio: 'Halo' },
  );
  expect(text()).toContain('NIM1001');
  expect(document.querySelector('details')?.textContent).toContain('Halo');
  expect(document.querySelectorAll('fieldset')).toHaveLength(2);
  await press(option('PT Baru'));
  await press(option('Dumai'));
  await press(option('Solo'));
  await press(button('Gabungkan'), 2);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    {
      ...{ one_id: ids[0], one_version: 3, other_id: ids[1], other_version: 4 },
      taken: ['company'],
    },
  ]);
  expect(getToast()).toMatchObject({ tone: 'success', action: { label: 'Urungkan' } });
});

test('keeps the record with an account and its address, and says that it becomes verified', async () => {
  await open(
    { email: 'lama@x.example', validation_status: 'verified' },
    { email: 'baru@x.example', user_id: ids[1], email_confirmed: true },
  );
  expect(document.querySelector('section')?.textContent).toContain('Punya akun');
  expect(text()).toContain('Emailnya tetap baru@x.example, email akunnya.');
  expect(text()).toContain('Hasilnya langsung terverifikasi.');
  expect(option('lama@x.example')).toBeUndefined();
});

test('tells why it cannot merge: two accounts, an address that is not confirmed', async () => {
  await open({ user_id: ids[0] }, { user_id: ids[1] });
  expect(text()).toContain(
    'Keduanya punya akun. Minta orangnya memakai satu, lalu tolak yang lain dengan alasan ‘Akun ganda’.',
  );
  expect(button('Gabungkan')).toBeUndefined();
  await act(async () => root.render(null));
  await open({ user_id: ids[0], email_confirmed: false }, { validation_status: 'verified' });
  expect(text()).toContain('Email akunnya belum dikonfirmasi.');
  expect(button('Gabungkan')).toBeUndefined();
});

test('stays open with the reason when the database refuses, and is not pressed without a connection', async () => {
  await open({}, {});
  isRefused = true;
  await press(button('Gabungkan'));
  await vi.waitFor(() => expect(text()).toContain('Salah satu dari keduanya berubah.'));
  expect(onClose).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => window.dispatchEvent(new Event('offline')));
  expect(button('Gabungkan')?.disabled).toBe(true);
  vi.restoreAllMocks();
});
