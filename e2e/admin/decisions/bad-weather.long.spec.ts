import type { LocalStack } from '@portal/local-stack';
import { devices, type Page } from 'playwright/test';
import { badWeather } from '../../fixtures/bad-weather.ts';
import { accounts, expect, openAs, test } from '../../fixtures/portal.ts';
import { reasonQuestion } from '../table/list-screen.ts';

const { defaultBrowserType: _, ...telephone } = devices['Pixel 7'];
test.use({ ...telephone, viewport: { width: 390, height: 844 } });

const count = 12;

const queues = {
  alumni: {
    path: '/admin/manage-alumni?antrean=alumni',
    accept: { label: 'Verifikasi', status: 'verified' },
    rows: `select id, full_name as name, validation_status::text as status from alumni where full_name like 'Antre %'`,
    changed: 'validation_status',
    fill: `update alumni set validation_status = 'verified' where validation_status = 'pending';
      insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
      select gen_random_uuid(), 'antre' || n || '@contoh.example', now(), jsonb_build_object('full_name', 'Antre ' || to_char(n, 'FM00'))
      from generate_series(1, ${count}) n`,
  },
  jobs: {
    path: '/admin/manage-jobs?antrean=lowongan',
    accept: { label: 'Setujui', status: 'approved' },
    rows: "select id, title as name, status::text as status from job_postings where title like 'Antre %'",
    changed: 'status',
    fill: `update job_postings set status = 'approved' where status = 'pending';
      insert into job_postings (title, company_name, description, status, posted_by_user_id)
      select 'Antre ' || to_char(n, 'FM00'), 'PT Contoh', 'Merawat trafo.', 'pending', u.id
      from generate_series(1, ${count}) n, auth.users u where u.email = '${accounts.siti.email}'`,
  },
} as const;

type Queue = (typeof queues)[keyof typeof queues];

const drawer = (page: Page) => page.locator('.ant-drawer-open');
const buttonOf = (page: Page, label: string, name: string) =>
  drawer(page).getByRole('button', { name: `${label} ${name}`, exact: true });

async function storedOf(portal: LocalStack, { rows }: Queue) {
  const stored = await portal.query(`${rows} order by 2`);
  return Object.fromEntries(stored.map(({ name, status }) => [String(name), String(status)]));
}

/** What the person sees once the screen has come to rest. */
const seen = (page: Page) =>
  drawer(page).evaluate((screen) => {
    const textOf = (what: string) => screen.querySelector(what)?.textContent ?? '';
    const alerts = [...screen.querySelectorAll('[role="alert"]')].map(
      (one) => one.textContent ?? '',
    );
    const buttons = [...screen.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')];
    const free = buttons.filter(({ ariaDisabled }) => ariaDisabled === 'false');
    const places = ['V', 'R'].filter((key) => free.some((one) => one.ariaKeyShortcuts === key));
    return {
      name: textOf('.ant-drawer-title'),
      // Other alerts say which block was not read.
      told: alerts.find((text) => /keputusan untuk/i.test(text)) ?? '',
      isWaiting: places.length === 2 && /^Tolak /.test(free.at(-1)?.ariaLabel ?? ''),
      isAtRest: places.length > 0,
    };
  });

async function look(page: Page) {
  const again = drawer(page).getByRole('button', { name: 'Coba lagi' }).first();
  await expect
    .poll(async () => {
      // What failed is also read again by itself, which takes the button away.
      if (await again.isVisible()) await again.tap({ timeout: 1_000 }).catch(() => undefined);
      const { name, isAtRest } = await seen(page);
      return isAtRest || name === 'Antrean';
    })
    .toBe(true);
  return seen(page);
}

/** By taps and by keys in turn. */
async function decide(page: Page, { accept }: Queue, name: string, wanted: string, turn: number) {
  const hasKeys = turn % 2 === 1;
  if (wanted !== 'rejected') {
    if (hasKeys) await page.keyboard.press('v');
    else await buttonOf(page, accept.label, name).tap();
    return;
  }
  if (hasKeys) {
    for (const key of ['r', '1', 'Enter']) await page.keyboard.press(key);
    return;
  }
  await buttonOf(page, 'Tolak', name).tap();
  await reasonQuestion(page).getByRole('radio').first().tap();
  await reasonQuestion(page).getByRole('button', { name: 'Tolak' }).tap();
}

/** What may be stored by what the person was told. */
function statesAfter(told: string, wanted: string) {
  if (told.includes('Belum diketahui')) return ['pending', wanted];
  return [told.includes('belum tersimpan') ? 'pending' : wanted];
}

for (const [kind, queue] of Object.entries(queues)) {
  test(`an afternoon in the queue of ${kind}, every third answer lost: each is decided once, and told`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(400_000);
    await portal.run(queue.fill);
    const names = Object.keys(await storedOf(portal, queue));
    const wanted = Object.fromEntries(
      names.map((name, place) => [name, place % 3 === 1 ? 'rejected' : queue.accept.status]),
    );
    await openAs(page, accounts.admin, queue.path);
    await expect(page.getByText(`1 dari ${count}`)).toBeVisible();
    await badWeather(page, /rest\/v1\//);
    const told: string[] = [];
    for (let turn = 0; turn < 6 * count; turn += 1) {
      const { name, isWaiting } = await look(page);
      if (name === 'Antrean') break;
      // The time in which a person reads the record.
      if (turn > 0) await page.waitForTimeout(1_600);
      // A decision of which nothing was known may turn out as stored meanwhile, and lead on.
      if ((await seen(page)).name !== name) continue;
      if (!isWaiting) {
        // The queue goes on by itself once it has been read again.
        const next = drawer(page).getByRole('button', { name: /berikutnya$/ });
        await next.tap({ timeout: 1_000 }).catch(() => undefined);
        continue;
      }
      await decide(page, queue, name, wanted[name] ?? '', turn);
      const before = told.length;
      await expect
        .poll(async () => {
          const now = await seen(page);
          if (now.name === name && now.told) told.splice(before, 1, now.told);
          return now.name !== name || told.length > before || (now.isAtRest && !now.isWaiting);
        })
        .toBe(true);
      const { [name]: status } = await storedOf(portal, queue);
      expect(statesAfter(told[before] ?? '', wanted[name] ?? ''), told[before]).toContain(status);
    }
    expect(await storedOf(portal, queue)).toEqual(wanted);
    const changes = await portal.query(
      `select name, count(*)::integer from private.history, (${queue.rows}) as row
       where record_id = row.id::text and operation = 'update' and changes ? '${queue.changed}' group by 1 order by 1`,
    );
    expect(changes).toEqual(names.map((name) => ({ name, count: 1 })));
  });
}
