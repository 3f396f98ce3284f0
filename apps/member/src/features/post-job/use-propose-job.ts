import { isApiError } from '@portal/api';
import { proposeJobMutation } from '@portal/api/job-posting';
import { useMutation } from '@portal/api/query';
import { endSession } from '@portal/auth';
import { useNavigate } from '@portal/federation/router';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';
import type { JobFormValues } from './job-form-schema.ts';
import type { useJobDraft } from './use-job-draft.ts';

/** Sends the proposal and leads on: to the own content, or to the sign-in page when the session has ended meanwhile. */
export function useProposeJob(draft: ReturnType<typeof useJobDraft>) {
  const navigate = useNavigate();
  const { mutateAsync, error } = useMutation(proposeJobMutation());
  const [arrivedBefore, setArrivedBefore] = useState<JobFormValues | null>(null);

  const askIn = async () => {
    // Whatever is left of the session would send him from the sign-in page straight back. The draft stays.
    await endSession().catch(() => undefined);
    showToast({
      tone: 'error',
      title: 'Belum Login',
      description: 'Anda harus login untuk memposting lowongan.',
    });
    navigate('/login', { replace: true, state: { from: '/alumni/post-job' } });
  };

  const propose = async (values: JobFormValues) => {
    const { id, userId } = draft.current;
    setArrivedBefore(null);
    try {
      const isTaken = await mutateAsync({ id, userId, ...values });
      if (!isTaken) return setArrivedBefore(values);
    } catch (failure) {
      if (isApiError(failure) && failure.kind === 'session-expired') await askIn();
      return;
    }
    finish();
  };

  const finish = () => {
    draft.forget();
    showToast({
      tone: 'success',
      title: 'Lowongan Diajukan',
      description: 'Lowongan Anda menunggu persetujuan admin.',
    });
    navigate('/alumni/my-content');
  };

  return {
    propose,
    error,
    /** Set while an earlier attempt turns out to have arrived, but with other words than those just sent. */
    arrivedBefore: arrivedBefore && {
      finish,
      proposeAnew: () => {
        draft.renew();
        return propose(arrivedBefore);
      },
      close: () => setArrivedBefore(null),
    },
  };
}
