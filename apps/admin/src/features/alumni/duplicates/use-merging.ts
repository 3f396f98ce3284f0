import { duplicateMutations } from '@portal/api/alumni-duplicates';
import { useMutation } from '@portal/api/query';
import { useUrlParams } from '@portal/federation';
import { showToast } from '@portal/ui/toast';
import { withUndo } from '../../../decide/with-undo.ts';
import { leftOutText } from '../../../drawer/left-out.tsx';
import { useOneAtATime } from '../../../frame/use-one-at-a-time.ts';

/** Takes a merge back. A failure is shown by the mutation. */
export function useUndoMerge() {
  const { mutateAsync } = useMutation(duplicateMutations.undoMerge());
  return useOneAtATime(async (mergeId: string) => {
    const outcome = await mutateAsync(mergeId).catch(() => null);
    if (!outcome) return;
    const description = leftOutText(outcome.leftOut);
    const title = 'Penggabungan telah diurungkan';
    showToast({ tone: description ? 'warning' : 'success', title, description });
  });
}

/** Joins two records. The open detail of the record that is gone becomes that of the kept one. */
export function useMerge(onDone: () => void) {
  const { change } = useUrlParams();
  const { mutateAsync, error } = useMutation(duplicateMutations.merge());
  const { run: undo } = useUndoMerge();
  const { isBusy, run } = useOneAtATime(async (merge: Parameters<typeof mutateAsync>[0]) => {
    const made = await mutateAsync(merge).catch(() => null);
    if (!made) return;
    const { mergeId, keptId } = made;
    const open = new URLSearchParams(location.search).get('detail');
    if (open !== keptId && [merge.one.id, merge.other.id].some((id) => id === open)) {
      change({ detail: keptId }, { replace: true });
    }
    const toast = { tone: 'success', title: 'Kedua rekaman telah digabung' } as const;
    showToast(withUndo(toast, () => void undo(mergeId)));
    onDone();
  });
  return { isBusy, error, merge: run };
}

/** Says that two records are of different people, which can be taken back. */
export function useCallDifferent() {
  const { mutateAsync } = useMutation(duplicateMutations.callDifferent());
  const send = (one: string, other: string, isDifferent: boolean) =>
    mutateAsync({ one, other, isDifferent }).then(
      () => true,
      () => false,
    );
  return useOneAtATime(async ([one, other]: readonly [string, string]) => {
    if (!(await send(one, other, true))) return;
    const toast = { tone: 'success', title: 'Dicatat sebagai dua orang yang berbeda' } as const;
    showToast(withUndo(toast, () => void send(one, other, false)));
  });
}
