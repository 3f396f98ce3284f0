import type { DecisionMutations } from '@portal/api';
import {
  type Deletion,
  type HistoryArea,
  type HistoryEntry,
  type Restored,
  restoreMutation,
  restoreTogetherMutation,
} from '@portal/api/history';
import { useMutation } from '@portal/api/query';
import { useNavigate } from '@portal/federation/router';
import { formatNumber } from '@portal/ui';
import { showToast, type ToastInput } from '@portal/ui/toast';
import { areaNouns } from '@portal/views/history';
import { paths } from '../routes.ts';
import { leftOutText } from './left-out.tsx';

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

function tellRestored(name: string, lack: string, action?: ToastInput['action']) {
  showToast({
    tone: lack ? 'warning' : 'success',
    title: `${name} telah dikembalikan`,
    ...(lack && { description: lack }),
    ...(action && { action }),
  });
}

/** Brings back what was deleted, says what it lacks, and offers the way to it. */
export function useRestore() {
  const { mutateAsync } = useMutation(restoreMutation());
  const navigate = useNavigate();
  return async (deletion: Deletion, name: string) => {
    const restored = await mutateAsync(deletion).catch(() => null);
    if (!restored) return;
    const page = pageOf(restored.area, restored.recordId);
    const open = page ? { label: 'Buka', run: () => void navigate(page) } : undefined;
    tellRestored(name, lackText(restored), open);
  };
}

/** The same with all that was deleted in one go with an entry. */
export function useRestoreAll() {
  const { mutateAsync } = useMutation(restoreTogetherMutation());
  return async ({ causeId, area }: HistoryEntry) => {
    const outcome = await mutateAsync(causeId).catch(() => null);
    if (!outcome) return;
    const name = `${formatNumber(outcome.undone)} ${areaNouns[area].toLowerCase()}`;
    tellRestored(name, leftOutText(outcome.leftOut));
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
