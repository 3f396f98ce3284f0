import { Notice } from '@portal/ui';
import { Button } from 'antd';
import { useRef } from 'react';
import { firstField } from '../drawer/side-drawer.tsx';

interface RestoredNoticeProps {
  /** The draft included a chosen picture, which could not be kept. */
  lacksFile: boolean;
  /** The label of the button that submits the form. */
  actionLabel?: string;
  /** Resets the form to the stored values. */
  onDiscard: () => void;
}

/** Shown above the fields of a form that was filled from a draft. */
export function RestoredNotice({
  lacksFile,
  actionLabel = 'Simpan',
  onDiscard,
}: RestoredNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const discard = () => {
    const form = notice.current?.closest('form');
    onDiscard();
    // The clicked button disappears with the notice, and the fields are rendered again.
    requestAnimationFrame(() => form && firstField(form)?.focus());
  };
  return (
    <div ref={notice} style={{ marginBottom: 'var(--space-5)' }}>
      <Notice
        title="Isian Anda yang belum disimpan dipulihkan"
        action={
          <Button size="small" onClick={discard}>
            Buang perubahan
          </Button>
        }
      >
        <p>
          {`Periksa kembali, lalu tekan ${actionLabel}.${
            lacksFile ? ' Gambar yang tadi Anda pilih perlu dipilih lagi.' : ''
          }`}
        </p>
      </Notice>
    </div>
  );
}
