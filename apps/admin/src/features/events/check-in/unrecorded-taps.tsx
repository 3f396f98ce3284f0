import { Button, Notice } from '@portal/ui';
import type { Tap } from './check-in-queue.ts';

interface UnrecordedTapsProps {
  taps: ReadonlyMap<string, Tap>;
  /** Sends all taps again whose failure may have passed. */
  onRetry: () => void;
  onDismiss: (id: string) => void;
}

/** Names each person whose tap the service does not record, also when the registration is no longer in the list. */
export function UnrecordedTaps({ taps, onRetry, onDismiss }: UnrecordedTapsProps) {
  return [...taps].map(([id, { name, isPresent, problem }]) => {
    if (!problem) return null;
    const press = problem.canRetry ? onRetry : () => onDismiss(id);
    return (
      <Notice
        key={id}
        tone="danger"
        title={`${isPresent ? 'Hadir' : 'Belum datang'} tidak tercatat: ${name}`}
        isAnnounced
        action={
          <Button variant="secondary" size="small" onClick={press}>
            {problem.canRetry ? 'Coba lagi' : 'Mengerti'}
          </Button>
        }
      >
        {problem.text}
      </Notice>
    );
  });
}
