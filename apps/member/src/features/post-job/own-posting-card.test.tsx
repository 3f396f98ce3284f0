import type { OwnJobPosting } from '@portal/api/job-posting';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { BrowserRouter } from '@portal/federation/router';
import { dayInJakarta } from '@portal/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OwnPostingCard } from './own-posting-card.tsx';

afterEach(cleanup);

const posting: OwnJobPosting = {
  id: '1',
  version: 1,
  title: 'Teknisi',
  companyName: 'PT Contoh',
  status: 'pending',
  deadline: dayInJakarta(20),
  postedAt: new Date().toISOString(),
  decisionNote: '',
  decidedAt: '',
  reviewAskedAt: '',
  reviewCount: 0,
};

function shown(values: Partial<OwnJobPosting>, canPost = true) {
  cleanup();
  render(
    <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
      <BrowserRouter>
        <OwnPostingCard posting={{ ...posting, ...values }} canPost={canPost} />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  const card = within(screen.getByRole('listitem'));
  const actions = [...card.queryAllByRole('link'), ...card.queryAllByRole('button')];
  return {
    text: screen.getByRole('listitem').textContent,
    actions: actions.map((one) => one.textContent),
  };
}

const close = 'Tutup (sudah terisi)';

test('offers what the owner can do with a job in its state', () => {
  expect(shown({}).actions).toEqual(['Ubah', close]);
  expect(shown({}, false).actions).toEqual([close]);
  expect(shown({ status: 'rejected' }).actions).toEqual(['Ubah', 'Ajukan ulang']);
  expect(shown({ status: 'rejected' }, false).actions).toEqual([]);
  expect(shown({ status: 'rejected', deadline: dayInJakarta(-1) }).actions).toEqual(['Ubah']);
  expect(shown({ status: 'closed' }).actions).toEqual(['Ajukan lagi']);
  expect(shown({ status: 'closed' }, false).actions).toEqual([]);
  const published = { status: 'approved' } as const;
  const ways = ['Lihat lowongan', 'Ubah'];
  expect(shown({ ...published, deadline: dayInJakarta(8) }).actions).toEqual([...ways, close]);
  expect(shown({ ...published, deadline: '' }).actions).toEqual([...ways, close]);
  expect(shown({ ...published, deadline: dayInJakarta(0) }).actions).toEqual([
    ...ways,
    'Perpanjang 30 hari',
    close,
  ]);
  expect(shown({ ...published, deadline: dayInJakarta(-1) })).toMatchObject({
    actions: ['Ajukan lagi'],
    text: expect.stringContaining('Berakhir'),
  });
});

test('says why a job was rejected, and that it is looked at once more', () => {
  const decided = { decisionNote: 'Di luar bidang', decidedAt: '2026-08-17T01:00:00Z' };
  expect(shown({ ...decided, status: 'rejected' }).text).toContain('Alasan: Di luar bidang');
  const again = { ...decided, reviewAskedAt: '2026-08-18T01:00:00Z' };
  expect(shown(again).text).toContain('Sedang Ditinjau Ulang');
  expect(shown(again).text).not.toContain('Alasan');
  // Put back into the queue by the admin since.
  expect(shown({ ...again, decidedAt: '2026-08-19T01:00:00Z' }).text).toContain('Menunggu');
});

test('says what a refused job past its day needs, and that a posting of before has no day', () => {
  const over = { status: 'rejected', deadline: dayInJakarta(-1) } as const;
  expect(shown(over).text).toContain('Ubah batasnya, lalu ajukan ulang.');
  expect(shown({ ...over, deadline: dayInJakarta(0) }).text).not.toContain('Ubah batasnya');
  expect(shown({ status: 'approved', deadline: '' }).text).toContain('Tanpa batas lamaran');
});

test('is as new as its approval', () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const waited = { status: 'approved', postedAt: ago(20) } as const;
  expect(shown({ ...waited, decidedAt: ago(0) }).text).toContain('Baru');
  expect(shown({ ...waited, decidedAt: ago(20) }).text).toContain('20 hari lalu');
});
