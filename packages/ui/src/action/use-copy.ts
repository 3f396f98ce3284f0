import { useState } from 'react';
import { succeeds } from '../succeeds.ts';

/** Copies a text. `announcement` reports the result, and contains the text itself if the browser refuses. */
export function useCopy(text: string, noun = 'Tautan') {
  const [announcement, setAnnouncement] = useState('');
  const copy = async () => {
    const isCopied = await succeeds(navigator.clipboard.writeText(text));
    setAnnouncement(isCopied ? `${noun} telah disalin.` : `Salin sendiri: ${text}`);
  };
  return { copy, announcement };
}
