import { useEffect, useEffectEvent, useRef } from 'react';
import { lastPress } from '../frame/recent-presses.ts';

interface OpenDrawers {
  form: string | null;
  detail: string | null;
}

/**
 * After a form that was opened with the mouse from the results of a search, the search is what is typed in next: it gets the focus,
 * with its text selected. After a key, or where a keyboard on the screen would open, the focus returns to what opened the form.
 */
export function useSearchReturn({ form, detail }: OpenDrawers) {
  const isByMouse = useRef(false);
  const follow = useEffectEvent((isOpen: boolean) => {
    const wasByMouse = isByMouse.current;
    isByMouse.current = isOpen && lastPress.key === '' && Number.isFinite(lastPress.at);
    if (isOpen || !wasByMouse || detail !== null) return;
    const field = document.querySelector<HTMLInputElement>('search input');
    if (!field?.value || !matchMedia('(pointer: fine)').matches) return;
    field.focus();
    field.select();
  });
  const isOpen = form !== null;
  useEffect(() => follow(isOpen), [isOpen]);
}
