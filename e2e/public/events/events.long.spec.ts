import type { Page } from 'playwright/test';
import { expect, openInPage, test } from '../../fixtures/portal.ts';
import { cards, idOf, seminar } from './event-screen.ts';

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

test.describe('seen from UTC−8', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('time zones: an event of today at 23:30 WIB is upcoming until midnight in Jakarta', async ({
    page,
    portal,
  }) => {
    await portal.query("delete from events where title <> $1 or status <> 'approved'", [seminar]);
    await portal.query("update events set event_date = '2030-08-17', event_time = '23:30'");
    await page.clock.setFixedTime('2030-08-17T23:59:00+07:00');
    await page.goto('/kegiatan');
    await expect(tab(page, 'Akan Datang (1)')).toBeVisible();
    await expect(cards(page).getByText('17 Agustus 2030')).toBeVisible();
    await expect(cards(page).getByText('23:30 WIB')).toBeVisible();
    await page.clock.setFixedTime('2030-08-18T00:01:00+07:00');
    await page.goto('/kegiatan');
    await expect(tab(page, 'Telah Berlangsung (1)')).toBeVisible();
    await expect(tab(page, 'Akan Datang (0)')).toBeVisible();
  });
});

test('stored markup, malformed data: a link to an event brings its card, or says that it is missing', async ({
  page,
  portal,
}) => {
  const past = await idOf(portal, 'Silaturahmi Alumni Wilayah Dumai');
  const rejected = await idOf(portal, 'Temu Kangen Lintas Angkatan');
  const title = '</script><img src=x onerror=alert(1)>';
  await portal.query("update events set status = 'rejected' where id = $1", [rejected]);
  await portal.query('update events set title = $1, image_url = null where title = $2', [
    title,
    seminar,
  ]);
  await test.step('a link to an event chooses its tab, brings the card below the bar and focuses it', async () => {
    await page.goto(`/kegiatan?kategori=seminar#event-${past}`);
    await expect(tab(page, /Telah Berlangsung/)).toHaveAttribute('aria-selected', 'true');
    const card = page.locator(`#event-${past}`);
    await expect(card).toBeFocused();
    const bar = await page.getByRole('banner').first().boundingBox();
    const box = await card.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(box?.y).toBeLessThan(300);
    await tab(page, /Akan Datang/).click();
    await expect(tab(page, /Akan Datang/)).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('a link to an event that is not shown says so', async () => {
    await openInPage(page, `/kegiatan#event-${rejected}`);
    await expect(page.getByRole('alert')).toContainText('Kegiatan yang Anda cari tidak ditemukan');
    await expect(cards(page)).toHaveCount(4);
  });
  await test.step('stored markup, malformed data: what people wrote is text, in the page and in the facts for search engines', async () => {
    await expect(cards(page).getByRole('heading', { name: title })).toBeVisible();
    const markup = await page.locator('script[type="application/ld+json"]').innerHTML();
    expect(markup).not.toContain('<');
    const graph = JSON.parse(markup)['@graph'];
    expect(graph).toHaveLength(4);
    expect(graph[1]).toMatchObject({ '@type': 'Event', name: title });
    expect(graph[1].startDate).toMatch(/T08:30:00\+07:00$/);
  });
});

test('thousands of rows: more than twelve come on request, and the focus goes to the first new card', async ({
  page,
  portal,
}) => {
  await portal.query(
    `insert into events (title, event_date, category, status)
     select 'Pertemuan ' || n, date '2030-09-01' + n, 'gathering', 'approved'
     from generate_series(1, 20) n`,
  );
  await page.goto('/kegiatan');
  await expect(tab(page, 'Akan Datang (25)')).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Tampilkan lebih banyak' }).click();
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).nth(12)).toBeFocused();
  await expect(page).toHaveURL(/\?tampil=24$/);
  await page.getByRole('button', { name: 'Tampilkan lebih banyak' }).click();
  await expect(cards(page)).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'Tampilkan lebih banyak' })).toBeHidden();
});
