import type { Page } from 'playwright/test';
import { accounts, expect, openAs, openInPage, test } from '../../fixtures/portal.ts';

const configurationRead = '**/rest/v1/rpc/site_configuration*';
const organizationRead = '**/rest/v1/rpc/organization_members*';

const aboutKeys = [
  'about_page_main_text',
  'about_page_main_image_url',
  'vision_text',
  'mission_text',
  'org_category_labels',
];

const labels = [
  'Dewan Penasehat',
  'Dewan Pengawas',
  'Pengurus Inti',
  'Divisi Hubungan Alumni dan Mahasiswa',
  'Divisi Pengembangan Karir dan Wirausaha',
  'Divisi Pendidikan dan Beasiswa',
  'Divisi Inovasi dan Pemberdayaan Teknologi',
  'Divisi Data, Tracer, dan Informasi',
  'Divisi Pengembangan Program',
  'Koordinator Sektor',
  'Koordinator Wilayah',
];

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

const shortcuts = [
  ['Ubah Bagian Ini', '/admin/site-settings?section=about_page_main'],
  ['Ubah Visi & Misi', '/admin/site-settings?section=vision_mission'],
  ['Kelola Struktur', '/admin/manage-organization'],
] as const;

test('thousands of rows: the page tells what is configured, derives missing labels and shows every member', async ({
  page,
  portal,
}) => {
  const set = (key: string, value: unknown) =>
    portal.query('update site_configurations set config_value = $1 where config_key = $2', [
      JSON.stringify(value),
      key,
    ]);
  await set('about_page_main_text', {
    title: 'Jejak Kami',
    paragraph1: 'Awal mula.',
    paragraph2: 'Lalu tumbuh.',
    paragraph3: 'Kini mengabdi.',
  });
  await set('vision_text', { text: 'Visi yang diubah.' });
  await set('mission_text', { items: ['Misi satu', 'Misi dua'] });
  await set('org_category_labels', {
    'zona-muda': 'Zona Muda!',
    'dewan-penasehat': 'Penasehat Kami',
  });
  await portal.query(`insert into organization_structure (name, position, category) values
    ('Anggota Satu', 'Staf', 'lainnya'), ('Anggota Dua', 'Staf', 'bidang-sosial')`);
  await portal.query(`insert into organization_structure (name, position, category, display_order)
    select 'Anggota ' || n, 'Staf', 'zona', 1000 + n from generate_series(1, 1001) n`);
  await portal.query("delete from organization_structure where category = 'dewan-penasehat'");
  await page.goto('/tentang?kategori=zona');
  await test.step('history, vision and mission are what the admin has configured', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tentang Kami');
    await expect(page.getByRole('heading', { name: 'Jejak Kami' })).toBeVisible();
    for (const text of ['Awal mula.', 'Lalu tumbuh.', 'Kini mengabdi.', 'Visi yang diubah.']) {
      await expect(main(page).getByText(text)).toBeVisible();
    }
    await expect(main(page).getByRole('listitem').filter({ hasText: /^Misi/ })).toHaveText([
      'Misi satu',
      'Misi dua',
    ]);
    await expect(page.getByRole('img', { name: /meja kerja dengan osiloskop/ })).toBeVisible();
  });
  await test.step('thousands of rows: the 1,001st member is shown', async () => {
    await expect(page.getByRole('heading', { name: 'Anggota 1001', exact: true })).toBeAttached();
  });
  await test.step('labels are configured or derived, unknown categories follow, lainnya comes last', async () => {
    const tabs = page.getByRole('tab');
    await expect(tabs.first()).toHaveText('Penasehat Kami');
    await expect(tab(page, 'Divisi Hubungan Alumni Dan Mahasiswa')).toBeVisible();
    await expect(tab(page, 'Kordinator Wilayah')).toBeVisible();
    const shown = await tabs.allTextContents();
    expect(shown.slice(-4)).toEqual(['Bidang Sosial', 'Zona', 'Zona Muda!', 'Lainnya']);
    await tab(page, 'Zona Muda!').click();
    await expect(page.getByRole('tabpanel')).toContainText('Data Zona Muda! belum tersedia.');
  });
  await test.step('the first category that has members is open', async () => {
    await openInPage(page, '/tentang');
    await expect(tab(page, 'Dewan Pengawas')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toContainText('Ketua Dewan Pengawas');
  });
});

async function expectNoShortcuts(page: Page) {
  for (const [name] of shortcuts) await expect(page.getByRole('link', { name })).toHaveCount(0);
}

test('a visitor reads the page with one request for its texts, one tab per category and four values', async ({
  page,
}) => {
  await test.step('only the five keys of the about page are read, in one request', async () => {
    const reads: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/site_configuration')) reads.push(request.postDataJSON());
    });
    await page.goto('/tentang');
    await expect(tab(page, 'Pengurus Inti')).toBeVisible();
    expect(reads).toEqual([{ by_keys: aboutKeys }]);
  });
  await test.step('one tab per category in the given order, the first of them chosen', async () => {
    await expect(page.getByRole('tab')).toHaveText(labels);
    await expect(tab(page, 'Dewan Penasehat')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Dewan Penasehat' })).toContainText(
      'Ketua Dewan Penasehat',
    );
  });
  await test.step('four values each have a picture and a name', async () => {
    for (const name of ['Persaudaraan', 'Profesionalisme', 'Integritas', 'Inovasi']) {
      const value = main(page).getByRole('listitem').filter({ hasText: name });
      await expect(value.getByRole('heading', { name })).toBeVisible();
      await expect(value.locator('svg')).toBeVisible();
    }
  });
  await expectNoShortcuts(page);
});

test('the admin sees the edit shortcuts, visitors and alumni do not', async ({ page }) => {
  await openAs(page, accounts.budi, '/tentang');
  await expect(tab(page, 'Pengurus Inti')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Menu akun/ })).toBeVisible();
  await expectNoShortcuts(page);
  await openAs(page, accounts.admin, '/tentang');
  for (const [name, href] of shortcuts) {
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('missing tables and a forbidden configuration fall back to defaults, without a toast', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route(configurationRead, (route) =>
    route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } }),
  );
  await page.route(organizationRead, (route) =>
    route.fulfill({ status: 404, json: { code: '42P01', message: 'missing table' } }),
  );
  await page.goto('/tentang');
  await expect(page.getByRole('heading', { name: 'Sejarah Kami' })).toBeVisible();
  await expect(main(page).getByText(/^Menjadi ikatan alumni yang erat/)).toBeVisible();
  await expect(page.getByText('Data struktur organisasi belum tersedia.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notification' })).toBeEmpty();
  await expect(page.getByRole('button', { name: 'Coba Lagi' })).toHaveCount(0);
  expect(warnings.join('\n')).toContain('permission denied');
});
