import type { LocalStack } from '@portal/local-stack';
import { devices, type Page } from 'playwright/test';
import { badWeather } from '../../fixtures/bad-weather.ts';
import { accounts, expect, openAs, test } from '../../fixtures/portal.ts';
import { main } from '../table/list-screen.ts';

const { defaultBrowserType: _, ...telephone } = devices['Pixel 7'];
test.use({ ...telephone, viewport: { width: 390, height: 844 }, sharesContext: false });

const workshop = 'Lokakarya PLC dan SCADA untuk Pemula';

const names = Array.from(
  { length: 24 },
  (_name, place) => `Tamu ${String(place + 1).padStart(2, '0')}`,
);

async function invite(portal: LocalStack) {
  const [event] = await portal.query(
    `insert into event_registrations (event_id, guest_name, party_size, status, created_at)
     select e.id, name, 1, 'registered', now() - interval '2 days' from events e, unnest($2::text[]) as name
     where e.title = $1 returning event_id`,
    [workshop, names],
  );
  await portal.query('update events set capacity = null where title = $1', [workshop]);
  return String(event?.event_id);
}

const attendance = (portal: LocalStack) =>
  portal.query(
    `select guest_name as name, status::text, extract(epoch from attended_at)::float8 * 1000 as at
     from event_registrations where guest_name like 'Tamu %' order by guest_name`,
  );

const guest = (page: Page, name: string) =>
  main(page).getByRole('button', { name: new RegExp(`^${name}`) });

test('an evening at the door with every third answer lost: nothing lost, nothing twice, everything told', async ({
  page,
  portal,
}) => {
  test.setTimeout(240_000);
  const event = await invite(portal);
  await openAs(page, accounts.admin, `/admin/manage-events?peserta=${event}&tampilan=pintu`);
  await main(page).getByLabel('Cari nama').fill('tamu');
  await expect(guest(page, names[0] ?? '')).toBeVisible();
  const sent = await badWeather(
    page,
    /rpc\/(set_attendance|add_registration|search_registrations)/,
  );
  const tapped = new Map<string, number>();
  const tap = async (name: string) => {
    // The list moves by a hand: a tap where another row was a moment ago would else be taken for a double tap.
    await page.mouse.wheel(0, 60);
    tapped.set(name, Date.now());
    await guest(page, name).tap();
    await expect(guest(page, name)).toHaveAttribute('aria-pressed', 'true');
  };
  const [offline, online] = [names.slice(0, 8), names.slice(8)];

  await test.step('eight come while there is no connection, and the telephone is put away', async () => {
    await page.context().setOffline(true);
    for (const name of offline) await tap(name);
    await expect(main(page).getByText('8 ketukan belum terkirim')).toBeVisible();
    await page.waitForTimeout(20_000);
    await page.context().setOffline(false);
  });
  await test.step('the others come one after the other, two of them by mistake', async () => {
    for (const name of online) await tap(name);
    for (const name of online.slice(0, 2)) {
      const back = main(page).getByRole('button', { name: `Batalkan hadir ${name}` });
      await expect(back).toHaveAttribute('aria-disabled', 'false');
      await back.tap();
      tapped.delete(name);
    }
  });
  await test.step('what fails three times asks for a press, which sends it', async () => {
    const settled = async () => {
      const again = page.getByRole('button', { name: 'Coba lagi' }).first();
      if (await again.isVisible()) await again.tap();
      return main(page)
        .getByText(/Belum terkirim|belum terkirim|Tidak tercatat/)
        .count();
    };
    await expect.poll(settled, { timeout: 120_000 }).toBe(0);
  });

  const rows = await attendance(portal);
  const came = rows.filter(({ status }) => status === 'attended');
  expect(came.map(({ name }) => name)).toEqual([...tapped.keys()].sort());
  const late = came.map(({ name, at }) => Number(at) - (tapped.get(String(name)) ?? 0));
  process.stdout.write(
    `${tapped.size} came, ${JSON.stringify(sent)} sent; recorded at most ${Math.max(...late.map(Math.abs))} ms from the tap\n`,
  );
  expect(Math.max(...late.map(Math.abs))).toBeLessThan(3_000);
  expect(
    await main(page)
      .getByText(/^Hadir \d+ dari/)
      .textContent(),
  ).toContain(`Hadir ${tapped.size} dari`);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(main(page).getByText(/^Hadir \d+ dari/)).toContainText(`Hadir ${tapped.size} dari`);
});
