import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { unwrap } from '../unwrap.ts';
import { jobPostingKeys } from './job-posting.keys.ts';
import type { JobProposal } from './own-job-posting.model.ts';

async function sendProposal(proposal: JobProposal): Promise<void> {
  unwrap(
    await db()
      .from('job_postings')
      .upsert(
        {
          id: proposal.id,
          posted_by_user_id: proposal.userId,
          title: proposal.title,
          company_name: proposal.companyName,
          location: proposal.location || null,
          job_type: proposal.jobType,
          application_link: proposal.applicationLink || null,
          company_logo_url: proposal.companyLogoUrl || null,
          description: proposal.description,
          status: 'pending',
        },
        { onConflict: 'id', ignoreDuplicates: true },
      ),
  );
}

/**
 * Proposes a job to the admin. Whoever does not know whether it arrived sends the same id again: there is one row then, not
 * two. (Threat E4.) The database refuses it without the posting right.
 */
export function proposeJobMutation() {
  return mutationOptions({
    mutationFn: sendProposal,
    onSuccess: (_result, _proposal, _context, { client }) =>
      void client.invalidateQueries({ queryKey: jobPostingKeys.all }),
    meta: { errorTitle: 'Gagal Mengajukan Lowongan' },
  });
}
