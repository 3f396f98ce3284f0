import { writeFile } from 'node:fs/promises';
import { browserArguments, findBrowser } from '@portal/test/browser';
import type { Page } from 'playwright/test';
import { expect, openInPage, test, toast } from '../../fixtures/portal.ts';
import { openAlumni } from './alumni-screen.ts';

// Long tasks are measured, which the arguments of the other tests would lengthen.
test.use({ launchOptions: { args: browserArguments, ...findBrowser() } });

const size = Number(process.env.ROWS ?? 20_000);
const largestBody = 256 * 1024;
const heads =
  'Nama;NIM;Angkatan;Tahun lulus;Email;Telepon;Konsentrasi;Judul skripsi;Tempat KP;Perusahaan;Jabatan;Lokasi;LinkedIn;Situs web;Hobi';
const names =
  'Ahmad Budi Citra Dewi Eka Fajar Gilang Hendra Indra Joko Kurnia Lestari Muhammad Nur Oki Putri Rahmat Siti Teguh Umar Vina Wahyu Yusuf Zainal Agus Bayu Cahya Dian Edi Feri'.split(
    ' ',
  );
/** The last rows repeat the first by NIM, in a batch far from theirs. */
const doubles = 20;
const shown = (count: number) => count.toLocaleString('id-ID');
const people = shown(size - doubles);

const lineOf = (place: number) => {
  const person = place % (size - doubles);
  const named = (step: number) => names[Math.floor(person / step) % 30];
  return [
    `${named(1)} ${named(30)} ${named(900)} ${'ABCDEFG'[person % 7]}`,
    11_550_000_000 + person,
    2000 + (person % 20),
    2004 + (person % 20),
    `orang${person}@banyak.example`,
    `0812${10_000_000 + person * 37}`,
    'Konversi Energi',
    `Analisis turbin angin ke ${person}`,
    'PT Semen Padang',
    'PT Maju Jaya',
    'Teknisi',
    'Pekanbaru',
    `https://www.linkedin.com/in/orang-${person}`,
    `https://orang${person}.example`,
    'catur',
  ].join(';');
};

const drawer = (page: Page, name = 'Impor alumni') => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) =>
  drawer(page).getByRole('button', { name, exact: true });

/** The bodies of all requests, and the longest task of each step. */
async function watch(page: Page) {
  const bodies: number[] = [];
  const answers: number[] = [];
  page.on('request', (request) => bodies.push(request.postDataBuffer()?.length ?? 0));
  page.on('requestfinished', (request) => {
    if (/import|doubles/.test(request.url())) answers.push(request.timing().responseEnd);
  });
  await page.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) =>
      longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  const step = async (name: string, work: () => Promise<void>) => {
    const before = performance.now();
    await work();
    const seconds = ((performance.now() - before) / 1000).toFixed(1);
    const longest = await page.evaluate(() => {
      const { longTasks = [] } = window as { longTasks?: number[] };
      return Math.round(Math.max(0, ...longTasks.splice(0)));
    });
    const slowest = Math.round(Math.max(0, ...answers.splice(0)));
    process.stdout.write(
      `${name} ${seconds} s, longest task ${longest} ms, slowest answer ${slowest} ms\n`,
    );
  };
  return { bodies, step };
}

test('a list of 20,000 alumni is read, checked, imported and taken back, in bodies that gateways let pass', async ({
  page,
}) => {
  // Two minutes on a quiet machine.
  test.setTimeout(600_000);
  await openAlumni(page, '?impor=berkas');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { bodies, step } = await watch(page);
  const lines = Array.from({ length: size }, (_, place) => lineOf(place));
  // By its path: contents would be put together in the page, which is a long task of the test's own.
  const file = test.info().outputPath('semua.csv');
  await writeFile(file, [heads, ...lines].join('\r\n'));

  await step('file', async () => {
    await page.getByLabel('Berkas alumni').setInputFiles(file);
    await expect(drawer(page).getByText(`${shown(size)} baris terbaca.`)).toBeVisible();
  });
  await step('columns', async () => {
    await button(page, 'Pilih kolom').click();
    await expect(button(page, 'Periksa')).toBeEnabled();
  });
  await step('check', async () => {
    await button(page, 'Periksa').click();
    await expect(drawer(page).getByText('Ganda di berkas (20)', { exact: true })).toBeVisible({
      timeout: 240_000,
    });
    await expect(button(page, new RegExp(`^Impor ${people} baris`))).toBeEnabled();
  });
  await step('import', async () => {
    await button(page, new RegExp(`^Impor ${people} baris`)).click();
    const result = drawer(page).getByRole('alert');
    await expect(result).toContainText(`${people} ditambahkan`, { timeout: 300_000 });
  });
  await openInPage(page, '/admin/manage-alumni?impor=riwayat');
  await step('undo', async () => {
    const past = drawer(page, 'Riwayat impor');
    await past.getByRole('button', { name: 'Urungkan impor' }).click();
    const question = drawer(page, 'Urungkan impor ini?');
    await question.getByRole('button', { name: 'Urungkan impor' }).click();
    await expect(toast(page, `${people} baris dikembalikan`)).toBeVisible({ timeout: 100_000 });
  });
  process.stdout.write(`largest body ${Math.max(...bodies)} bytes\n`);
  expect(bodies.length).toBeGreaterThan(size / 100);
  expect(Math.max(...bodies)).toBeLessThanOrEqual(largestBody);
});
