import type { LocalStack } from '@portal/local-stack';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../fixtures/portal.ts';
import { change, main, openSection, preview, type Section, toSection } from './settings-screen.ts';

const long = `${'Panjang'.repeat(12)} ${'sampai di ujung kalimat yang belum juga berakhir, '.repeat(6)}akhirnya`;

function writeLongTexts(portal: LocalStack) {
  const texts = { title: `Judul ${long}`, paragraph1: long, paragraph2: `Dua ${long}` };
  const stored = {
    home_stats: [{ title: `Angka ${long}`, value: '1.234.567' }],
    home_about_text: texts,
    about_page_main_text: { ...texts, paragraph3: `Tiga ${long}` },
    vision_text: { text: long },
    mission_text: { items: [long, `Dua ${long}`, 'Tiga'] },
    org_category_labels: { 'pengurus-inti': `Inti ${long}`, 'dewan-pengawas': 'Pengawas' },
  };
  return Promise.all(Object.entries(stored).map(([key, value]) => change(portal, key, value)));
}

/** Text, place, size and look of everything visible. Places are relative to the section's corner, in the browser's layout units. */
function layoutOf(section: Locator): Promise<string[]> {
  return section.evaluate(async (root) => {
    await root.ownerDocument.fonts.ready;
    const corner = root.getBoundingClientRect();
    return [root, ...root.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = [x - corner.x, y - corner.y, width, height].map((one) =>
          Math.round(one * 64),
        );
        const { color, backgroundColor, font } = getComputedStyle(element);
        const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        return [words.map((node) => node.textContent), place, color, backgroundColor, font].join(
          ' ',
        );
      });
  });
}

/** What a visitor sees and the preview does not, and the reverse. */
async function differences(visitors: Locator, previewed: Locator): Promise<string[]> {
  const [theirs, ours] = await Promise.all([layoutOf(visitors), layoutOf(previewed)]);
  return [
    ...theirs.filter((one) => !ours.includes(one)).map((one) => `visitor: ${one}`),
    ...ours.filter((one) => !theirs.includes(one)).map((one) => `preview: ${one}`),
  ];
}

/** Where visitors find each section. */
const places: Readonly<Record<Section, { path: string; selector: string }>> = {
  hero: { path: '/', selector: 'header' },
  stats: { path: '/', selector: 'section[aria-labelledby="angka"]' },
  home_about: { path: '/', selector: '#tentang' },
  about_page_main: { path: '/tentang', selector: 'section:not([aria-label], [aria-labelledby])' },
  vision_mission: { path: '/tentang', selector: 'section[aria-label="Visi dan Misi"]' },
  org_categories: { path: '/tentang', selector: 'section[aria-labelledby="struktur"]' },
};

const devices = [
  { label: 'Telepon (390 px)', width: 390, height: 700 },
  { label: 'Laptop (1440 px)', width: 1440, height: 900 },
];

async function expectAsVisitorsGetIt(page: Page, visitor: Page, section: Section) {
  await toSection(page, section);
  for (const { label, ...size } of devices) {
    await main(page).getByText(label).click();
    await visitor.setViewportSize(size);
    const visitors = visitor.getByRole('main').locator(places[section].selector);
    const previewed = preview(page).locator('section, header').first();
    await expect.poll(async () => (await layoutOf(previewed)).length, section).toBeGreaterThan(8);
    await expect.poll(() => differences(visitors, previewed), `${section}, ${label}`).toEqual([]);
  }
}

test('look: the preview of every section has the words, places and colours that visitors get', async ({
  page,
  portal,
  browser,
}) => {
  await writeLongTexts(portal);
  const context = await browser.newContext({ baseURL: portal.url });
  const visitors: Record<string, Page> = {};
  for (const path of ['/', '/tentang']) {
    const visitor = await context.newPage();
    await visitor.goto(path);
    visitors[path] = visitor;
  }
  await openSection(page, 'hero');
  for (const [section, { path }] of Object.entries(places)) {
    const visitor = visitors[path];
    if (visitor) await expectAsVisitorsGetIt(page, visitor, section as Section);
  }
  await context.close();
});
