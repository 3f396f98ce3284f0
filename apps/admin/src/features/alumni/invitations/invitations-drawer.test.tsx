import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { BrowserRouter } from '@portal/federation/router';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListContext } from '../../../table/list-context.ts';
import { InvitationsDrawer } from './invitations-drawer.tsx';

let years: object[] | null;
let people: object[];
/** What was noted, which the service refuses. */
let noted: unknown[];
const onChange = vi.fn();

beforeEach(() => {
  [years, people, noted] = [[], [], []];
  onChange.mockClear();
  const refused = () => Response.json({ code: 'PT400', message: 'Tidak.' }, { status: 400 });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = new URL(String(input)).pathname.split('/').at(-1);
    if (name === 'invitation_years') return years ? Response.json(years) : refused();
    if (name === 'people_to_invite') return Response.json(people);
    if (name !== 'note_invitation') return Response.json(null);
    noted.push(JSON.parse(String(init?.body)));
    return refused();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (value: string) =>
  render(
    <BrowserRouter>
      <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
        <ListContext value={{ lock: {} }}>
          <InvitationsDrawer {...{ value, onChange }} onClose={() => undefined} />
        </ListContext>
      </QueryClientProvider>
    </BrowserRouter>,
  );
const text = () => document.body.textContent ?? '';
const says = (words: string) => act(() => vi.waitFor(() => expect(text()).toContain(words)));
const rows = () =>
  [...document.querySelectorAll('ul:is([aria-label=Angkatan], [aria-label^=Yang]) li')].map(
    ({ textContent }) => textContent,
  );
const press = (name: string) =>
  act(async () => {
    const all = [...document.querySelectorAll<HTMLElement>('button, a')];
    all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)?.click();
  });

test('the overview says of each year who is known, has joined and can be asked', async () => {
  years = [
    { year: '2012', known: 1200, joined: 3, without_address: 4 },
    { year: '2011', known: 5, joined: 5, without_address: 0 },
    { year: '', known: 2, joined: 1, without_address: 0 },
  ];
  show('angkatan');
  await says('Angkatan 2012');
  expect(rows()).toEqual([
    'Angkatan 20121.200 dikenal · 3 bergabung · 4 tanpa emailAjak',
    'Angkatan 20115 dikenal · 5 bergabungSemua sudah bergabung',
    'Tanpa angkatan2 dikenal · 1 bergabungAjak',
  ]);
  expect(text()).toMatch(/^Ajak bergabung/);
  expect(text()).not.toContain('Semua angkatan');
  await press('Ajak angkatan 2012');
  await press('Ajak tanpa angkatan');
  expect(onChange.mock.calls).toEqual([['2012'], ['tanpa-angkatan']]);
});

test.each([
  [[], 'Belum ada alumniImpor atau tambahkan alumni dahulu.'],
  [null, 'Gagal memuat angkatan'],
])('the overview of %j says %j', async (found, words) => {
  years = found;
  show('20x2');
  await says(words);
});

test('a year names itself and leads back to all, and a refused note leaves the person as it was', async () => {
  people = [
    { id: 'a', name: 'Ani', email: 'a@x.example', phone: '62812', invited_at: null },
    { id: 'b', name: 'Bayu', email: 'b@x.example', phone: null, invited_at: null },
  ];
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  show('2012');
  await says('Bayu');
  expect(text()).toMatch(/^Ajak angkatan 2012/);
  expect(rows()).toEqual(['Ania@x.example · +62812WhatsAppEmail', 'Bayub@x.exampleEmail']);
  const mail = document.querySelector<HTMLAnchorElement>('a[aria-label="Email: ajak Bayu"]');
  expect([mail?.target, mail?.rel, decodeURIComponent(mail?.href ?? '')]).toEqual([
    '_blank',
    'noopener noreferrer',
    expect.stringMatching(
      /^mailto:b@x\.example\?subject=Undangan bergabung di portal alumni .*&body=Halo Bayu!\r\n\r\nPortal alumni .* sudah dibuka: direktori, kegiatan, dan lowongan untuk kita\. Nama Anda sudah ada dalam catatan kami\. Silakan bergabung di http.*\/register dengan email ini, supaya datanya langsung tersambung\.\r\n\r\nTerima kasih!$/,
    ),
  ]);
  await press('Email: ajak Bayu');
  await act(() => vi.waitFor(() => expect(noted).toEqual([{ of_id: 'b', is_invited: true }])));
  expect(document.activeElement?.textContent).toContain('Bayu');
  await says('Bayub@x.exampleEmail');
  await press('Semua angkatan');
  expect(onChange).toHaveBeenCalledWith('angkatan');
});

test('nobody of an unknown year can be asked alone, and the text for the group names no year', async () => {
  show('tanpa-angkatan');
  await says(
    'Tidak ada yang dapat diajak satu per satuYang belum bergabung tidak mempunyai email atau nomor telepon dalam catatan.',
  );
  expect(text()).toMatch(/^Ajak tanpa angkatan/);
  expect(text()).toMatch(
    /Halo teman-teman! Portal alumni .* Daftar di http\S*\/register dengan email yang masih aktif, lalu buka tautan konfirmasi yang dikirim ke email itu\./,
  );
});
