import { Notice } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import type { DecidableRow } from '../../decide/press.ts';
import { useDecidedList } from '../list-context.ts';
import styles from './row-detail.module.css';

/** Beside the decisions: that the one on this row waits for its answer, or why it was refused. */
export function DecisionProgressText({ row }: { row: DecidableRow<string> }) {
  const { progress } = useDecidedList();
  const { id, name, status } = row;
  const show = useEffectEvent(() => progress?.onShown(id));
  useEffect(() => show(), [id]);
  if (!progress) return null;
  const { isSaving, nextName, failure } = progress;
  // The answer may be what was lost, and not the decision.
  const isStored = failure?.status === status;
  return (
    <>
      {failure?.id === id && (
        <Notice
          isAnnounced
          tone={isStored ? 'warning' : 'danger'}
          className={styles.progress}
          title={`Keputusan untuk ${name} ${isStored ? 'sudah tersimpan, walau jawabannya tidak sampai' : 'belum tersimpan'}`}
        >
          {isStored ? 'Lanjutkan ke berikutnya dengan panah.' : failure.text}
        </Notice>
      )}
      <p role="status" className={styles.progress}>
        {isSaving &&
          `Menyimpan…${nextName && ` Tombol yang ditekan sekarang berlaku untuk ${nextName}.`}`}
      </p>
    </>
  );
}
