import { isApiError } from '@portal/api';
import { proposeJobMutation } from '@portal/api/job-posting';
import { useMutation } from '@portal/api/query';
import { endSession } from '@portal/auth';
import { useNavigate } from '@portal/federation/router';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';
import type { JobFormValues } from './job-form-schema.ts';

interface ProposalOptions {
  /** The id of the row that will store the proposal. */
  id: string;
  userId: string;
  /** Gives the form the id of another new row, and returns that id. */
  renewId: () => string;
  onArrived: (id: string) => void;
}

/** Sends the proposal and navigates to the user's own content, or to the login page when the session has ended meanwhile. */
export function useProposeJob({ id, userId, renewId, onArrived }: ProposalOptions) {
  const navigate = useNavigate();
  const { mutateAsync, error } = useMutation(proposeJobMutation());
  const [arrivedBefore, setArrivedBefore] = useState<JobFormValues | null>(null);

  const redirectToLogin = async () => {
    // If any of the session were left, the login page would redirect the user straight back. The draft is kept.
    await endSession().catch(() => undefined);
    showToast({
      tone: 'error',
      title: 'Belum Login',
      description: 'Anda harus login untuk memposting lowongan.',
    });
    navigate('/login', { replace: true, state: { from: '/alumni/post-job' } });
  };

  const send = async (rowId: string, values: JobFormValues) => {
    setArrivedBefore(null);
    try {
      const isTaken = await mutateAsync({ id: rowId, userId, ...values });
      if (!isTaken) return setArrivedBefore(values);
    } catch (failure) {
      if (isApiError(failure) && failure.kind === 'session-expired') await redirectToLogin();
      return;
    }
    finish(rowId);
  };

  const finish = (rowId: string) => {
    onArrived(rowId);
    showToast({
      tone: 'success',
      title: 'Lowongan Diajukan',
      description: 'Lowongan Anda menunggu persetujuan admin.',
    });
    navigate('/alumni/my-content');
  };

  return {
    propose: (values: JobFormValues) => send(id, values),
    error,
    /** Set when an earlier attempt turns out to have arrived, but with other values than those just sent. */
    arrivedBefore: arrivedBefore && {
      finish: () => finish(id),
      proposeAgain: () => send(renewId(), arrivedBefore),
      close: () => setArrivedBefore(null),
    },
  };
}
