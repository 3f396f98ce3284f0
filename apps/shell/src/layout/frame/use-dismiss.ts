import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `close` on Escape, on a press outside of the element, and when the focus leaves it. */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (reason: 'escape' | 'outside') => void,
) {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close('escape');
  });
  const onElsewhere = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !area.current?.contains(target)) close('outside');
  });
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onElsewhere, { signal });
    document.addEventListener('focusin', onElsewhere, { signal });
    return () => controller.abort();
  }, [isOpen]);
}
