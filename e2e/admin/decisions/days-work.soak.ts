import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { accounts, expect, openAs, test, toast } from '../../fixtures/portal.ts';
import { addAlumni } from '../alumni/alumni-screen.ts';
import { reasonQuestion } from '../table/list-screen.ts';
import { CountingUser } from './counting-user.ts';

const main = (page: Page) => page.getByRole('main');
const drawer = (page: Page) => page.getByRole('dialog');
/** The last menu: on a telephone an open detail has one of its own. */
const menu = (page: Page) => page.getByRole('navigation', { name: 'Bagian admin' }).last();
const rows = (page: Page) => main(page).locator('[data-row-key]');

/** The people to find, by half of an e-mail address. Three of them have moved. */
const people = [
  { half: 'warga.31', name: 'Warga 0031' },
  { half: 'andi', name: 'Andi Wijaya' },
  { half: 'siti', name: 'Siti Rahmawati' },
  { half: 'hidayati', name: 'Hidayati Kartika' },
  { half: 'budi', name: 'Budi Santoso' },
];

async function prepareDay(portal: LocalStack) {
  await addAlumni(portal, 40);
  await portal.query(
    `insert into job_postings (title, company_name, description, job_type, status)
     select 'Teknisi ' || n, 'PT Uji', 'Merawat gardu.', 'Full-time', 'pending'
     from generate_series(1, 12) n`,
  );
  await portal.query(
    `insert into events (title, event_date, status)
     select 'Rapat ' || n, date '2027-01-01' + n, 'pending' from generate_series(1, 3) n`,
  );
}

/** How many rows wait for a decision; `column` holds their state. */
async function waiting(portal: LocalStack, table: string, column = 'status'): Promise<number> {
  const [row] = await portal.query(
    `select count(*)::int as waiting from ${table} where ${column} = 'pending'`,
  );
  return Number(row?.waiting);
}

/** Opens a section of the menu; an open detail closes with it. */
async function toSection(user: CountingUser, name: string) {
  const link = menu(user.page).getByRole('link', { name: new RegExp(`^${name}`) });
  await user.pressOrKey(link, String(await link.getAttribute('aria-keyshortcuts')));
  await expect(drawer(user.page)).toHaveCount(0);
}

/** Opens the first record that waits: by pointer from the number in the menu, by keyboard from the list. */
async function openWaiting(user: CountingUser, section: string, path: string) {
  if (user.device === 'keyboard') {
    await toSection(user, section);
    await user.read(rows(user.page).first());
    await user.key('j', 'Enter');
  } else {
    await user.press(menu(user.page).getByRole('link', { name: waitingIn(section) }));
  }
  // Before that, the detail of the former section may still be open.
  await expect(user.page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === path && /^[0-9a-f-]{36}$/.test(searchParams.get('detail') ?? ''),
  );
}

const waitingIn = (section: string) =>
  new RegExp(`^Tinjau \\d+ ${section.toLowerCase()} yang menunggu$`);

/** Reads one record after the other and decides about it. */
async function decideInTurn(user: CountingUser, action: string, key: string, times: number) {
  const next = drawer(user.page).getByRole('checkbox', {
    name: 'Buka berikutnya setelah memutuskan',
  });
  const button = drawer(user.page).getByRole('button', { name: new RegExp(`^${action}`) });
  if (!(await next.isChecked())) await user.press(next);
  for (let time = 0; time < times; time += 1) {
    await user.read(button.and(user.page.locator('[aria-disabled="false"]')));
    await user.pressOrKey(button, key);
    if (action === 'Tolak') await giveReason(user);
  }
}

async function giveReason(user: CountingUser) {
  const question = reasonQuestion(user.page);
  await user.pressOrKey(question.getByRole('radio').first(), '1');
  await user.pressOrKey(question.getByRole('button', { name: 'Tolak' }), 'Enter');
}

interface Queue {
  section: string;
  path: string;
  table: string;
  times: number;
}

const jobs: Queue = {
  section: 'Lowongan',
  path: '/admin/manage-jobs',
  table: 'job_postings',
  times: 10,
};
const events: Queue = {
  section: 'Kegiatan',
  path: '/admin/manage-events',
  table: 'events',
  times: 2,
};

const steps: Readonly<Record<string, (user: CountingUser, portal: LocalStack) => Promise<void>>> = {
  'validates 30 alumni, rejects 3 and undoes one of them': async (user, portal) => {
    const before = await waiting(portal, 'alumni', 'validation_status');
    await user.press(main(user.page).getByRole('link', { name: 'Tinjau alumni satu per satu' }));
    await decideInTurn(user, 'Verifikasi', 'v', 30);
    await decideInTurn(user, 'Tolak', 'r', 3);
    const undo = user.page.getByRole('button', { name: 'Urungkan' });
    await user.read(undo);
    await user.pressOrKey(undo, 'F8', 'Tab', 'Tab', 'Enter');
    await expect.poll(() => waiting(portal, 'alumni', 'validation_status')).toBe(before - 32);
  },
  'finds 5 people by half of an e-mail address and corrects 3': async (user, portal) => {
    await toSection(user, 'Alumni');
    const search = main(user.page).getByRole('searchbox').first();
    for (const [index, { half, name }] of people.entries()) {
      await user.type(search, half, '/');
      // Otherwise the rows of the former search may contain the name.
      await expect(user.page).toHaveURL(({ searchParams }) => searchParams.get('q') === half);
      const found = rows(user.page).filter({ hasText: name });
      await expect(found).toBeVisible();
      if (index >= 3) continue;
      const all = await rows(user.page).allTextContents();
      const above = all.findIndex((text) => text.includes(name));
      await user.pressOrKey(
        found.getByRole('button', { name: `Ubah ${name}` }),
        'ArrowDown',
        ...Array<string>(above).fill('j'),
        'e',
      );
      const city = drawer(user.page).getByLabel('Lokasi', { exact: true });
      await user.type(city, 'Siak');
      await user.pressOrKey(drawer(user.page).getByRole('button', { name: 'Simpan' }), 'Enter');
      await expect(city).toHaveCount(0);
      await expect(drawer(user.page)).toHaveCount(0);
    }
    // In a field, a digit is text and opens no section.
    if (user.device === 'keyboard') await user.key('ArrowDown');
    const moved = await portal.query("select from alumni where location = 'Siak'");
    expect(moved).toHaveLength(3);
  },
  'approves 10 jobs': (user, portal) => approve(user, portal, jobs),
  'publishes 2 events': (user, portal) => approve(user, portal, events),
  'changes the hero': async (user) => {
    await toSection(user, 'Pengaturan');
    const chosen = user.page.waitForEvent('filechooser');
    await user.press(main(user.page).getByRole('button', { name: /^(Pilih|Ganti) gambar$/ }));
    const picture = await (await user.page.request.get('/open-graph.jpg')).body();
    await (await chosen).setFiles({ name: 'aula.jpg', mimeType: 'image/jpeg', buffer: picture });
    const text = main(user.page).getByLabel('Teks alternatif gambar', { exact: true });
    // Once the picture is read, the focus moves to this field.
    await expect(text).toBeFocused();
    await user.type(text, 'Gedung');
    await user.pressOrKey(
      main(user.page).getByRole('button', { name: 'Simpan', exact: true }),
      'Enter',
    );
    await expect(toast(user.page, 'Konfigurasi Disimpan')).toBeVisible();
    // In a field, a digit is text and opens no section.
    if (user.device === 'keyboard') await user.key('Tab');
  },
  'reorders the board': async (user) => {
    await toSection(user, 'Organisasi');
    const down = main(user.page)
      .getByRole('button', { name: /^Turun: / })
      .first();
    const name = String(await down.getAttribute('aria-label'));
    await user.press(down);
    await expect(
      main(user.page)
        .getByRole('button', { name: /^Turun: / })
        .first(),
    ).not.toHaveAccessibleName(name);
  },
  'exports the alumni': async (user) => {
    await toSection(user, 'Alumni');
    const download = user.page.waitForEvent('download');
    await user.press(main(user.page).getByRole('button', { name: 'Ekspor', exact: true }));
    await download;
  },
};

async function approve(
  user: CountingUser,
  portal: LocalStack,
  { section, path, table, times }: Queue,
) {
  const before = await waiting(portal, table);
  await openWaiting(user, section, path);
  await decideInTurn(user, 'Setujui', 'v', times);
  await expect.poll(() => waiting(portal, table)).toBe(before - times);
}

/** The most presses, keys and letters that the whole day may take. */
const days = [
  ['pointer', 1440, 122],
  ['keyboard', 1440, 241],
  ['pointer', 390, 122],
] as const;

for (const [device, width, limit] of days) {
  test(`a day's work of the admin by ${device} at ${width} px takes at most ${limit} presses and keys`, async ({
    page,
    portal,
  }, testInfo) => {
    testInfo.setTimeout(600_000);
    await prepareDay(portal);
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, accounts.admin, '/admin/dashboard');
    const user = new CountingUser(page, device);
    for (const [name, step] of Object.entries(steps)) {
      const before = user.count;
      await test.step(name, () => step(user, portal));
      process.stdout.write(`${device} ${width}: ${name}: ${user.count - before}\n`);
    }
    expect(user.count).toBeLessThanOrEqual(limit);
  });
}
