import { expect, test } from '../../fixtures/portal.ts';
import { holdCode } from './hydration.ts';

test.use({ sharesContext: false });

const filtered = {
  '/lowongan?q=engineer': ['Kata kunci', 'engineer'],
  '/lowongan?jenis=Internship': ['Jenis Pekerjaan', 'Internship'],
  '/alumni?q=budi': ['Cari nama', 'budi'],
  '/alumni?angkatan=2010': ['Angkatan', '2010'],
  '/alumni/thesis?q=sistem': ['Cari judul atau nama', 'sistem'],
} as const;

test('until its code has come, a page shows no field and no list of another address', async ({
  page,
}) => {
  const { open, letCodeIn } = await holdCode(page);
  const main = page.getByRole('main');
  for (const [path, [label, value]] of Object.entries(filtered)) {
    const field = page.getByLabel(label, { exact: true });
    await open(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(field).toBeHidden();
    await expect(main.getByRole('listitem').getByRole('heading')).toHaveCount(0);
    letCodeIn();
    await expect(field, path).toBeVisible();
    await expect(field).toHaveValue(value);
  }
  await open('/kegiatan?kategori=seminar');
  const all = page.getByRole('button', { name: 'Semua', exact: true });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(all).toBeHidden();
  letCodeIn();
  await expect(page.getByRole('button', { name: 'Seminar', pressed: true })).toBeVisible();

  await open('/lowongan?utm_source=wa');
  await expect(page.getByLabel('Kata kunci')).toBeVisible();
  letCodeIn();
});
