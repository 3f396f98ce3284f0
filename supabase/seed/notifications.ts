import { demoAccounts } from './accounts.ts';
import { daysAgo } from './alumni.ts';
import notifications from './data/notifications.json' with { type: 'json' };
import type { Random } from './random.ts';

export function createNotifications(random: Random, today: Date) {
  return notifications.map(({ account, daysAgo: age, isRead, message, link }) => ({
    id: random.uuid(),
    user_id: demoAccounts[account as keyof typeof demoAccounts].id,
    message,
    link,
    is_read: isRead,
    created_at: daysAgo(today, age),
  }));
}
