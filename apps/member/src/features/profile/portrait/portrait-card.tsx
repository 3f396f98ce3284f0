import { type OwnProfile, savePortraitMutation } from '@portal/api/alumni';
import { useMutation } from '@portal/api/query';
import type { User } from '@portal/auth/session';
import {
  Avatar,
  Button,
  ConfirmDialog,
  encodeSquare,
  FormError,
  Muted,
  maxMegapixels,
  maxSourceMegabytes,
  PictureInput,
  readPicture,
  SquareCrop,
  wholePicture,
} from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { announceSaved } from '../../../review/ask-review.tsx';
import { isStillSignedIn } from '../session-check.ts';
import styles from './portrait-card.module.css';

interface PortraitCardProps {
  user: User;
  profile: OwnProfile | null;
}

/** The picture of the profile: chosen, checked, cropped to a square, and only then uploaded. */
export function PortraitCard({ user, profile }: PortraitCardProps) {
  const imageUrl = profile ? profile.imageUrl : (user.avatarUrl ?? '');
  const save = useMutation(savePortraitMutation(user.id));
  const input = useRef<HTMLInputElement>(null);
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);

  const open = async (file: File) => {
    const read = await readPicture(file, maxSourceMegabytes);
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
      await save.mutateAsync({ picture, formerUrl: imageUrl });
    } catch {
      // Toast and dialog report the failure; the dialog keeps the picture for a retry.
      return;
    }
    close();
    announceSaved('Foto Profil Diperbarui', profile);
  };

  return (
    <section className={styles.card} aria-labelledby="foto">
      <Avatar name={user.fullName} src={imageUrl} size={112} />
      <div className={styles.words}>
        <h2 id="foto" tabIndex={-1} className={styles.title}>
          Foto profil
        </h2>
        <Muted>
          {`JPG atau PNG, paling besar ${maxSourceMegabytes} MB dan ${maxMegapixels()} megapiksel. Setelah dipilih, foto dipotong dan diperkecil.`}
        </Muted>
      </div>
      <PictureInput ref={input} label="File foto profil" onChoose={(file) => void open(file)} />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <Camera aria-hidden="true" />
        <span>{imageUrl ? 'Ganti Foto' : 'Pilih Foto'}</span>
      </Button>
      {bitmap && <CropDialog bitmap={bitmap} error={save.error} onSave={send} onClose={close} />}
    </section>
  );
}

interface CropDialogProps {
  bitmap: ImageBitmap;
  error: Error | null;
  onSave: (picture: Blob) => Promise<void>;
  onClose: () => void;
}

const sidePixels = 512;

function CropDialog({ bitmap, error, onSave, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(wholePicture);
  return (
    <ConfirmDialog
      title="Atur foto profil"
      confirmLabel="Simpan Foto"
      variant="primary"
      onConfirm={async () => onSave(await encodeSquare(bitmap, crop, sidePixels))}
      onClose={onClose}
    >
      {error && <FormError title="Gagal Upload Foto">{error.message}</FormError>}
      <SquareCrop bitmap={bitmap} crop={crop} onChange={setCrop} />
    </ConfirmDialog>
  );
}
