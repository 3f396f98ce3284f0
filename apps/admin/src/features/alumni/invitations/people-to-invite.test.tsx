import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PeopleToInvite } from './people-to-invite.tsx';

const ani = { id: 'a', name: 'Ani & Co', email: 'ani+te@x.example', phone: '6281233334444' };
const bayu = { id: 'b', name: 'Bayu', email: null, phone: '14155550100' };

let people: object[];
let noted: unknown[];
let answerNote: () => void;
let root: ReturnType<typeof createRoot>;
const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  noted = [];
  people = [
    { ...ani, invited_at: null },
    { ...bayu, invited_at: null },
  ];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).endsWith('/people_to_invite')) {
      const { after_id }: { after_id?: string } = JSON.parse(String(init?.body));
      const ids = people.map((person) => ('id' in person ? person.id : ''));
      const first = after_id ? ids.indexOf(after_id) + 1 : 0;
      return json(people.slice(first, first + 100));
    }
    noted.push(JSON.parse(String(init?.body)));
    await new Promise<void>((resolve) => {
      answerNote = resolve;
    });
    return json(null);
  });
  const frame = document.body.appendChild(document.createElement('div'));
  // The page stays.
  frame.addEventListener('click', (event) => event.preventDefault());
  root = createRoot(frame);
  const cache = createQueryClient({ onError: () => undefined });
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <PeopleToInvite year="2012" />
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(2));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const link = (name: string) =>
  document.querySelector<HTMLAnchorElement>(`a[aria-label="${name}"]`) ?? undefined;
const rows = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

test('offers messages that name the address of the registration, and one to copy for the group, without names', async () => {
  const group = document.querySelector('section p')?.textContent ?? '';
  expect(group).toContain('angkatan 2012');
  expect(group).toContain(`${window.location.origin}/register`);
  expect(group).not.toMatch(/Ani|Bayu/);
  const copied = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
  const copy = document.querySelector<HTMLButtonElement>('section button');
  await act(async () => copy?.click());
  expect(copied).toHaveBeenCalledWith(group);
  await vi.waitFor(() => expect(document.body.textContent).toContain('Teks telah disalin.'));
  const chat = new URL(link('WhatsApp: ajak Ani & Co')?.href ?? '');
  expect(chat.origin + chat.pathname).toBe('https://wa.me/6281233334444');
  expect(chat.searchParams.get('text')).toContain('Halo Ani & Co!');
  expect(chat.searchParams.get('text')).toContain('/register');
  expect(chat.searchParams.get('text')).not.toContain('ani+te');
  const mail = new URL(link('Email: ajak Ani & Co')?.href ?? '');
  expect(mail.pathname).toBe('ani%2Bte%40x.example');
  expect(mail.searchParams.get('body')).toContain('/register');
  expect(link('Email: ajak Bayu')).toBeUndefined();
  // Of whom no address is known, none is named.
  const unknown = new URL(link('WhatsApp: ajak Bayu')?.href ?? '').searchParams.get('text');
  expect(unknown).not.toContain('pernah Anda berikan');
  expect(unknown).toContain('dengan email yang masih aktif');
  expect(chat.searchParams.get('text')).toContain('email yang pernah Anda berikan');
});

test('notes a press once, keeps the order of the names, and offers to take it back', async () => {
  const pressed = link('WhatsApp: ajak Ani & Co');
  await act(async () => pressed?.click());
  await act(async () => pressed?.click());
  await act(async () => link('Email: ajak Ani & Co')?.click());
  await act(() => vi.waitFor(() => expect(noted).not.toEqual([])));
  expect(noted).toEqual([{ of_id: 'a', is_invited: true }]);
  people = [
    { ...ani, invited_at: '2026-11-20T03:00:00Z' },
    { ...bayu, invited_at: null },
  ];
  await act(async () => answerNote());
  await vi.waitFor(() => expect(rows()[0]).toContain('Sudah diajak 20 November 2026.'));
  expect(rows()[1]).toContain('Bayu');
  expect(link('WhatsApp: ajak Ani & Co')).toBeUndefined();
  const back = document.querySelector<HTMLButtonElement>(
    'button[aria-label="Batalkan tanda diajak Ani & Co"]',
  );
  await act(async () => back?.click());
  expect(noted[1]).toEqual({ of_id: 'a', is_invited: false });
});

test('shows a year page by page, in which nobody moves when somebody was asked', async () => {
  const many = Array.from({ length: 130 }, (_, n) => ({
    ...bayu,
    id: `p${n}`,
    name: `Warga ${String(n).padStart(3, '0')}`,
    invited_at: null as string | null,
  }));
  people = many;
  const more = () =>
    [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Tampilkan lebih banyak',
    );
  // Whoever of a page was asked before stays on it.
  await act(async () => link('WhatsApp: ajak Ani & Co')?.click());
  await act(() => vi.waitFor(() => expect(noted).toHaveLength(1)));
  await act(async () => answerNote());
  await act(() => vi.waitFor(() => expect(rows()).toHaveLength(100)));
  await act(async () => link('WhatsApp: ajak Warga 050')?.click());
  await act(() => vi.waitFor(() => expect(noted).toHaveLength(2)));
  people = many.map((one) =>
    one.id === 'p50' ? { ...one, invited_at: '2026-11-20T03:00:00Z' } : one,
  );
  await act(async () => answerNote());
  await act(() => vi.waitFor(() => expect(rows()[50]).toContain('Sudah diajak')));
  expect(rows()[51]).toContain('Warga 051');
  await act(async () => more()?.click());
  await act(() => vi.waitFor(() => expect(rows()).toHaveLength(130)));
  expect(more()).toBeUndefined();
});
