import type { Random } from '@portal/database/generators';
import { expect, type Locator, type Page } from 'playwright/test';
import { openInPage } from '../../fixtures/portal.ts';
import { main } from '../table/list-screen.ts';

/** A screen on which one press decides, or opens a screen on which the next press could decide. */
export interface DecisionScreen {
  width: number;
  /** As the admin; relative to the list it may name a row. */
  path: string;
  buttons: (page: Page) => Locator;
  /** The buttons decide nothing themselves. */
  onlyLeads?: true;
  /** Makes the next press possible. Returns on how many rows it decides. */
  prepare?: (page: Page, random: Random) => Promise<number>;
}

const decisions = (place: Locator) =>
  place.getByRole('button', {
    name: /^(Verifikasi|Tolak|Setujui|Buka Kembali|Tutup Lowongan) (?!yang dipilih)/,
  });
const dialog = (page: Page) => page.getByRole('dialog');
/** The rows that are not locked: presses and keys on locked ones would keep them so. */
const freeRows = (page: Page) =>
  main(page)
    .locator('[data-row-key]')
    .filter({ has: page.locator('button[aria-disabled="false"]') });

async function anyFreeRow(page: Page, random: Random): Promise<Locator> {
  const rows = freeRows(page);
  return rows.nth(random.integer(0, Math.max(0, (await rows.count()) - 1)));
}

/** Closes an open detail, also one that a second press on 'Urungkan' opened after the toast had disappeared. */
async function closeDetail(page: Page) {
  if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** Scrolls to any card, since a telephone shows only two at a time. */
async function scrollToCard(page: Page, random: Random): Promise<number> {
  await closeDetail(page);
  const card = await anyFreeRow(page, random);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return 1;
}

const postingRight = (page: Page) =>
  dialog(page).getByRole('switch', { name: 'Boleh memasang lowongan' });

async function showNextAlumnus(page: Page): Promise<number> {
  const position = dialog(page).getByRole('status').first();
  // A second press on 'Urungkan' may have hit what was below the toast, and closed the detail.
  if (!(await position.isVisible())) {
    await main(page).getByRole('rowheader').first().getByRole('button').click();
  }
  const former = await position.textContent();
  await page.keyboard.press('j');
  await expect(position).not.toHaveText(String(former));
  await expect(position).toHaveText(/ dari /);
  await expect(postingRight(page)).toBeVisible();
  return 1;
}

/** The decision opens the next alumnus, with the same buttons at the same places. */
async function chooseToOpenNext(page: Page): Promise<number> {
  await showNextAlumnus(page);
  await dialog(page).getByRole('checkbox', { name: 'Buka berikutnya setelah memutuskan' }).check();
  return 1;
}

async function showAnotherJob(page: Page, random: Random): Promise<number> {
  await closeDetail(page);
  const free = await anyFreeRow(page, random);
  await free.getByRole('rowheader').getByRole('button').click();
  await expect(decisions(dialog(page)).first()).toBeVisible();
  return 1;
}

async function selectTwo(page: Page, random: Random): Promise<number> {
  const clear = main(page).getByRole('button', { name: 'Batalkan pilihan' });
  // By keyboard: a toast may cover what is pressed here.
  if (await clear.isVisible()) await clear.press('Enter');
  await expect(clear).toHaveCount(0);
  const waiting = freeRows(page)
    .filter({ hasText: 'Menunggu' })
    .getByRole('checkbox', { checked: false });
  const first = random.integer(0, 5);
  for (let count = 1; count <= 2; count += 1) {
    // The locator no longer matches a selected row.
    await waiting.nth(first).press('Space');
    await expect(main(page).getByText(`${count} dipilih`)).toBeVisible();
  }
  return 2;
}

/** Opens the dialog that decides on all matching alumni. Returns how many match. */
async function openAllMatching(page: Page): Promise<number> {
  await closeDetail(page);
  await main(page).getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
  const all = main(page).getByRole('button', { name: / yang cocok$/ });
  const total = Number((await all.textContent())?.replace(/\D/g, ''));
  // By keyboard: a toast may cover what is pressed here.
  await all.press('Enter');
  return total;
}

/** Gives a new badge each time, so that each decision changes every row. */
async function giveBadgeToAll(page: Page, random: Random): Promise<number> {
  const total = await openAllMatching(page);
  await dialog(page).getByRole('radio', { name: 'Beri lencana khusus' }).check();
  const badge = `Lencana ${random.integer(1, 1_000_000)}`;
  await dialog(page).getByRole('textbox', { name: 'Lencana khusus' }).fill(badge);
  return total;
}

/** Publishes waiting rows, rejects public ones, and returns rejected ones to the queue. */
async function decideOnAll(page: Page): Promise<number> {
  const total = await openAllMatching(page);
  const row = main(page).locator('[data-row-key]').first();
  const next = (await row.getByText('Tayang').count())
    ? 'Tolak'
    : (await row.getByText('Ditolak').count())
      ? 'Kembalikan ke antrean'
      : 'Setujui';
  await dialog(page).getByRole('radio', { name: next }).check();
  // All rows have the same status. Only those that wait are ticked at first.
  await dialog(page).getByRole('checkbox').first().check();
  return total;
}

async function returnToDashboard(page: Page): Promise<number> {
  await openInPage(page, '/admin/dashboard');
  await expect(main(page).getByRole('link', { name: /^Tinjau / })).toHaveCount(6);
  return 0;
}

export const decisionScreens: Readonly<Record<string, DecisionScreen>> = {
  'the queue of alumni': {
    width: 1440,
    path: '/admin/manage-alumni?status=pending',
    buttons: (page) => decisions(main(page)),
  },
  'the queue of alumni as cards': {
    width: 390,
    path: '/admin/manage-alumni?status=pending',
    buttons: (page) => decisions(main(page)),
    prepare: scrollToCard,
  },
  'the detail of an alumnus': {
    width: 1440,
    path: '/admin/manage-alumni?q=warga&detail=first',
    buttons: (page) => decisions(dialog(page)).or(postingRight(page)),
    prepare: showNextAlumnus,
  },
  'the detail that opens the next alumnus': {
    width: 1440,
    path: '/admin/manage-alumni?q=warga&detail=first',
    buttons: (page) => decisions(dialog(page)),
    prepare: chooseToOpenNext,
  },
  'the bar of selected alumni': {
    width: 1440,
    path: '/admin/manage-alumni?status=pending',
    buttons: (page) => main(page).getByRole('button', { name: / yang dipilih$/ }),
    prepare: selectTwo,
  },
  'all alumni who match': {
    width: 1440,
    path: '/admin/manage-alumni?q=warga+00',
    buttons: (page) => dialog(page).getByRole('button', { name: /^Terapkan/ }),
    prepare: giveBadgeToAll,
  },
  'the detail of a job': {
    width: 1440,
    path: '/admin/manage-jobs',
    buttons: (page) => decisions(dialog(page)),
    prepare: showAnotherJob,
  },
  'all jobs': {
    width: 1440,
    path: '/admin/manage-jobs',
    buttons: (page) => decisions(main(page)),
  },
  'all jobs that match': {
    width: 1440,
    path: '/admin/manage-jobs?q=usulan+00',
    buttons: (page) => dialog(page).getByRole('button', { name: /^Terapkan/ }),
    prepare: decideOnAll,
  },
  'the bar of selected events': {
    width: 1440,
    path: '/admin/manage-events?status=pending',
    buttons: (page) => main(page).getByRole('button', { name: / yang dipilih$/ }),
    prepare: selectTwo,
  },
  'all events that match': {
    width: 1440,
    path: '/admin/manage-events?q=rapat+00',
    buttons: (page) => dialog(page).getByRole('button', { name: /^Terapkan/ }),
    prepare: decideOnAll,
  },
  'the ways from dashboard and menu to what waits': {
    width: 1440,
    path: '/admin/dashboard',
    buttons: (page) => main(page).getByRole('link', { name: /^Tinjau / }),
    onlyLeads: true,
    prepare: returnToDashboard,
  },
  'the ways from dashboard and menu to what waits on a telephone': {
    width: 390,
    path: '/admin/dashboard',
    buttons: (page) => main(page).getByRole('link', { name: /^Tinjau / }),
    onlyLeads: true,
    prepare: returnToDashboard,
  },
  'the queue of events': {
    width: 1440,
    path: '/admin/manage-events?status=pending',
    buttons: (page) => decisions(main(page)),
  },
};
