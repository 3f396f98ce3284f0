import type { LocalStack } from '@portal/local-stack';
import { expect, openInPage, test, toast } from '../../fixtures/portal.ts';
import { card, cards, count, searchBox } from './job-screen.ts';

const read = '**/rest/v1/rpc/approved_job*';

async function idOf(portal: LocalStack, title: string): Promise<string> {
  const [row] = await portal.query('select id from job_postings where title = $1', [title]);
  return String(row?.id);
}

async function addJobs(portal: LocalStack, number: number) {
  await portal.query(
    `insert into job_postings (title, company_name, description, status, created_at)
     select 'Posisi ' || n, 'PT Uji', 'Uraian', 'approved', timestamptz '2001-01-01' - n * interval '1 hour'
     from generate_series(1, $1::int) n`,
    [number],
  );
}

test('unsafe links: stored links that are unsafe are shown as text', async ({ page }) => {
  const links = [
    'javascript:alert(1)',
    'JaVa\tScript:alert(1)',
    'data:text/html,x',
    '//jahat.example',
    'https://siapa@jahat.example',
  ];
  await page.route(read, async (route) => {
    const answer = await route.fetch();
    const [row] = (await answer.json()).items;
    const items = links.map((link) => ({ ...row, id: link, application_link: link }));
    await route.fulfill({ response: answer, json: { items, total: items.length } });
  });
  await page.goto('/lowongan');
  await expect(cards(page)).toHaveCount(links.length);
  await expect(cards(page).getByRole('link')).toHaveCount(0);
  for (const [index, link] of links.entries()) {
    await expect(cards(page).nth(index)).toContainText(link.replace('\t', ' '));
  }
  const disabled = page.getByRole('button', { name: 'Detail Tidak Tersedia', disabled: true });
  await expect(disabled).toHaveCount(links.length);
});

test('a link to a job brings its card and focuses it, also from a later page, or says it is closed', async ({
  page,
  portal,
}) => {
  await addJobs(portal, 30);
  const closed = await idOf(portal, 'Project Engineer Jaringan Serat Optik');
  await page.goto(`/lowongan#job-${closed}`);
  await expect(page.getByRole('alert')).toContainText(
    'Lowongan ini sudah ditutup atau tidak ditemukan',
  );
  await expect(cards(page)).toHaveCount(12);
  for (const title of ['Surveyor Lokasi PLTS Atap', 'Posisi 30']) {
    const id = await idOf(portal, title);
    await openInPage(page, '/kontak');
    await openInPage(page, `/jobs#job-${id}`);
    await expect(page).toHaveURL(`/lowongan#job-${id}`);
    const linked = page.locator(`#job-${id}`);
    await expect(linked).toBeFocused();
    await expect(linked).toHaveCount(1);
    const bar = await page.getByRole('banner').first().boundingBox();
    const box = await linked.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
    expect(box?.y).toBeLessThan(500);
  }
});

test('thousands of rows: the 1,001st job is reachable, twelve at a time, the focus on the first new card', async ({
  page,
  portal,
}) => {
  await addJobs(portal, 991);
  await page.goto('/lowongan?tampil=984');
  await expect(cards(page)).toHaveCount(984, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Tampilkan lebih banyak' }).click();
  await expect(cards(page)).toHaveCount(996);
  await expect(cards(page).nth(984)).toBeFocused();
  await page.getByRole('button', { name: 'Tampilkan lebih banyak' }).click();
  await expect(cards(page)).toHaveCount(1001);
  await expect(card(page, 'Posisi 991')).toBeVisible();
  await expect(count(page, 'Menampilkan 1.001 dari 1.001 lowongan')).toBeVisible();
});

test('without a backend there are two sample jobs, which can be searched', async ({ page }) => {
  await page.route('**/registry.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), backend: null } });
  });
  await page.goto('/lowongan');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Detail Tidak Tersedia' })).toHaveCount(2);
  await searchBox(page).fill('tertanam');
  await expect(cards(page)).toHaveCount(1);
  await page.goto('/kegiatan');
  await expect(page.getByText('Belum ada kegiatan yang akan datang')).toBeVisible();
});

// Both codes of a missing table are compared in packages/api/test/refused-reads.test.ts.
test('a missing jobs table is an empty list, without a toast', async ({ page }) => {
  const missing = { status: 404, json: { code: '42P01', message: 'job_postings is missing' } };
  await page.route(read, (route) => route.fulfill(missing));
  await page.route('**/rpc/job_posting_filters*', (route) => route.fulfill(missing));
  await page.goto('/lowongan');
  await expect(page.getByText('Tidak Ada Lowongan Ditemukan', { exact: true })).toBeVisible();
  await expect(toast(page, 'Gagal memuat lowongan')).toHaveCount(0);
});
