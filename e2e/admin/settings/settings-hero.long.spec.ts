import type { Page } from 'playwright/test';
import { expect, test, toast } from '../../fixtures/portal.ts';
import { field, main, openSection, preview, save, stored } from './settings-screen.ts';

test('unsafe links, stored markup: the URL of the hero takes no script and no quotes', async ({
  page,
  portal,
}) => {
  await openSection(page, 'hero');
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Loading the image')) refused.push(message.text());
  });
  for (const bad of [
    'javascript:alert(1)',
    '//evil.example/a.png',
    'https://u@evil.example/a.png',
    'https://evil.example/"onload=a',
    'http://gambar.example/a.jpg',
  ]) {
    await field(page, 'URL gambar latar').fill(bad);
    await save(page).click();
    await expect(main(page).getByText(/^Isi dengan alamat gambar/)).toBeVisible();
    await field(page, 'URL gambar latar').fill('');
    await expect(main(page).getByText(/^Isi dengan alamat gambar/)).toHaveCount(0);
  }
  expect(refused).toEqual([]);
  const odd = `https://gambar.example/a.jpg?a=')url(x)`;
  const dead = 'https://gambar.example/tidak-ada.jpg';
  await page.route(dead, (route) => route.abort('namenotresolved'));
  await field(page, 'URL gambar latar').fill(dead);
  await save(page).click();
  await expect(main(page).getByText(/^Tidak ada gambar yang dapat dimuat/)).toBeVisible();
  const picture = await (await page.request.get('/open-graph.jpg')).body();
  await page.route(/^https:\/\/gambar\.example\/a\.jpg/, (route) =>
    route.fulfill({ contentType: 'image/jpeg', body: picture }),
  );
  await field(page, 'URL gambar latar').fill('');
  await field(page, 'URL gambar latar').fill(odd);
  await field(page, 'Teks alternatif gambar').fill(`"'><img src=x onerror=alert(1)>`);
  await expect(preview(page).locator('img').last()).toHaveAttribute('src', odd);
  await save(page).click();
  await expect(toast(page, 'Konfigurasi Disimpan')).toBeVisible();
  expect(await stored(portal, 'hero_background_url')).toMatchObject({ url: odd });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const { known, arrived } = await openSlowly(page, odd);
  const star = page.getByRole('img', { name: /Bintang bersudut delapan/ });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(star).toHaveCount(0);
  known();
  await expect(page.locator(`img[src="${odd}"]`)).toBeAttached();
  await expect(star).toHaveCount(0);
  arrived();
  await expect(page.getByRole('img', { name: `"'><img src=x onerror=alert(1)>` })).toBeVisible();
  expect(
    requests.filter(
      (url) =>
        ![odd, encodeURI(odd).replaceAll("'", '%27'), dead].includes(url) &&
        !url.startsWith(portal.url) &&
        !url.startsWith('data:'),
    ),
  ).toEqual([]);
  expect(requests.some((url) => /\/x\)?$/.test(url))).toBe(false);
});

/** Opens the home page while the answers with the configuration and with its picture wait. */
async function openSlowly(page: Page, picture: string) {
  const hold = async (url: string) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(url, async (route) => {
      await isReleased;
      await route.fallback();
    });
    return release;
  };
  const known = await hold('**/rest/v1/rpc/site_configuration*');
  const arrived = await hold(picture);
  await page.goto('/', { waitUntil: 'commit' });
  return { known, arrived };
}
