import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { cancelAndInvalidate } from '../query/invalidation.ts';
import { unwrap } from '../query/unwrap.ts';
import { asObject } from '../rows/stored-value.ts';
import { jobPostingKeys } from './job-posting.keys.ts';
import type { JobProposal } from './own-job-posting.model.ts';

const textColumns =
  'title, company_name, location, job_type, application_link, company_logo_url, description';

function toWords(proposal: JobProposal) {
  return {
    title: proposal.title,
    company_name: proposal.companyName,
    location: proposal.location || null,
    job_type: proposal.jobType,
    application_link: proposal.applicationLink || null,
    company_logo_url: proposal.companyLogoUrl || null,
    description: proposal.description,
  };
}

async function isStoredAs(id: string, words: ReturnType<typeof toWords>): Promise<boolean> {
  const row = unwrap(
    await db().from('job_postings').select(textColumns).eq('id', id).maybeSingle(),
  );
  const stored = asObject(row);
  return Object.entries(words).every(([column, word]) => stored[column] === word);
}

async function sendProposal(proposal: JobProposal): Promise<boolean> {
  const { id, userId } = proposal;
  const words = toWords(proposal);
  const added = unwrap(
    await db()
      .from('job_postings')
      .upsert(
        { ...words, id, posted_by_user_id: userId, status: 'pending' },
        { onConflict: 'id', ignoreDuplicates: true },
      )
      .select('id'),
  );
  return added.length > 0 || isStoredAs(id, words);
}

/**
 * Proposes a job to the admin. Whoever does not know whether it arrived sends the same id again: there is one row then, not
 * two. (Threat E4.) False: it had arrived before with other words, and these were not taken. The database refuses it without the
 * posting right.
 */
export function proposeJobMutation() {
  return mutationOptions({
    mutationFn: sendProposal,
    onSuccess: (_result, _proposal, _context, { client }) =>
      void cancelAndInvalidate(client, jobPostingKeys.all),
    meta: { errorTitle: 'Gagal Mengajukan Lowongan' },
  });
}
