import { Notice } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { useDecidedList } from '../../decide/decided-list.ts';
import type { DecidableRow } from '../../decide/press.ts';
import styles from './row-detail.module.css';

/** Beside the decisions: that the one on this row waits for its answer, or why it was refused. */
export function DecisionProgressText({ row }: { row: DecidableRow<string> }) {
  const { opened } = useDecidedList();
  const { id, name, status } = row;
  const show = useEffectEvent(() => opened?.progress.onShown(id));
  useEffect(() => show(), [id]);
  if (!opened) return null;
  const { opensNext, isSaving, nextName, failure } = opened.progress;
  const isStored = failure?.unanswered === status;
  return (
    <>
      {failure?.id === id && (
        <Notice
          isAnnounced
          tone={isStored ? 'warning' : 'danger'}
          className={styles.progress}
          title={failureTitle(name, isStored, failure.isKnown)}
        >
          {isStored ? 'Lanjutkan ke berikutnya dengan panah.' : failure.text}
        </Notice>
      )}
      <p role="status" className={styles.saving} hidden={!opensNext}>
        {isSaving && `Menyimpan…${nextName && ` Tombol berikutnya untuk ${nextName}.`}`}
      </p>
    </>
  );
}

function failureTitle(name: string, isStored: boolean, isKnown: boolean) {
  if (isStored) return `Keputusan untuk ${name} sudah tersimpan, walau jawabannya tidak sampai`;
  return isKnown
    ? `Keputusan untuk ${name} belum tersimpan`
    : `Belum diketahui apakah keputusan untuk ${name} tersimpan`;
}
