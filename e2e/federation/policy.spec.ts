import type { Page } from 'playwright/test';
import * as organization from '../admin/organization-screen.ts';
import { accounts, expect, keepSession, test, toast, visitInPage } from '../fixtures.ts';
import { choosePhoto, cropDialog } from '../member/pictures.ts';
import { openProfile } from '../member/profile-screen.ts';
import { generatePicture } from '../picture-files.ts';
import { idOf, seminar } from '../public/event-screen.ts';

interface Registry {
  areas: { routes: { path: string; access: string }[] }[];
}

/** Every path of the registry that a role may open, so that a new page is walked without an entry here. */
async function pathsFor(url: string, accesses: string[]): Promise<string[]> {
  const { areas } = (await (await fetch(`${url}/registry.json`)).json()) as Registry;
  return areas
    .flatMap(({ routes }) => routes)
    .filter(({ access }) => accesses.includes(access))
    .map(({ path }) => path);
}

/** Collects what the policy refuses, and requests to other origins than the portal. */
async function watch(page: Page, url: string) {
  const complaints: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = `${event.violatedDirective} ${event.blockedURI} ${event.sample}`;
      Object(window).reportViolation(report);
    });
  });
  page.on('console', (message) => {
    if (/content security policy|integrity/i.test(message.text())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== url) complaints.push(`asks ${request.url()}`);
  });
  return complaints;
}

async function expectComplete(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Memuat/).or(page.getByLabel(/^Memuat/))).toHaveCount(0);
}

test('content policy: no page of a visitor breaks the policy or asks a stranger', async ({
  page,
  portal,
}) => {
  const complaints = await watch(page, portal.url);
  // The HTML of each public page is its own, with the hashes of its styles.
  for (const path of [...(await pathsFor(portal.url, ['public'])), '/tidak-ada']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectComplete(page);
  }
  expect(complaints).toEqual([]);
});

for (const [who, account, home, accesses] of [
  ['an alumnus', accounts.budi, '/dashboard/alumni', ['alumni', 'member']],
  ['the admin', accounts.admin, '/admin/dashboard', ['admin', 'member']],
] as const) {
  test(`content policy: no page of ${who} breaks the policy or asks a stranger`, async ({
    page,
    portal,
  }) => {
    const complaints = await watch(page, portal.url);
    await keepSession(page, account);
    await page.goto(home);
    await expectComplete(page);
    for (const path of await pathsFor(portal.url, [...accesses])) {
      if (path !== home) await visitInPage(page, path);
      await expectComplete(page);
    }
    expect(complaints).toEqual([]);
  });
}

test('content policy: files that the browser makes keep the policy too: calendar file, cut photo, preview', async ({
  page,
  portal,
}) => {
  const complaints = await watch(page, portal.url);
  await page.goto(`/kegiatan?event=${await idOf(portal, seminar)}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh .ics' }).click();
  await download;

  await openProfile(page, accounts.budi);
  await choosePhoto(page, 'saya.png', await generatePicture(page, 'image/png'));
  await cropDialog(page).getByRole('button', { name: 'Simpan Foto' }).click();
  await expect(toast(page, 'Foto Profil Diperbarui')).toBeVisible();

  await organization.openOrganization(page);
  await organization.startMember(page, 'Anggota Baru', 'Sekretaris');
  await organization.choosePhoto(page, 'foto.png', await generatePicture(page, 'image/png'));
  await expect(organization.drawer(page).locator('img[src^="blob:"]')).toBeVisible();
  expect(complaints).toEqual([]);
});
