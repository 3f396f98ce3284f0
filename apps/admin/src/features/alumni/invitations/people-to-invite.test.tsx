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
    { ...bayu, invited_at: null },
    { ...ani, invited_at: null },
  ];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).endsWith('/people_to_invite')) return json(people);
    noted.push(JSON.parse(String(init?.body)));
    await new Promise<void>((resolve) => {
      answerNote = resolve;
    });
    return json(null);
  });
  // The page stays.
  document.body.addEventListener('click', (event) => event.preventDefault());
  root = createRoot(document.body.appendChild(document.createElement('div')));
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

test('offers messages that name the address of the registration, and one for the group without names', () => {
  const group = document.querySelector('section p')?.textContent ?? '';
  expect(group).toContain('angkatan 2012');
  expect(group).toContain(`${window.location.origin}/register`);
  expect(group).not.toMatch(/Ani|Bayu/);
  const chat = new URL(link('WhatsApp: ajak Ani & Co')?.href ?? '');
  expect(chat.origin + chat.pathname).toBe('https://wa.me/6281233334444');
  expect(chat.searchParams.get('text')).toContain('Halo Ani & Co!');
  expect(chat.searchParams.get('text')).toContain('/register');
  expect(chat.searchParams.get('text')).not.toContain('ani+te');
  const mail = new URL(link('Email: ajak Ani & Co')?.href ?? '');
  expect(mail.pathname).toBe('ani%2Bte%40x.example');
  expect(mail.searchParams.get('body')).toContain('/register');
  expect(link('Email: ajak Bayu')).toBeUndefined();
});

test('notes a press once, keeps the order of the names, and offers to take it back', async () => {
  const pressed = link('WhatsApp: ajak Ani & Co');
  await act(async () => pressed?.click());
  await act(async () => pressed?.click());
  await act(async () => link('Email: ajak Ani & Co')?.click());
  await act(() => vi.waitFor(() => expect(noted).not.toEqual([])));
  expect(noted).toEqual([{ of_id: 'a', is_invited: true }]);
  people = [
    { ...bayu, invited_at: null },
    { ...ani, invited_at: '2026-11-20T03:00:00Z' },
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
