import { useEffect, useEffectEvent } from 'react';

type Leave = () => void;

// An event of the window and no shared module: shell and areas are built apart, and each holds a copy of this file.
const departureEvent = 'portal:departure';

declare global {
  interface WindowEventMap {
    [departureEvent]: CustomEvent<Leave>;
  }
}

/** For a way out that is no link, such as signing out: runs `leave` at once, unless an open form holds it until the person has decided. */
export function askToLeave(leave: Leave): void {
  const departure = new CustomEvent(departureEvent, { detail: leave, cancelable: true });
  if (window.dispatchEvent(departure)) leave();
}

/** Takes over what `askToLeave` is about to run, while `isHeld`. */
export function useHeldDeparture(isHeld: boolean, onHeld: (leave: Leave) => void): void {
  const hold = useEffectEvent((departure: CustomEvent<Leave>) => {
    departure.preventDefault();
    onHeld(departure.detail);
  });
  useEffect(() => {
    if (!isHeld) return;
    window.addEventListener(departureEvent, hold);
    return () => window.removeEventListener(departureEvent, hold);
  }, [isHeld]);
}
