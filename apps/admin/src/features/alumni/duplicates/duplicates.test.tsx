import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { BrowserRouter } from '@portal/federation/router';
import { getToast } from '@portal/ui/toast';
import { Form, type FormInstance } from 'antd';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListContext } from '../../../table/list-context.ts';
import type { AlumniValues } from '../alumni-values.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { PairsDrawer } from './pairs-drawer.tsx';
import { TypedHints } from './typed-hints.tsx';

const ids = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
] as const;
const stored = (place: 0 | 1, row: object) => ({
  id: ids[place],
  version: place + 3,
  created_at: `201${place}-01-01T00:00:00+00:00`,
  full_name: 'Ani Susanti',
  validation_status: 'pending',
  updated_at: '2020-01-01',
  user_id: null,
  email_confirmed: null,
  ...row,
});

let preview: object;
let sent: unknown[];
/** What the functions of duplicates answer, one call after the other. */
let answers: { status?: number; body: unknown }[];
const onClose = vi.fn();
let root: ReturnType<typeof createRoot>;

function answerTo(input: RequestInfo | URL, init?: RequestInit) {
  const url = new URL(String(input));
  if (url.pathname.endsWith('/preview_merge')) return { body: preview };
  // The drawer's menu counts what waits.
  if (!/(duplicate_pairs|duplicates_of|call_different|merge_alumni)$/.test(url.pathname))
    return { body: null };
  sent.push(JSON.parse(String(init?.body)));
  return answers.shift() ?? { body: null };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  [sent, answers] = [[], []];
  vi.stubGlobal('fetch', async (...request: Parameters<typeof answerTo>) => {
    const { body, status = 200 } = answerTo(...request);
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(body), { status, headers });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  onClose.mockClear();
});

const render = (screen: ReactNode) =>
  act(async () =>
    root.render(
      <BrowserRouter>
        <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
          <ListContext value={{ lock: {} }}>{screen}</ListContext>
        </QueryClientProvider>
      </BrowserRouter>,
    ),
  );
async function open(kept: object, gone: object, told: object = {}) {
  preview = {
    kept: stored(0, kept),
    gone: stored(1, gone),
    obstacle: null,
    becomes_verified: false,
    fields: { full_name: 'same' },
    ...told,
  };
  await render(<MergeDialog ids={ids} onClose={onClose} />);
  await shows('Rekaman yang tetap');
}
const text = () => document.body.textContent ?? '';
const shows = (words: string) => vi.waitFor(() => expect(text()).toContain(words));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
const option = (value: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.endsWith(value));
const press = (element: HTMLElement | undefined, times = 1) =>
  act(async () => {
    for (let time = 0; time < times; time += 1) element?.click();
  });

test('takes the chosen values of the record that goes, and merges once however often it is pressed', async () => {
  await open(
    { company: 'PLN', location: 'Solo', bio: 'Halo' },
    { company: 'PT Baru', location: 'Dumai', nim: '1001', bio: 'Halo' },
    { fields: { company: 'choice', location: 'choice', nim: 'given', bio: 'same' } },
  );
  expect(text()).toContain('NIM1001');
  expect(document.querySelector('details')?.textContent).toContain('Halo');
  expect(document.querySelectorAll('fieldset')).toHaveLength(2);
  // Each value says whose it is, also where the two stand one below the other.
  expect(option('PLN')?.textContent).toBe('Rekaman yang tetapPLN');
  expect(option('PT Baru')?.textContent).toBe('Digabungkan ke dalamnyaPT Baru');
  await press(option('PT Baru'));
  await press(option('Dumai'));
  await press(option('Solo'));
  answers = [{ body: { merge_id: 'm', kept_id: ids[0] } }];
  await press(button('Gabungkan'), 2);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    {
      one_id: ids[0],
      one_version: 3,
      other_id: ids[1],
      other_version: 4,
      taken: ['company'],
    },
  ]);
  expect(getToast()).toMatchObject({ tone: 'success', action: { label: 'Urungkan' } });
});

test('leaves out what is wrong in both, of the fields that a record may be without', async () => {
  await open(
    { entry_year: '2018' },
    { graduation_year: '2015' },
    { fields: { full_name: 'choice', entry_year: 'given', graduation_year: 'given' } },
  );
  expect(option('Nama lengkap')).toBeUndefined();
  await press(option('Tahun lulus'));
  answers = [{ body: { merge_id: 'm', kept_id: ids[0] } }];
  await press(button('Gabungkan'));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([{ taken: [], emptied: ['graduation_year'] }]);
});

test('says of the record with an account that it keeps its address and becomes verified', async () => {
  await open(
    { email: 'baru@x.example', user_id: ids[1], email_confirmed: true },
    { email: 'lama@x.example', validation_status: 'verified' },
    { becomes_verified: true, fields: { email: 'own' } },
  );
  expect(document.querySelector('section')?.textContent).toContain('Punya akun');
  expect(text()).toContain('Emailnya tetap baru@x.example, email akunnya.');
  expect(text()).toContain('Hasilnya langsung terverifikasi.');
  expect(option('lama@x.example')).toBeUndefined();
});

test('tells why it cannot merge', async () => {
  await open({ user_id: ids[0] }, { user_id: ids[1] }, { obstacle: 'Keduanya punya akun.' });
  expect(text()).toContain('Keduanya punya akun.');
  expect(button('Gabungkan')).toBeUndefined();
});

test('stays open with the reason when the database refuses, and is not pressed without a connection', async () => {
  await open({}, {});
  answers = [
    { status: 409, body: { code: 'PT409', message: 'Salah satu dari keduanya berubah.' } },
  ];
  await press(button('Gabungkan'));
  await shows('Salah satu dari keduanya berubah.');
  expect(onClose).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => window.dispatchEvent(new Event('offline')));
  expect(button('Gabungkan')?.disabled).toBe(true);
  vi.restoreAllMocks();
});

const record = (id: string, name: string) => ({ id, name, nim: '1001', has_account: false });
const pairOf = (one: string, other: string, kind = 1) => ({
  kind,
  one: record(one, `Ani ${one}`),
  other: record(other, `Ani ${other}`),
});

const page = (pairs: object[], next: object | null = null) => ({ body: { pairs, next } });
function openPairs(...given: typeof answers) {
  answers = given;
  return render(<PairsDrawer onClose={onClose} />);
}

test('goes on while a page is empty and not the last, and says in the end that there is no pair', async () => {
  await openPairs(page([], { kind: 4 }), page([], { kind: 4, lower_id: 'b' }), page([]));
  await shows('Tidak ada rekaman ganda');
  expect(sent).toEqual([
    { after: null },
    { after: { kind: 4 } },
    { after: { kind: 4, lower_id: 'b' } },
  ]);
});

test('says why the pairs cannot be read, and reads them again', async () => {
  await openPairs(
    { status: 400, body: { code: 'PT400', message: 'Tidak bisa sekarang.' } },
    page([pairOf('a', 'b')]),
  );
  await shows('Tidak bisa sekarang.');
  await press(button('Coba Lagi'));
  await shows('NIM sama');
});

test('leaves out a pair of two people, after which the next page begins where the first ended', async () => {
  await openPairs(page([pairOf('a', 'b'), pairOf('a', 'c')], { kind: 2 }));
  await shows('Ani c');
  await press(button('Bukan orang yang sama: Ani a dan Ani b'));
  await vi.waitFor(() => expect(document.querySelectorAll('section')).toHaveLength(1));
  expect(sent.at(-1)).toEqual({ one_id: 'a', other_id: 'b', is_different: true });
  expect(getToast()).toMatchObject({ action: { label: 'Urungkan' } });
  answers.push(page([pairOf('d', 'e', 3)]));
  await press(button('Tampilkan lebih banyak'));
  await shows('Nama dan tahun sama');
  expect(sent.at(-1)).toEqual({ after: { kind: 2 } });
  expect(text()).not.toContain('Tampilkan lebih banyak');
});

let form: FormInstance<AlumniValues>;
function NewAlumnus() {
  [form] = Form.useForm<AlumniValues>();
  return (
    <Form form={form}>
      <Form.Item name="fullName">
        <input />
      </Form.Item>
      <TypedHints form={form} />
    </Form>
  );
}

test('asks who is like what is typed once the typing rests', async () => {
  answers = [{ body: [{ ...record('a', 'Ani Susanti'), different: ['name'] }] }];
  await render(<NewAlumnus />);
  for (const fullName of ['A', 'Ani', 'Ani S', 'Ani Sus']) {
    await act(async () => form.setFieldsValue({ fullName }));
  }
  await shows('Mungkin sama dengan Ani Susanti · Berbeda: nama Ani Susanti (di sini Ani Sus).');
  expect(sent).toMatchObject([{ typed: { name: 'Ani Sus' } }]);
});
