import { useEffect, useState } from 'react';

/** True once this many milliseconds have passed since the first render. */
export function useHasPassed(milliseconds: number): boolean {
  const [duration] = useState(milliseconds);
  const [hasPassed, setHasPassed] = useState(duration <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  return hasPassed;
}
