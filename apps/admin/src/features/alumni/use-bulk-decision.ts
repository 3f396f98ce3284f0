import {
  type BulkOutcome,
  decideOnManyMutation,
  type ListedAlumni,
  type ValidationStatus,
} from '@portal/api/alumni/admin';
import { useMutation } from '@portal/api/query';
import { formatNumber } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';

const verbs: Readonly<Record<ValidationStatus, string>> = {
  verified: 'diverifikasi',
  rejected: 'ditolak',
  pending: 'dikembalikan ke antrean',
};

/** '12 alumni diverifikasi' */
export function bulkSentence(count: number, status: ValidationStatus): string {
  return `${formatNumber(count)} alumni ${verbs[status]}`;
}

/** Decides on several alumni at once. What failed waits in `failure` to be accounted for and tried again. */
export function useBulkDecision() {
  const { mutateAsync, isPending } = useMutation(decideOnManyMutation());
  const [failure, setFailure] = useState<BulkOutcome | null>(null);

  const run = async (alumni: readonly ListedAlumni[], status: ValidationStatus) => {
    // Those who are in that state already are no work, and no success either.
    const outcome = await mutateAsync({
      alumni: alumni.filter((alumnus) => alumnus.status !== status),
      status,
    });
    setFailure(outcome.failed.length > 0 ? outcome : null);
    if (outcome.failed.length === 0) {
      showToast({ tone: 'success', title: bulkSentence(outcome.done.length, status) });
    }
  };

  const decide = (alumni: readonly ListedAlumni[], status: ValidationStatus) =>
    void run(alumni, status);
  return {
    isPending,
    failure,
    decide,
    /** Those that failed, and no others. */
    retry: () => {
      if (!failure) return;
      decide(
        failure.failed.map(({ alumnus }) => alumnus),
        failure.status,
      );
    },
    dismiss: () => setFailure(null),
  };
}
