import { demoAccounts } from './accounts.ts';
import { daysAgo } from './alumni.ts';
import events from './data/events.json' with { type: 'json' };
import type { Random } from './random.ts';
import { demoPicture } from './site-path.ts';

/** In the order of the posters, which show the category. `inDays` counts from the day of seeding. */
export function createEvents(random: Random, today: Date) {
  return events.map((draft, index) => ({
    id: random.uuid(),
    user_id: demoAccounts.admin.id,
    title: draft.title,
    description: draft.description,
    event_date: daysAgo(today, -draft.inDays).slice(0, 10),
    event_time: draft.time,
    location: draft.location,
    category: draft.category,
    image_url: demoPicture('events', index + 1),
    status: index === events.length - 1 ? 'pending' : 'approved',
    created_at: daysAgo(today, Math.max(2, 30 - draft.inDays)),
  }));
}
