import { type AlumniRecord, alumniMutations } from '@portal/api/alumni/admin';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { dismissToast, getToast } from '@portal/ui/toast';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListContext } from '../../table/list-context.ts';
import { StandingControls } from './standing-controls.tsx';

const record = { id: 'ani', profile: { fullName: 'Ani' }, specialBadge: 'Mentor' };

let isAccepted: boolean;
/** What was decided, beside the row. */
let sent: object[];
const list = {
  mutations: alumniMutations,
  lock: {
    isLocked: (id: string) => id === 'ani' && !isAccepted,
    accepts: (_: unknown, ids: string[]) => isAccepted && ids.join() === 'ani',
    hold: async () => undefined,
  },
};
let leftOut: object[];

beforeEach(() => {
  [isAccepted, sent, leftOut] = [true, [], []];
  dismissToast();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).endsWith('/take_back')) return Response.json({ undone: 1 });
    if (!String(input).endsWith('/decide')) return Response.json([]);
    const { decision_id: _, of_kind: kind, ids, ...decision } = JSON.parse(String(init?.body));
    sent.push({ [`${kind} ${ids}`]: decision });
    return Response.json([{ seen_count: 1, changed_count: 1, left_out: leftOut }]);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (changes: object) => {
  const shown = { ...record, ...changes } as unknown as AlumniRecord;
  render(
    <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
      <ListContext value={list}>
        <StandingControls record={shown} />
      </ListContext>
    </QueryClientProvider>,
  );
};
const told = (title: string) =>
  act(() => vi.waitFor(() => expect(getToast()).toMatchObject({ title, description: 'Ani' })));

test.each([
  ['canPostJobs', 'Boleh memasang lowongan', false, 'new_right'],
  ['canPostJobs', 'Boleh memasang lowongan', true, 'new_right'],
  ['isListed', 'Tampil di direktori', false, 'new_listing'],
  ['isListed', 'Tampil di direktori', true, 'new_listing'],
] as const)(
  'the switch of %s, called %j, is turned from %j and back',
  async (of, name, isOn, key) => {
    const titles = {
      canPostJobs: ['Hak Memasang Lowongan Dicabut', 'Hak Memasang Lowongan Diberikan'],
      isListed: ['Disembunyikan dari Direktori', 'Ditampilkan di Direktori'],
    }[of];
    isAccepted = false;
    show({ canPostJobs: !isOn, isListed: !isOn, [of]: isOn });
    const toggle = screen.getByRole('switch', { name });
    expect([toggle.getAttribute('aria-checked'), toggle.getAttribute('aria-disabled')]).toEqual([
      String(isOn),
      'true',
    ]);
    await act(async () => toggle.click());
    isAccepted = true;
    await act(async () => toggle.click());
    await told(titles[Number(!isOn)] ?? '');
    expect(sent).toEqual([{ 'alumni ani': { [key]: !isOn } }]);
    await act(async () => getToast()?.action?.run());
    await told(titles[Number(isOn)] ?? '');
  },
);

test('a badge is given, changed and withdrawn, and one that is too long is not', async () => {
  show({});
  const field = screen.getByLabelText<HTMLInputElement>('Lencana khusus');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Simpan lencana' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const submit = () => act(async () => void fireEvent.submit(field));
  const state = () => [save.disabled, field.getAttribute('aria-invalid')];
  expect([field.value, field.placeholder, ...state()]).toEqual([
    'Mentor',
    'Misalnya Mentor Karier',
    true,
    null,
  ]);
  type(' Mentor ');
  expect(state()).toEqual([true, null]);
  expect(fireEvent.submit(field)).toBe(false);
  type(`${'x'.repeat(101)} `);
  expect(state()).toEqual([true, 'true']);
  expect(screen.getByRole('alert').textContent).toBe('Paling banyak 100 karakter.');
  await submit();
  expect(sent).toEqual([]);
  type(`${'x'.repeat(100)} `);
  expect([screen.queryByRole('alert'), ...state()]).toEqual([null, false, null]);
  type(' Mentor  Karier ');
  await submit();
  await told('Lencana Khusus Diberikan');
  type('');
  await submit();
  await told('Lencana Khusus Dicabut');
  expect(sent).toEqual([
    { 'alumni ani': { new_badge: 'Mentor Karier' } },
    { 'alumni ani': { new_badge: '' } },
  ]);
  await act(async () => getToast()?.action?.run());
  await told('Lencana Khusus Diberikan');
});

test('an unsaved badge comes back as a draft, and is discarded', async () => {
  show({});
  fireEvent.change(screen.getByLabelText('Lencana khusus'), { target: { value: 'Pengajar' } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  cleanup();
  show({});
  const field = screen.getByLabelText<HTMLInputElement>('Lencana khusus');
  expect(field.value).toBe('Pengajar');
  expect(document.body.textContent).toContain('Simpan lencana');
});
