import { useRef, useState } from 'react';

/** Runs an action unless it is already running. State alone is not enough: the second press of a double click comes before the render. */
export function useOneAtATime<Input>(action: (input: Input) => Promise<unknown>) {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (input: Input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await action(input);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
