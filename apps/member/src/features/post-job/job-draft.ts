import { forgetDraft, keepDraft, readDraft } from '@portal/api';
import { jobTypes } from '@portal/api/job-posting';
import * as z from 'zod/mini';
import { emptyJob, type JobFormValues } from './job-form-schema.ts';

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

const nameOf = (userId: string) => `${userId}.lowongan`;

export function newJobDraft(userId: string, values: JobFormValues = emptyJob): JobDraft {
  return { id: crypto.randomUUID(), userId, values };
}

/** The draft of this person in this tab; it outlives a reload and a session that ended. */
export function readJobDraft(userId: string): JobDraft | null {
  const stored = z.safeParse(draftSchema, readDraft(nameOf(userId)));
  return stored.success && stored.data.userId === userId ? stored.data : null;
}

export function keepJobDraft(draft: JobDraft): void {
  keepDraft(nameOf(draft.userId), draft);
}

export function forgetJobDraft(userId: string): void {
  forgetDraft(nameOf(userId));
}
