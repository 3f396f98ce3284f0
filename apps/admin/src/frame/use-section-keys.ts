import { useEffect } from 'react';
import { isKeyTaken } from './taken-keys.ts';

/** Marks an open drawer that the keys of the menu may leave. */
export const leavableDrawer = 'leavable-drawer';

/**
 * A digit opens the section whose link names it in `aria-keyshortcuts`, from anywhere but a field, a dialog or an open drawer
 * that is not leavable.
 */
export function useSectionKeys() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isDigit = /^\d$/.test(event.key);
      const form = document.querySelector(`.ant-drawer-open:not(.${leavableDrawer})`);
      if (!isDigit || isKeyTaken(event) || form) return;
      document.querySelector<HTMLElement>(`nav [aria-keyshortcuts="${event.key}"]`)?.click();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
