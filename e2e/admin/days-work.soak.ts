import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { accounts, expect, openAs, test, toast } from '../fixtures.ts';
import { addAlumni } from './alumni-screen.ts';
import { Hand } from './hand.ts';

const main = (page: Page) => page.getByRole('main');
const drawer = (page: Page) => page.getByRole('dialog');
/** On a telephone the one in the detail, where one is open. */
const menu = (page: Page) => page.getByRole('navigation', { name: 'Bagian admin' }).last();
const rows = (page: Page) => main(page).locator('[data-row-key]');

/** Who is looked for: half of an e-mail address, and the name to find. Three of them have moved. */
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

/** How many rows wait, by the name of their column. */
async function waiting(portal: LocalStack, table: string, column = 'status'): Promise<number> {
  const [row] = await portal.query(
    `select count(*)::int as waiting from ${table} where ${column} = 'pending'`,
  );
  return Number(row?.waiting);
}

/** Also from an open detail, which is left with it. */
async function toSection(hand: Hand, name: string) {
  const link = menu(hand.page).getByRole('link', { name: new RegExp(`^${name}`) });
  await hand.pressOrKey(link, String(await link.getAttribute('aria-keyshortcuts')));
  await expect(drawer(hand.page)).toHaveCount(0);
}

/** Opens the first of those that wait: by pointer from the number in the menu, by keyboard from the list. */
async function openWaiting(hand: Hand, section: string, path: string) {
  if (hand.device === 'keyboard') {
    await toSection(hand, section);
    await hand.read(rows(hand.page).first());
    await hand.key('j', 'Enter');
  } else {
    await hand.press(menu(hand.page).getByRole('link', { name: waitingIn(section) }));
  }
  // Until then a detail of the former section may be there.
  await expect(hand.page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === path && /^[0-9a-f-]{36}$/.test(searchParams.get('detail') ?? ''),
  );
}

const waitingIn = (section: string) =>
  new RegExp(`^Tinjau \\d+ ${section.toLowerCase()} yang menunggu$`);

/** Reads one record after the other and decides about it. */
async function decideInTurn(hand: Hand, action: string, key: string, times: number) {
  const next = drawer(hand.page).getByRole('checkbox', {
    name: 'Buka berikutnya setelah memutuskan',
  });
  const button = drawer(hand.page).getByRole('button', { name: new RegExp(`^${action}`) });
  if (!(await next.isChecked())) await hand.press(next);
  for (let time = 0; time < times; time += 1) {
    await hand.read(button.and(hand.page.locator('[aria-disabled="false"]')));
    await hand.pressOrKey(button, key);
  }
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

const steps: Readonly<Record<string, (hand: Hand, portal: LocalStack) => Promise<void>>> = {
  'validates 30 alumni, rejects 3 and undoes one of them': async (hand, portal) => {
    const before = await waiting(portal, 'alumni', 'validation_status');
    await hand.press(main(hand.page).getByRole('link', { name: 'Tinjau alumni satu per satu' }));
    await decideInTurn(hand, 'Verifikasi', 'v', 30);
    await decideInTurn(hand, 'Tolak', 'r', 3);
    const undo = hand.page.getByRole('button', { name: 'Urungkan' });
    await hand.read(undo);
    await hand.pressOrKey(undo, 'F8', 'Tab', 'Tab', 'Enter');
    await expect.poll(() => waiting(portal, 'alumni', 'validation_status')).toBe(before - 32);
  },
  'finds 5 people by half of an e-mail address and corrects 3': async (hand, portal) => {
    await toSection(hand, 'Alumni');
    const search = main(hand.page).getByRole('searchbox').first();
    for (const [index, { half, name }] of people.entries()) {
      await hand.type(search, half, '/');
      // Else the rows of the former search may hold them.
      await expect(hand.page).toHaveURL(({ searchParams }) => searchParams.get('q') === half);
      const found = rows(hand.page).filter({ hasText: name });
      await expect(found).toBeVisible();
      if (index >= 3) continue;
      const all = await rows(hand.page).allTextContents();
      const above = all.findIndex((text) => text.includes(name));
      await hand.pressOrKey(
        found.getByRole('button', { name: `Ubah ${name}` }),
        ...['ArrowDown', ...Array<string>(above).fill('j'), 'e'],
      );
      const city = drawer(hand.page).getByLabel('Lokasi', { exact: true });
      await hand.type(city, 'Siak');
      await hand.pressOrKey(drawer(hand.page).getByRole('button', { name: 'Simpan' }), 'Enter');
      await expect(city).toHaveCount(0);
      await expect(drawer(hand.page)).toHaveCount(0);
    }
    // In a field a digit is written.
    if (hand.device === 'keyboard') await hand.key('ArrowDown');
    const moved = await portal.query("select from alumni where location = 'Siak'");
    expect(moved).toHaveLength(3);
  },
  'approves 10 jobs': (hand, portal) => approve(hand, portal, jobs),
  'publishes 2 events': (hand, portal) => approve(hand, portal, events),
  'changes the hero': async (hand) => {
    await toSection(hand, 'Pengaturan');
    const chosen = hand.page.waitForEvent('filechooser');
    await hand.press(main(hand.page).getByRole('button', { name: /^(Pilih|Ganti) gambar$/ }));
    const picture = await (await hand.page.request.get('/open-graph.jpg')).body();
    await (await chosen).setFiles({ name: 'aula.jpg', mimeType: 'image/jpeg', buffer: picture });
    const text = main(hand.page).getByLabel('Teks alternatif gambar', { exact: true });
    // The way of the focus, once the picture is read.
    await expect(text).toBeFocused();
    await hand.type(text, 'Gedung');
    await hand.pressOrKey(
      main(hand.page).getByRole('button', { name: 'Simpan', exact: true }),
      'Enter',
    );
    await expect(toast(hand.page, 'Konfigurasi Disimpan')).toBeVisible();
    // In a field a digit is written.
    if (hand.device === 'keyboard') await hand.key('Tab');
  },
  'reorders the board': async (hand) => {
    await toSection(hand, 'Organisasi');
    const down = main(hand.page)
      .getByRole('button', { name: /^Turun: / })
      .first();
    const name = String(await down.getAttribute('aria-label'));
    await hand.press(down);
    await expect(
      main(hand.page)
        .getByRole('button', { name: /^Turun: / })
        .first(),
    ).not.toHaveAccessibleName(name);
  },
  'exports the alumni': async (hand) => {
    await toSection(hand, 'Alumni');
    const download = hand.page.waitForEvent('download');
    await hand.press(main(hand.page).getByRole('button', { name: 'Ekspor', exact: true }));
    await download;
  },
};

async function approve(hand: Hand, portal: LocalStack, { section, path, table, times }: Queue) {
  const before = await waiting(portal, table);
  await openWaiting(hand, section, path);
  await decideInTurn(hand, 'Setujui', 'v', times);
  await expect.poll(() => waiting(portal, table)).toBe(before - times);
}

/** At most so many presses, keys and letters for the whole day. */
const days = [
  ['pointer', 1440, 119],
  ['keyboard', 1440, 235],
  ['pointer', 390, 119],
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
    const hand = new Hand(page, device);
    for (const [name, step] of Object.entries(steps)) {
      const before = hand.count;
      await test.step(name, () => step(hand, portal));
      process.stdout.write(`${device} ${width}: ${name}: ${hand.count - before}\n`);
    }
    expect(hand.count).toBeLessThanOrEqual(limit);
  });
}
