import type { Page } from 'playwright/test';
import {
  accounts,
  expect,
  openAs,
  sendSignIn,
  signInByForm,
  test,
  toast,
} from '../fixtures/portal.ts';

const wrong = { ...accounts.budi, password: 'salah-sekali' };
const region = (page: Page) => page.getByRole('region', { name: 'Notification' });

/** What can be pressed below the toast, by name. */
function covered(page: Page): Promise<string[]> {
  return region(page)
    .getByRole('listitem')
    .evaluate((shown) => {
      const area = shown.getBoundingClientRect();
      const layer = shown.closest('[popover]');
      return [...document.querySelectorAll('button, a[href], input, select, textarea')]
        .filter((one) => {
          const box = one.getBoundingClientRect();
          const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
          const front = document.elementsFromPoint(x, y).find((it) => !layer?.contains(it));
          const isReachable = front && (one.contains(front) || front.contains(one));
          const isApart =
            box.right <= area.left ||
            box.left >= area.right ||
            box.bottom <= area.top ||
            box.top >= area.bottom;
          return isReachable && !isApart && !layer?.contains(one);
        })
        .map((one) => one.textContent || one.getAttribute('aria-label') || one.outerHTML);
    });
}

async function expectNothingCovered(page: Page, title: string, place: string) {
  await expect(toast(page, title), place).toBeInViewport({ ratio: 1 });
  await expect.poll(() => covered(page), place).toEqual([]);
}

/** Sends the registration on a telephone by a press that leaves the pointer where the toast appears first. */
async function keepsOffUnderPointer(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/register');
  await page.getByLabel('Nama Lengkap').fill('Budi Santoso');
  await page.getByLabel('Email').fill(accounts.budi.email);
  await page.getByLabel('Tahun Lulus').selectOption('2015');
  await page.getByLabel('Konfirmasi Password', { exact: true }).fill('Rahasia-2026');
  await page.getByLabel('Password', { exact: true }).fill('Rahasia-2026');
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expectNothingCovered(page, 'Registrasi Gagal', 'registration');
  const place = () => region(page).getByRole('listitem').boundingBox();
  const held = await place();
  if (!held) throw new Error('The toast has no place');
  await page.mouse.move(held.x + 40, held.y + 20, { steps: 2 });
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await place()).toEqual(held);
}

/** The room between two buttons is just high enough for the longest text of a toast at its full width. */
async function keepsOffContactForm(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/kontak');
  for (const [field, words] of Object.entries({
    'Nama Lengkap': 'Budi Santoso',
    Email: 'budi@contoh.id',
    Subjek: 'Reuni',
    Pesan: 'Kapan reuni berikutnya?',
  })) {
    await page.getByRole('textbox', { name: field }).fill(words);
  }
  await page.getByRole('button', { name: 'Kirim Pesan' }).click();
  await expectNothingCovered(page, 'Pesan Terkirim', 'contact form');
}

async function saveEvent(page: Page, width: number) {
  await page.getByRole('button', { name: 'Tambah Kegiatan' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Judul').fill(`Uji ${width}`);
  await drawer.getByLabel('Tanggal').fill('2026-12-01');
  await drawer.getByLabel('Tanggal').press('Tab');
  await drawer.getByRole('button', { name: 'Simpan', exact: true }).click();
}

/** Brings the end of what stands before the element to the middle of the window. */
const scrollInFront = (element: Element) =>
  window.scrollBy(0, element.getBoundingClientRect().top - window.innerHeight / 2);

test('a toast covers nothing that is pressed: login, contact form, profile, rows of a list, drawer', async ({
  page,
}) => {
  const refuse = { status: 500, json: { message: 'Rusak' } };
  await signInByForm(page, wrong);
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await sendSignIn(page, wrong);
    await expectNothingCovered(page, 'Login Gagal', `login at ${width} px`);
  }
  await test.step('nor where the pointer rests below it, until it is moved onto the toast', () =>
    keepsOffUnderPointer(page));
  await keepsOffContactForm(page);
  await openAs(page, accounts.budi, '/profile-settings');
  await page.route('**/rest/v1/alumni**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(refuse),
  );
  const save = page.getByRole('button', { name: 'Simpan Profil' });
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByLabel('Lokasi').fill(`Siak ${width}`);
    await save.click();
    await expectNothingCovered(page, 'Gagal memperbarui profil', `profile at ${width} px`);
  }
  await page.evaluate(() => localStorage.clear());
  await page.unrouteAll();
  await openAs(page, accounts.admin, '/admin/manage-events');
  await page.route('**/rest/v1/events**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(refuse),
  );
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Setujui' }).first().click();
    // Cards leave no place for it, but their end does.
    if (width < 960) await page.getByRole('contentinfo').evaluate(scrollInFront);
    await expectNothingCovered(page, 'Gagal memperbarui status', `list at ${width} px`);
    await saveEvent(page, width);
    await expectNothingCovered(page, 'Operasi Gagal', `drawer at ${width} px`);
    await page.goto('/admin/manage-events');
  }
  await page.unrouteAll();
  await page.setViewportSize({ width: 390, height: 800 });
  await saveEvent(page, 390);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('contentinfo').evaluate(scrollInFront);
  await expectNothingCovered(page, 'Kegiatan Ditambahkan', 'list after the drawer at 390 px');
});

test('a toast stands above an open dialog', async ({ page }) => {
  await page.route('**/rest/v1/work_history*', (route) =>
    route.fulfill({ status: 403, json: { code: '42501', message: 'Tidak diizinkan' } }),
  );
  await page.goto('/alumni');
  await page
    .getByRole('button', { name: /^Lihat Profil Lengkap/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const shown = toast(page, 'Gagal memuat riwayat pekerjaan');
  await expect(shown).toBeVisible();
  const isInTopLayer = await shown.evaluate((title) =>
    title.closest('[popover]')?.matches(':popover-open'),
  );
  expect(isInTopLayer).toBe(true);
});
