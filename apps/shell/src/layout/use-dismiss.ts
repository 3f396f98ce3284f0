import { type RefObject, useEffect } from 'react';

/** Calls `close` on Escape, on a press outside of the element, and when the focus leaves it. */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (reason: 'escape' | 'outside') => void,
) {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close('escape');
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close('outside');
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [area, isOpen, close]);
}
