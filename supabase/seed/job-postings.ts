import { demoAccounts } from './accounts.ts';
import { daysAgo } from './alumni.ts';
import { cities, companies } from './careers.ts';
import jobPostings from './data/job-postings.json' with { type: 'json' };
import type { Random } from './random.ts';
import { demoPicture } from './site-path.ts';

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
    created_at: daysAgo(today, index * 5 + 1),
  }));
}
