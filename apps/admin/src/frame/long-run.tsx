import { formatNumber, Stack } from '@portal/ui';
import { Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';

export interface RunProgress {
  done: number;
  /** 0 while it is not known. */
  total: number;
  /** What it does at the moment, if it does one thing after the other. */
  step?: string | undefined;
}

/** What a run is given. */
export interface RunControls {
  /** Stops it before its next part; what is done stays. */
  signal: AbortSignal;
  onProgress: (done: number, total?: number, step?: string) => void;
}

/** One run at a time: a start meanwhile does nothing. Leaving stops it as `stop` does. `progress` is null while none runs. */
export function useLongRun() {
  const [progress, setProgress] = useState<RunProgress | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (total: number, work: (run: RunControls) => Promise<unknown>) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total });
    try {
      await work({
        signal: controller.signal,
        onProgress: (done, of = total, step) => setProgress({ done, total: of, step }),
      });
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return { progress, start, stop: () => running.current?.abort() };
}

/** '1.000 dari 2.334', 'menulis 400 dari 2.334' */
export function progressText({ done, total, step }: RunProgress): string {
  return [step, formatNumber(done), total > 0 && `dari ${formatNumber(total)}`]
    .filter(Boolean)
    .join(' ');
}

interface RunBarProps {
  progress: RunProgress;
  /** What stands below the bar, of `progressText`. */
  text: (count: string) => string;
}

export function RunBar({ progress, text }: RunBarProps) {
  const { done, total } = progress;
  return (
    <Stack gap={4}>
      <Progress percent={Math.floor((100 * done) / Math.max(total, 1))} aria-label="Kemajuan" />
      <p role="status">{text(progressText(progress))}</p>
    </Stack>
  );
}
