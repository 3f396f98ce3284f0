import { readFile } from 'node:fs/promises';
import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { expect, openInPage, test } from '../../fixtures/portal.ts';
import { cards, idOf, seminar, socialWork } from './event-screen.ts';

const detailButton = `Lihat Detail & Daftar: ${seminar}`;

async function expectDialogOfItsOwn(page: Page, id: string) {
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
  // The whole card is the target of its button.
  await cards(page)
    .filter({ hasText: seminar })
    .click({ position: { x: 100, y: 60 } });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
}

async function expectRegistration(page: Page, portal: LocalStack) {
  await openInPage(page, `/kegiatan?event=${await idOf(portal, seminar)}`);
  await expect(page.getByRole('link', { name: 'Daftar lewat WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.*Seminar/,
  );
  await openInPage(page, `/kegiatan?event=${await idOf(portal, socialWork)}`);
  await expect(page.getByRole('dialog').getByText('Telah berlangsung')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Daftar lewat WhatsApp' })).toHaveCount(0);
}

async function expectSharing(page: Page, url: string) {
  const share = page.getByRole('region', { name: 'Bagikan' });
  const whatsApp = share.getByRole('link').first();
  await expect(whatsApp).toHaveText('WhatsApp');
  expect(new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
    url,
  );
  await share.getByRole('button', { name: 'Salin Tautan' }).click();
  await expect(share.getByText('Tautan telah disalin.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
}

async function expectCalendar(page: Page) {
  const calendar = page.getByRole('region', { name: 'Simpan ke kalender' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    calendar.getByRole('button', { name: 'Simpan ke kalender' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('kegiatan-2030-08-17.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('DTSTART;TZID=Asia/Jakarta:20300817T083000\r\n');
  expect(file).toContain(`SUMMARY:${seminar}\r\n`);
  expect(file).toContain('LOCATION:Aula Fakultas\\, Pekanbaru\r\n');
  const google = calendar.getByRole('link', { name: 'Google Kalender' });
  await expect(google).toHaveAttribute('href', /dates=20300817T083000%2F20300817T103000/);
  await expect(google).toHaveAttribute('href', /ctz=Asia%2FJakarta/);
}

test('the detail of an event has its own URL, takes registrations, is shared and goes into a calendar', async ({
  page,
  portal,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await idOf(portal, seminar);
  const url = `${portal.url}/kegiatan?event=${id}`;
  const dialog = page.getByRole('dialog');
  await portal.query("update events set event_date = '2030-08-17' where id = $1", [id]);
  await page.goto('/kegiatan');
  await test.step('the detail opens under its own URL; Escape and Back close it and give the focus back', () =>
    expectDialogOfItsOwn(page, id));
  await test.step('a detail that is not there says so and leads to the list', async () => {
    await openInPage(page, '/kegiatan?event=00000000-0000-4000-8000-000000000000');
    await expect(dialog.getByText('Kegiatan tidak ditemukan')).toBeVisible();
    await dialog.getByRole('button', { name: 'Lihat semua kegiatan' }).click();
    await expect(dialog).toBeHidden();
    await expect(cards(page)).toHaveCount(5);
  });
  await test.step('an upcoming event takes registrations by message, a past one does not', () =>
    expectRegistration(page, portal));
  await page.goto(url);
  await test.step('an event is shared by WhatsApp first, and its link can be copied', () =>
    expectSharing(page, url));
  await test.step("an event goes into the visitor's calendar, as a file and by a link", () =>
    expectCalendar(page));
  await test.step('axe finds nothing in the detail of an event, which fits 320 pixels', async () => {
    await expectAccessible(page, 'detail');
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect(page).toHaveURL('/kegiatan');
  await test.step('the address for subscriptions answers with a calendar', async () => {
    await page.getByRole('button', { name: 'Berlangganan kalender' }).click();
    await expect(page).toHaveURL('/kegiatan?kalender=langganan');
    const address = (await dialog.getByText('/rpc/event_calendar').textContent()) ?? '';
    const answer = await page.request.get(address);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await answer.text()).toContain('BEGIN:VEVENT');
    await expectAccessible(page, 'subscription');
  });
});
