import { useEffect, useState } from 'react';

/** True once so many milliseconds have passed since the first drawing. */
export function useHasPassed(milliseconds: number): boolean {
  const [duration] = useState(milliseconds);
  const [hasPassed, setHasPassed] = useState(duration <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  return hasPassed;
}
