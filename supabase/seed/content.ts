import { demoAccounts } from './accounts.ts';
import { daysAgo } from './alumni.ts';
import { cities, companies } from './careers.ts';
import jobPostings from './data/job-postings.json' with { type: 'json' };
import notifications from './data/notifications.json' with { type: 'json' };
import posts from './data/organization.json' with { type: 'json' };
import { eventDrafts, termsOf } from './event-drafts.ts';
import { createPeople, type Person } from './people.ts';
import type { Random } from './random.ts';
import { demoPicture } from './site-path.ts';

/** In the order of the posters, which show the category. `inDays` counts from the day of seeding. */
export function createEvents(random: Random, today: Date) {
  return eventDrafts.map((draft, index) => ({
    id: random.uuid(),
    user_id: demoAccounts.admin.id,
    title: draft.title,
    description: draft.description,
    event_date: daysAgo(today, -draft.inDays).slice(0, 10),
    event_time: draft.time,
    ...termsOf(draft, today),
    location: draft.location,
    online_link: draft.onlineLink ?? null,
    category: draft.category,
    image_url: demoPicture('events', index + 1),
    status: index === eventDrafts.length - 1 ? 'pending' : 'approved',
    created_at: daysAgo(today, Math.max(2, 30 - draft.inDays)),
  }));
}

export function createJobPostings(random: Random, today: Date) {
  return jobPostings.map((draft, index) => ({
    id: random.uuid(),
    posted_by_user_id: draft.isPostedByBudi ? demoAccounts.budi.id : demoAccounts.admin.id,
    title: draft.title,
    company_name: companies[index % companies.length],
    location: cities[index % cities.length],
    job_type: draft.type,
    description: draft.description,
    application_link:
      index % 4 === 3
        ? 'mailto:karier@alumni-te.example'
        : `https://karier.example/lowongan/${index + 1}`,
    company_logo_url: demoPicture('company_logos', index + 1),
    status: draft.status ?? 'approved',
    // One ends in this week; those without a day stay until they are closed.
    deadline: index % 3 === 2 ? null : daysAgo(today, -(index * 9 + 5)).slice(0, 10),
    created_at: daysAgo(today, index * 5 + 1),
  }));
}

const portraitCount = 20;
const leader: Person = { fullName: 'Hendra Gunawan', isWoman: false };

export function createOrganization(random: Random) {
  const people = createPeople(random, [leader], posts.length);
  return posts.map(({ category, position, job_description }, index) => ({
    id: random.uuid(),
    name: people[index]?.fullName ?? leader.fullName,
    position,
    job_description,
    image_url: index < portraitCount ? demoPicture('organization', index + 1) : null,
    category,
    display_order: index + 1,
  }));
}

/** `ids` are those of the rows that a link names in braces. */
export function createNotifications(random: Random, today: Date, ids: Record<string, string>) {
  return notifications.map(({ account, daysAgo: age, isRead, message, link }) => ({
    id: random.uuid(),
    user_id: demoAccounts[account as keyof typeof demoAccounts].id,
    message,
    link: link.replace(/\{(.+)\}/, (_, name: string) => ids[name] ?? ''),
    is_read: isRead,
    created_at: daysAgo(today, age),
  }));
}
