import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { type accounts, expect, sessionOf } from '../../fixtures/portal.ts';

export const workshop = 'Lokakarya PLC dan SCADA untuk Pemula';

/** A call of the database with the account's own session, beside the page. */
export async function callAs(
  page: Page,
  account: typeof accounts.siti | typeof accounts.budi,
  name: 'register_for_event' | 'cancel_registration',
  data: object,
) {
  const { backend } = await (await page.request.get('/registry.json')).json();
  const { access_token: token } = JSON.parse(await sessionOf(page, account));
  const answer = await page.request.post(`/rest/v1/rpc/${name}`, {
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: workshop });
export const expectAccessibleDialog = (page: Page, state: string) =>
  expectAccessible(page, state, 'dialog[open]');

export const seats = async (portal: LocalStack, id: string) => {
  const [event] = await portal.query(
    'select seats_taken, waiting_count from events where id = $1',
    [id],
  );
  return event;
};
