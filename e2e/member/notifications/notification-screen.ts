import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { type accounts, expect, openAs } from '../../fixtures/portal.ts';

export const main = (page: Page) => page.getByRole('main');
export const cards = (page: Page) => main(page).getByRole('listitem');
export const bell = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Notifikasi/ });

export async function openNotifications(
  page: Page,
  account: (typeof accounts)[keyof typeof accounts],
) {
  await openAs(page, account, '/notifications');
  await expect(cards(page).first()).toBeVisible();
}

export const ownRows = async (portal: LocalStack, email: string) =>
  (await portal.query(
    `select message, is_read from notifications n join auth.users u on u.id = n.user_id
     where u.email = '${email}' and n.visible_from <= now() order by n.created_at desc, n.id desc`,
  )) as { message: string; is_read: boolean }[];

export const addNotification = (
  portal: LocalStack,
  email: string,
  message: string,
  link: string | null,
) =>
  portal.query(
    `insert into notifications (user_id, message, link)
     select id, '${message}', ${link === null ? 'null' : `'${link}'`}
     from auth.users where email = '${email}'`,
  );
