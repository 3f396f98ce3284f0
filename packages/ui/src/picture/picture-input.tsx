import type { Ref } from 'react';

interface PictureInputProps {
  /** The button that opens the chooser calls `click` on it. */
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Every picture made of pixels, not only JPG and PNG. */
  anyRaster?: boolean | undefined;
  onChoose: (file: File) => void;
}

/** The hidden file input behind a button that chooses a picture. */
export function PictureInput({ ref, label, anyRaster = false, onChoose }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={`image/jpeg,image/png${anyRaster ? ',image/webp,image/gif,image/avif,image/bmp' : ''}`}
      aria-label={label}
      hidden
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onChoose(file);
        // The same file may be chosen again after a refusal.
        target.value = '';
      }}
    />
  );
}
