import { configureBackend } from '@portal/api/client';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { BrowserRouter } from '@portal/federation/router';
import { dismissToast, getToast } from '@portal/ui/toast';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ProfileNotice } from '../features/dashboard/profile-notice.tsx';
import { ProfileState } from '../features/profile/profile-state.tsx';
import { AskReview } from './ask-review.tsx';

afterEach(cleanup);

const refused = {
  id: '1',
  entryYear: '2011',
  validationStatus: 'rejected',
  decisionNote: 'Nama tidak lengkap',
  decidedAt: '2026-08-17T01:00:00Z',
  reviewAskedAt: '',
  reviewCount: 0,
};
const askedAgain = {
  ...refused,
  validationStatus: 'pending',
  reviewAskedAt: '2026-08-18T20:00:00Z',
};

const notices: [string, (row: object) => ReactElement][] = [
  ['dashboard', (row) => <ProfileNotice alumni={row as never} />],
  ['profile', (row) => <ProfileState profile={row as never} />],
];

test.each(notices)(
  'the %s says why, leads to a second look, and keeps the contact',
  (_, notice) => {
    const show = (row: object) => {
      cleanup();
      render(
        <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
          <BrowserRouter>{notice(row)}</BrowserRouter>
        </QueryClientProvider>,
      );
      return document.body.textContent;
    };
    expect(show(refused)).toContain('Alasan: Nama tidak lengkap');
    expect(screen.getByRole('link', { name: 'Hubungi pengurus' }).getAttribute('href')).toBe(
      '/kontak',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Minta ditinjau ulang' }));
    const note = screen.getByLabelText(/Catatan untuk pengurus/);
    const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Kirim permintaan' });
    fireEvent.change(note, { target: { value: 'a'.repeat(501) } });
    expect(send().disabled).toBe(true);
    fireEvent.change(note, { target: { value: 'a'.repeat(500) } });
    expect(send().disabled).toBe(false);

    expect(show({ ...refused, decisionNote: '' })).not.toContain('Alasan');
    const waiting = show(askedAgain);
    expect(waiting).toContain('Sedang Ditinjau Ulang');
    expect(waiting).toContain('Anda meminta tinjauan ulang pada 19 Agustus 2026.');
    expect(waiting).not.toContain('Alasan');
    // The admin has put it back into the queue since.
    expect(show({ ...askedAgain, decidedAt: '2026-08-20T01:00:00Z' })).toContain(
      'Menunggu Validasi',
    );
  },
);

test('the dialog says before how often and from when on, and keeps the note when it is left', () => {
  const open = (row: object) => {
    cleanup();
    render(
      <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
        <BrowserRouter>
          <ProfileState profile={{ ...refused, ...row } as never} />
        </BrowserRouter>
      </QueryClientProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Minta ditinjau ulang' }));
    return screen.getByRole('dialog').textContent;
  };
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  expect(open({ decidedAt: ago(1) })).toMatch(/3 kali lagi dalam 30 hari ini, mulai .+ WIB/);
  expect(open({ reviewAskedAt: ago(60), reviewCount: 2 })).toContain(
    'Dapat diminta 1 kali lagi dalam 30 hari ini.',
  );
  expect(open({ reviewAskedAt: ago(60), reviewCount: 3 })).toContain(
    'Sudah 3 kali diminta dalam 30 hari. Hubungi pengurus.',
  );
  expect(open({ reviewAskedAt: ago(31 * 1440), reviewCount: 3 })).toContain('3 kali lagi');
  fireEvent.change(screen.getByLabelText(/Catatan/), { target: { value: 'NIM diperbaiki' } });
  fireEvent.click(screen.getByRole('button', { name: 'Batal' }));
  fireEvent.click(screen.getByRole('button', { name: 'Minta ditinjau ulang' }));
  expect(screen.getByLabelText(/Catatan/)).toHaveProperty('value', 'NIM diperbaiki');
});

test.each([
  ['is sent', () => Response.json(null), { tone: 'success', title: 'Permintaan Terkirim' }],
  [
    'is refused',
    () => Response.json({ code: 'PT409', message: 'Terlalu cepat.' }, { status: 400 }),
    null,
  ],
])('a request that %s is said so, where it was made', async (_, answer, told) => {
  dismissToast();
  configureBackend({ url: 'https://portal.example', publishableKey: 'key' });
  const fetched = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => answer());
  vi.stubGlobal('fetch', fetched);
  render(
    <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
      <BrowserRouter>
        <AskReview kind="job" row={refused} label="Ajukan ulang" of="Teknisi" />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  const opener = screen.getByRole('button', { name: 'Ajukan ulang: Teknisi' });
  expect([opener.id, opener.textContent]).toEqual(['', 'Ajukan ulang']);
  fireEvent.click(opener);
  fireEvent.change(screen.getByLabelText(/Catatan/), { target: { value: 'Sudah jelas' } });
  expect(screen.getByRole('dialog').textContent).toBe(
    'Ajukan ulangDapat diminta 3 kali lagi dalam 30 hari ini.Catatan untuk pengurus (opsional)Sudah jelasMisalnya apa yang sudah Anda perbaiki.Kirim permintaanBatal',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Kirim permintaan' }));
  if (told) {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const description =
      'Pengurus akan meninjau ulang. Anda mendapat notifikasi setelah diputuskan.';
    expect(getToast()).toMatchObject({ ...told, description });
    fireEvent.click(opener);
    expect(screen.getByLabelText(/Catatan/)).toHaveProperty('value', '');
  } else {
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Belum dapat dimintaTerlalu cepat.',
    );
    expect(getToast()).toBeNull();
    expect(screen.getByLabelText(/Catatan/)).toHaveProperty('value', 'Sudah jelas');
  }
  const body = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));
  expect(Object.values(body)).toEqual(expect.arrayContaining(['1', 'Sudah jelas']));
  vi.unstubAllGlobals();
});

test.each([true, false])(
  'unsaved corrections are saved first, which succeeds: %s',
  async (isSaved) => {
    const save = vi.fn(async () => isSaved);
    render(
      <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
        <BrowserRouter>
          <ProfileState profile={refused as never} save={save} />
        </BrowserRouter>
      </QueryClientProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Simpan & minta ditinjau ulang' }));
    await waitFor(() => expect(screen.queryByRole('dialog') !== null).toBe(isSaved));
    expect(save).toHaveBeenCalledOnce();
  },
);
