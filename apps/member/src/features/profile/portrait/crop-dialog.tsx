import { ConfirmDialog, encodeSquare, FormError, SquareCrop, wholePicture } from '@portal/ui';
import { useState } from 'react';

interface CropDialogProps {
  bitmap: ImageBitmap;
  error: Error | null;
  onSave: (picture: Blob) => Promise<void>;
  onClose: () => void;
}

const sidePixels = 512;

export function CropDialog({ bitmap, error, onSave, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(wholePicture);
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    await onSave(await encodeSquare(bitmap, crop, sidePixels));
    setIsSaving(false);
  };
  return (
    <ConfirmDialog
      title="Atur foto profil"
      confirmLabel="Simpan Foto"
      variant="primary"
      isBusy={isSaving}
      onConfirm={save}
      onClose={onClose}
    >
      {error && <FormError title="Gagal Upload Foto">{error.message}</FormError>}
      <SquareCrop bitmap={bitmap} crop={crop} onChange={setCrop} />
    </ConfirmDialog>
  );
}
