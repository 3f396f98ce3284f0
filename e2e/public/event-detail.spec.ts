import { readFile } from 'node:fs/promises';
import { expect, openInPage, test } from '../fixtures.ts';
import { cards, idOf, seminar, socialWork } from './event-screen.ts';

const detailButton = `Lihat Detail & Daftar: ${seminar}`;

test('the detail opens under its own URL; Escape and Back close it and give the focus back', async ({
  page,
  portal,
}) => {
  const id = await idOf(portal, seminar);
  await page.goto('/kegiatan');
  const dialog = page.getByRole('dialog', { name: seminar });
  await page.getByRole('button', { name: detailButton }).click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`/kegiatan?event=${id}`);
  await expect(page).toHaveTitle(`${seminar} | IKA Teknik Elektro`);
  await expect(dialog.getByText(/peserta memperoleh sertifikat\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/kegiatan');
  await expect(page.getByRole('button', { name: detailButton })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goto(`/kegiatan?event=${id}`);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect(page).toHaveURL('/kegiatan');
});

test('a detail says whether it exists and whether the event takes registrations', async ({
  page,
  portal,
}) => {
  await test.step('a detail that is not there says so and leads to the list', async () => {
    await page.goto('/kegiatan?event=00000000-0000-4000-8000-000000000000');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Kegiatan tidak ditemukan')).toBeVisible();
    await dialog.getByRole('button', { name: 'Lihat semua kegiatan' }).click();
    await expect(dialog).toBeHidden();
    await expect(cards(page)).toHaveCount(5);
  });
  await test.step('an upcoming event takes registrations by message, a past one does not', async () => {
    await openInPage(page, `/kegiatan?event=${await idOf(portal, seminar)}`);
    await expect(page.getByRole('link', { name: 'Daftar lewat WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=.*Seminar/,
    );
    await openInPage(page, `/kegiatan?event=${await idOf(portal, socialWork)}`);
    await expect(page.getByRole('dialog').getByText('Telah berlangsung')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Daftar lewat WhatsApp' })).toHaveCount(0);
  });
});

test('an event is shared, and goes into the own calendar', async ({ page, portal, context }) => {
  await test.step('an event is shared by WhatsApp first, and its link can be copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = await idOf(portal, seminar);
    await portal.query("update events set event_date = '2090-08-17' where id = $1", [id]);
    const url = `${portal.url}/kegiatan?event=${id}`;
    await page.goto(url);
    const share = page.getByRole('region', { name: 'Bagikan' });
    const whatsApp = share.getByRole('link').first();
    await expect(whatsApp).toHaveText('WhatsApp');
    expect(new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
      url,
    );
    await share.getByRole('button', { name: 'Salin Tautan' }).click();
    await expect(share.getByText('Tautan telah disalin.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });
  await test.step('an event goes into the own calendar, as a file and by a link', async () => {
    const calendar = page.getByRole('region', { name: 'Simpan ke kalender' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      calendar.getByRole('button', { name: 'Unduh .ics' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('kegiatan-2090-08-17.ics');
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toContain('DTSTART;TZID=Asia/Jakarta:20900817T083000\r\n');
    expect(file).toContain(`SUMMARY:${seminar}\r\n`);
    expect(file).toContain('LOCATION:Aula Fakultas\\, Pekanbaru\r\n');
    const google = calendar.getByRole('link', { name: 'Google Kalender' });
    await expect(google).toHaveAttribute('href', /dates=20900817T083000%2F20900817T103000/);
    await expect(google).toHaveAttribute('href', /ctz=Asia%2FJakarta/);
  });
});
