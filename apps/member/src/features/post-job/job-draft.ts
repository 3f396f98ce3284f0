import { jobTypes } from '@portal/api/job-posting';
import * as z from 'zod/mini';
import { emptyJob, type JobFormValues } from './job-form-schema.ts';

const STORAGE_KEY = 'alumni-portal.job-draft';

const draftSchema = z.object({
  id: z.uuid(),
  userId: z.string(),
  values: z.object({
    title: z.string(),
    companyName: z.string(),
    location: z.string(),
    jobType: z.enum(jobTypes),
    applicationLink: z.string(),
    companyLogoUrl: z.string(),
    description: z.string(),
  }),
});

/** What has been typed, and the id that its row will carry. */
export type JobDraft = z.infer<typeof draftSchema>;

export function newJobDraft(userId: string, values: JobFormValues = emptyJob): JobDraft {
  return { id: crypto.randomUUID(), userId, values };
}

/** The draft of this person in this tab; it outlives a reload and a session that ended. */
export function readJobDraft(userId: string): JobDraft | null {
  try {
    const stored = draftSchema.parse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? ''));
    return stored.userId === userId ? stored : null;
  } catch {
    return null;
  }
}

export function keepJobDraft(draft: JobDraft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Then it lives as long as the page.
  }
}

export function forgetJobDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
}
