import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { storedPicture } from '../client/picture.ts';
import { cancelAndInvalidate } from '../query/invalidation.ts';
import { unwrap } from '../query/unwrap.ts';
import { jobPostingKeys } from './job-posting.keys.ts';
import type { JobType } from './job-posting.model.ts';

/** Empty texts stand for what was left out. */
interface JobProposal {
  /** Made by the form, so that a proposal that is sent twice is stored once. */
  id: string;
  userId: string;
  title: string;
  companyName: string;
  location: string;
  jobType: JobType;
  applicationLink: string;
  companyLogoUrl: string;
  description: string;
}

function toColumns(proposal: JobProposal) {
  return {
    title: proposal.title,
    company_name: proposal.companyName,
    location: proposal.location || null,
    job_type: proposal.jobType,
    application_link: proposal.applicationLink || null,
    company_logo_url: storedPicture(proposal.companyLogoUrl),
    description: proposal.description,
  };
}

const writtenColumns =
  'title, company_name, location, job_type, application_link, company_logo_url, description' as const;

async function isStoredAs(id: string, columns: ReturnType<typeof toColumns>): Promise<boolean> {
  const jobs = db().from('job_postings').select(writtenColumns);
  const row = unwrap(await jobs.eq('id', id).maybeSingle());
  const stored = new Map<string, unknown>(Object.entries(row ?? {}));
  return Object.entries(columns).every(([column, value]) => stored.get(column) === value);
}

async function sendProposal(proposal: JobProposal): Promise<boolean> {
  const { id, userId } = proposal;
  const columns = toColumns(proposal);
  const added = unwrap(
    await db()
      .from('job_postings')
      .upsert(
        { ...columns, id, posted_by_user_id: userId, status: 'pending' },
        { onConflict: 'id', ignoreDuplicates: true },
      )
      .select('id'),
  );
  return added.length > 0 || isStoredAs(id, columns);
}

/**
 * Proposes a job to the admin. A user who does not know whether it arrived sends the same id again, and one row is stored. False:
 * an earlier attempt with other values had arrived, and these were not stored. The database refuses it without the posting right.
 */
export function proposeJobMutation() {
  return mutationOptions({
    mutationFn: sendProposal,
    onSuccess: (_result, _proposal, _context, { client }) =>
      void cancelAndInvalidate(client, jobPostingKeys.all),
    meta: { errorTitle: 'Gagal Mengajukan Lowongan' },
  });
}
