import { useState } from 'react';

/** Copies a text. `announcement` reports the result, and contains the text itself if the browser refuses. */
export function useCopy(text: string) {
  const [announcement, setAnnouncement] = useState('');
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setAnnouncement(isCopied ? 'Tautan telah disalin.' : `Salin sendiri tautan ini: ${text}`);
  };
  return { copy, announcement };
}
