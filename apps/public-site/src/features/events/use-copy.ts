import { succeeds } from '@portal/ui';
import { useState } from 'react';

/** Copies a text. `announcement` reports the result, and contains the text itself if the browser refuses. */
export function useCopy(text: string) {
  const [announcement, setAnnouncement] = useState('');
  const copy = async () => {
    const isCopied = await succeeds(navigator.clipboard.writeText(text));
    setAnnouncement(isCopied ? 'Tautan telah disalin.' : `Salin sendiri tautan ini: ${text}`);
  };
  return { copy, announcement };
}
