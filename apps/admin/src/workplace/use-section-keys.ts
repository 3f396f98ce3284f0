import { useEffect } from 'react';
import { isKeyTaken } from '../table/use-shortcuts.ts';

/** A digit opens the section whose link names it in `aria-keyshortcuts`, from anywhere but a field, a dialog or an open drawer. */
export function useSectionKeys() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isDigit = /^\d$/.test(event.key);
      if (!isDigit || isKeyTaken(event) || document.querySelector('.ant-drawer-open')) return;
      document.querySelector<HTMLElement>(`nav [aria-keyshortcuts="${event.key}"]`)?.click();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
