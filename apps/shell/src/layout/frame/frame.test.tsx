import { type Session, sessionAtom, signedOut } from '@portal/auth/session';
import { showToast } from '@portal/ui/toast';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import {
  alumnus,
  find,
  fire,
  leave,
  main,
  open,
  press,
  store,
  texts,
  user,
} from '../../../test/open-app.tsx';

vi.mock('@module-federation/enhanced/runtime', () => import('../../prerender/loaded-areas.ts'));

test('the bar and the foot of the page lead where the areas are', async () => {
  await open('/tentang');
  expect(texts('header a, header button')).toEqual([
    'IKA Teknik ElektroIkatan Keluarga Alumni Teknik Elektro → /',
    'Beranda → /',
    'Profil',
    'Tentang → /tentang',
    'Kontak → /kontak',
    'Login → /masuk',
    'Buka menu',
  ]);
  expect(texts('footer nav a')).toEqual(['Kelola → /kelola', 'Masuk → /masuk']);
  expect(texts('[aria-current]')).toEqual(['Tentang → /tentang']);
  expect(texts('[data-visitors-only]')).toEqual(['Login', 'Masuk']);
  expect(find('footer').textContent).toContain(
    `© ${new Date().getFullYear()} Ikatan Keluarga Alumni Teknik Elektro. Hak cipta dilindungi.`,
  );
  expect(find('header button').dataset.active).toBe('true');
  await act(async () => store.set(sessionAtom, alumnus));
  expect(texts('footer nav a')).toEqual(['Kelola → /kelola']);
  await expect
    .poll(() => texts('header a, header button').slice(-3))
    .toEqual(['Notifikasi → /kabar', 'Menu akun BudiBU', 'Buka menu']);
});

const menus = [
  ['the menu of a telephone', '[aria-controls="menu-utama"]', '#menu-utama', '/kontak'],
  ['a list of the bar', 'header button', 'header ul', '/tentang'],
] as const;

test.each(menus)(
  '%s opens with a press, and closes as it should',
  async (_, button, list, path) => {
    await open('/');
    const isOpen = () => {
      const isShown = document.querySelector<HTMLElement>(list)?.hidden === false;
      expect(find(button).getAttribute('aria-expanded')).toBe(String(isShown));
      return isShown;
    };
    const seen: boolean[] = [];
    const note = () => seen.push(isOpen());
    note();
    await press(button);
    note();
    await fire(document, new KeyboardEvent('keydown', { key: 'a' }));
    await fire(find(button), new Event('pointerdown', { bubbles: true }));
    note();
    await fire(document, new KeyboardEvent('keydown', { key: 'Escape' }));
    note();
    expect(document.activeElement).toBe(find(button));
    for (const type of ['pointerdown', 'focusin']) {
      await press(button);
      note();
      await fire(find('main'), new Event(type, { bubbles: true }));
      note();
    }
    await press(button);
    await press(button);
    note();
    await press(button);
    await press(`${list} a[href="${path}"]`);
    note();
    expect(main()).toContain(`Isi ${path}`);
    expect(seen.map(Number).join('')).toBe('011010100' + '0');
  },
);

test('the bar is clear at the top of the home page alone', async () => {
  await open('/');
  const look = () => [find('header').dataset.look, find('header').dataset.ground].join(' ');
  const scroll = async (y: number) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
    await fire(window, new Event('scroll'));
    return look();
  };
  expect([look(), await scroll(51), await scroll(50)]).toEqual([
    'clear night',
    'solid ',
    'clear night',
  ]);
  await press('[aria-controls="menu-utama"]');
  expect(find('[aria-controls="menu-utama"]').getAttribute('aria-label')).toBe('Tutup menu');
  expect(look()).toBe('solid ');
  await press('#menu-utama a[href="/tentang"]');
  expect(look()).toBe('solid ');
});

test.each<[string, Session, string, string, unknown]>([
  ['a visitor', signedOut, '/masuk', 'Isi /masuk', { from: '/saya?a=1#b' }],
  ['an alumnus', alumnus, '/saya', 'Isi /saya?a=1', null],
  ['an unknown session', { status: 'loading' }, '/saya', 'Memeriksa sesi Anda…Akun Saya', null],
])('%s at a page of members', async (_, session, path, text, state) => {
  await open('/saya?a=1#b', { session });
  expect([window.location.pathname, main()?.replace('Ke Tentang', '')]).toEqual([path, text]);
  expect(window.history.state?.usr ?? null).toEqual(state);
  expect(sessionStorage.length).toBe(state ? 1 : 0);
});

test.each<[string, Session, string]>([
  ['an alumnus', alumnus, '/saya'],
  ['an admin', { status: 'admin', user }, '/kelola'],
])('%s at a page of the admin', async (_, session, path) => {
  await open('/kelola', { session });
  expect(window.location.pathname).toBe(path);
});

test('an unknown address says so, and leads home', async () => {
  await open('/tidak-ada');
  expect(main()).toBe(
    'Halaman Tidak DitemukanAlamat ini tidak ada di portal, atau sudah dipindahkan. Periksa kembali penulisannya, atau mulai lagi dari beranda.Kembali ke BerandaHalaman utama IKA Teknik Elektro',
  );
  expect(texts('main a')).toEqual([
    'Kembali ke Beranda → /',
    'Halaman utama IKA Teknik Elektro → /',
  ]);
  expect(document.title).toContain('Halaman Tidak Ditemukan');
});

test('a copy of the registry is told once a visit', async () => {
  const told =
    'Portal berjalan dengan salinan yang tersimpan. Beberapa halaman mungkin belum yang terbaru.';
  await open('/', { isStale: true });
  expect(texts('[role="status"]')).toContain(told);
  await press('[aria-label="Tutup pemberitahuan"]');
  expect(texts('[role="status"]')).not.toContain(told);
  await leave();
  await open('/', { isStale: true });
  expect(texts('[role="status"]')).not.toContain(told);
});

test('a toast shows its text and its action, and an error ends with the next form', async () => {
  await open('/');
  const run = vi.fn();
  await act(async () =>
    showToast({
      title: 'Gagal',
      description: 'Coba lagi.',
      tone: 'error',
      action: { label: 'Ulangi', run },
    }),
  );
  const toast = () => document.querySelector('[data-tone]')?.textContent ?? null;
  await expect.poll(toast).toBe('GagalCoba lagi.Ulangi');
  await act(async () => document.querySelector<HTMLElement>('[data-tone] button')?.click());
  expect(run).toHaveBeenCalledTimes(1);
  expect(toast()).toBeNull();
  await act(async () => showToast({ title: 'Gagal', tone: 'error' }));
  expect(toast()).toBe('Gagal');
  await fire(find('#form'), new Event('submit', { bubbles: true, cancelable: true }));
  expect(toast()).toBeNull();
  await act(async () => showToast({ title: 'Tersimpan', tone: 'success' }));
  await fire(find('#form'), new Event('submit', { bubbles: true, cancelable: true }));
  expect(toast()).toBe('Tersimpan');
  await press('[aria-label="Tutup"]');
  expect(toast()).toBeNull();
});
