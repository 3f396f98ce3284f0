import { Notice } from '@portal/ui';
import { Button } from 'antd';
import { useRef } from 'react';
import { firstField } from './first-field.ts';
import type { FormDraft } from './form-draft.ts';
import styles from './restored-notice.module.css';

interface RestoredNoticeProps {
  draft: FormDraft<unknown>;
  /** Fills the form with what is stored. */
  onDiscard: () => void;
}

/** Above the fields of a form that shows what an earlier visit has left unsaved. */
export function RestoredNotice({ draft, onDiscard }: RestoredNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const discard = () => {
    const form = notice.current?.closest('form');
    onDiscard();
    // The pressed button goes with the notice, and the fields are drawn anew.
    requestAnimationFrame(() => form && firstField(form)?.focus());
  };
  return (
    <div ref={notice} className={styles.notice}>
      <Notice
        title="Isian Anda yang belum disimpan dipulihkan"
        action={
          <Button size="small" onClick={discard}>
            Buang perubahan
          </Button>
        }
      >
        <p>
          Periksa kembali, lalu tekan Simpan.
          {draft.restored?.lacksPicture && ' Gambar yang tadi Anda pilih perlu dipilih lagi.'}
        </p>
      </Notice>
    </div>
  );
}
