import { isApiError } from '@portal/api';
import { proposeJobMutation } from '@portal/api/job-posting';
import { useMutation } from '@portal/api/query';
import { endSession } from '@portal/auth';
import { useNavigate } from '@portal/federation/router';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';
import type { JobFormValues } from './job-form-schema.ts';

interface ProposalOptions {
  /** Of the row that the proposal becomes. */
  id: string;
  userId: string;
  /** Makes the form that of another new row, and returns its id. */
  renewId: () => string;
  onArrived: (id: string) => void;
}

/** Sends the proposal and navigates to the own content, or to the login page when the session has ended meanwhile. */
export function useProposeJob({ id, userId, renewId, onArrived }: ProposalOptions) {
  const navigate = useNavigate();
  const { mutateAsync, error } = useMutation(proposeJobMutation());
  const [arrivedBefore, setArrivedBefore] = useState<JobFormValues | null>(null);

  const redirectToLogin = async () => {
    // With a rest of the session, the login page would send the user straight back. The draft stays.
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
