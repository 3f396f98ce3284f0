import type { DecisionMutations } from '@portal/api';
import {
  type Deletion,
  type HistoryArea,
  type Restored,
  restoreMutation,
} from '@portal/api/history';
import { useMutation } from '@portal/api/query';
import { useNavigate } from '@portal/federation/router';
import { formatNumber } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { paths } from '../routes.ts';

/** The area of the history for each list. */
export const areaOf: Readonly<Record<DecisionMutations['kind'], HistoryArea>> = {
  alumni: 'alumni',
  events: 'event',
  job_postings: 'job',
};

const pages: Partial<Record<HistoryArea, string>> = {
  alumni: `${paths.alumni}?detail=`,
  event: `${paths.events}?detail=`,
  job: `${paths.jobs}?detail=`,
  organization: `${paths.organization}?form=`,
};

/** Where the record is shown; null where it has no page of its own. */
export function pageOf(area: HistoryArea, id: string): string | null {
  const page = pages[area];
  return page ? page + id : null;
}

/** Brings back what was deleted, says what it lacks, and offers the way to it. */
export function useRestore() {
  const { mutateAsync } = useMutation(restoreMutation());
  const navigate = useNavigate();
  return async (deletion: Deletion, name: string) => {
    const restored = await mutateAsync(deletion).catch(() => null);
    if (!restored) return;
    const text = lackText(restored);
    const page = pageOf(restored.area, restored.recordId);
    showToast({
      tone: text ? 'warning' : 'success',
      title: `${name} telah dikembalikan`,
      ...(text && { description: text }),
      ...(page && { action: { label: 'Buka', run: () => void navigate(page) } }),
    });
  };
}

/** What could not come back as it was; empty if everything did. */
function lackText({ lacksAccount, lacksEmail, waiting, missing }: Restored): string {
  return [
    lacksAccount && 'Tanpa akunnya, yang sudah dihapus atau punya rekaman lain.',
    lacksEmail && 'Tanpa emailnya, yang sekarang dipakai rekaman lain.',
    waiting > 0 &&
      `${formatNumber(waiting)} pendaftaran masuk daftar tunggu: tempatnya sudah terisi.`,
    missing > 0 &&
      `${formatNumber(missing)} pendaftaran tidak kembali: kegiatan atau orangnya sudah tidak ada.`,
  ]
    .filter(Boolean)
    .join(' ');
}
