import * as z from 'zod/mini';

const count = z.catch(z.number(), 0);

const statisticsRow = z.object({ alumni_count: count, events_count: count, jobs_count: count });

/** Verified alumni, approved events and approved job postings. */
export interface Statistics {
  alumniCount: number;
  eventsCount: number;
  jobsCount: number;
}

export const noStatistics: Statistics = { alumniCount: 0, eventsCount: 0, jobsCount: 0 };

export function toStatistics(row: unknown): Statistics {
  const parsed = statisticsRow.safeParse(row);
  if (!parsed.success) return noStatistics;
  const { alumni_count, events_count, jobs_count } = parsed.data;
  return { alumniCount: alumni_count, eventsCount: events_count, jobsCount: jobs_count };
}
