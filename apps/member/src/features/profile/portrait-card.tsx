import { savePortraitMutation } from '@portal/api/alumni';
import { useMutation } from '@portal/api/query';
import type { User } from '@portal/auth/session';
import { Avatar, Button, readPicture } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { CropDialog } from './crop-dialog.tsx';
import styles from './portrait-card.module.css';
import { isStillSignedIn } from './session-check.ts';

const maxMegabytes = 2;

/** The picture of the profile: chosen, checked, cut to a square, and only then sent. */
export function PortraitCard({ user, imageUrl }: { user: User; imageUrl: string }) {
  const save = useMutation(savePortraitMutation(user.id));
  const input = useRef<HTMLInputElement>(null);
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const shownUrl = imageUrl || user.avatarUrl || '';

  const open = async (file: File) => {
    const read = await readPicture(file, maxMegabytes);
    if (read.problem) showToast({ tone: 'error', ...read.problem });
    else setBitmap(read.bitmap);
  };
  const close = () => {
    save.reset();
    setBitmap(null);
  };
  const send = async (picture: Blob) => {
    if (!isStillSignedIn()) return;
    try {
      await save.mutateAsync({ picture, formerUrl: shownUrl });
    } catch {
      // Toast and dialog have said it; the dialog stays with its picture, ready for another try.
      return;
    }
    close();
    showToast({ tone: 'success', title: 'Foto Profil Diperbarui' });
  };

  return (
    <section className={styles.card} aria-labelledby="foto">
      <Avatar name={user.fullName} src={shownUrl} size={112} />
      <div className={styles.words}>
        <h2 id="foto" tabIndex={-1} className={styles.title}>
          Foto profil
        </h2>
        <p className={styles.hint}>JPG atau PNG, paling besar 2 MB.</p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        aria-label="File foto profil"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void open(file);
          // The same file may be chosen again after a refusal.
          event.target.value = '';
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <Camera aria-hidden="true" />
        {shownUrl ? 'Ganti Foto' : 'Pilih Foto'}
      </Button>
      {bitmap && <CropDialog bitmap={bitmap} error={save.error} onSave={send} onClose={close} />}
    </section>
  );
}
